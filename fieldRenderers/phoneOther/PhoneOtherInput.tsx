import AddIcon from '@mui/icons-material/Add';
import { useRef } from 'react';
import { type PhoneOtherEntry, phoneOtherOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { focusLater } from '../focusLater';
import { usePhoneVerdicts } from '../phone/usePhoneVerdicts';
import { useField } from '../useField';
import { useRowKeys } from '../useRowKeys';
import { PhoneRow, phoneParts } from './PhoneRow';

/** Further phones of a point, each with its type; rows come and go with buttons. */
export function PhoneOtherInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, onLeavePart, errors, id } = useField(field);
  const entries = phoneOtherOf(value);
  const onValidated = usePhoneVerdicts(field.name, numbersOf);
  const keys = useRowKeys(entries.length);
  const adder = useRef<HTMLButtonElement>(null);
  const max = field.rules.max_items;
  const isFull = max !== undefined && entries.length >= max;
  const shownParts = entries.flatMap((_entry, index) => phoneParts(index));

  const put = (index: number, change: Partial<PhoneOtherEntry>) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)));
  const remove = (index: number) => {
    keys.remove(index);
    onChange(entries.filter((_entry, at) => at !== index));
    onBlur();
    focusLater(() => adder.current);
  };
  const add = () => {
    const index = entries.length;
    onChange([...entries, { point_phone_type_id: '', phone_number: '' }]);
    focusLater(() => document.getElementById(`${id}-${keys.of(index)}-type`));
  };

  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, shownParts)} group="group">
      {entries.map((entry, index) => (
        <PhoneRow
          key={keys.of(index)}
          id={`${id}-${keys.of(index)}`}
          field={field}
          entry={entry}
          index={index}
          errors={errors}
          onChange={(change) => put(index, change)}
          onLeavePart={onLeavePart}
          onValidated={onValidated}
          onRemove={() => remove(index)}
        />
      ))}
      <div>
        <Button ref={adder} variant="outlined" icon={<AddIcon />} disabled={isFull} onClick={add}>
          {text('phoneOther.add')}
        </Button>
      </div>
    </FieldFrame>
  );
}

const numbersOf = (value: unknown) =>
  phoneOtherOf(value).map(({ phone_number }, index) => ({
    number: phone_number,
    at: `${index}.phone_number`,
  }));
