import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { useRef } from 'react';
import type { FieldConfig } from '../contract/fieldConfig';
import { type PhoneOtherEntry, phoneOtherOf } from '../contract/fields';
import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { errorsAt, errorsBeside } from './errorsAt';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import type { ErrorList } from './fieldErrors';
import { OptionSelect } from './OptionSelect';
import { PartFrame, partAria } from './PartFrame';
import { PhoneControl, type PhoneControlProps } from './phone/PhoneControl';
import { PhoneLink } from './phone/PhoneLink';
import { usePhoneVerdicts } from './phone/usePhoneVerdicts';
import { ReadFrame } from './ReadFrame';
import { useField } from './useField';
import { focusLater, useRowKeys } from './useRowKeys';
import './phone/phone.css';

interface PhoneRowProps {
  readonly id: string;
  readonly field: FieldConfig;
  readonly entry: PhoneOtherEntry;
  readonly index: number;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<PhoneOtherEntry>) => void;
  readonly onLeavePart: (part: keyof PhoneOtherEntry) => void;
  readonly onValidated: PhoneControlProps['onValidated'];
  readonly onRemove: () => void;
}

/** The places of a row that show their own errors. */
const phoneParts = (index: number): readonly string[] => [
  `${index}.phone_number`,
  `${index}.point_phone_type_id`,
];

/** One further phone: what it is for, the number, and the way out. */
function PhoneRow(props: PhoneRowProps) {
  const { id, field, entry, index, errors, onChange, onLeavePart, onValidated, onRemove } = props;
  const number = errorsAt(errors, `${index}.phone_number`);
  const type = errorsAt(errors, `${index}.point_phone_type_id`);
  const at = { smart_count: index + 1 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid that its parts stand in
    <div className="carte-phone-row grid gap-x-16" role="group" aria-label={text('phoneOther.row', at)}>
      <PartFrame id={`${id}-type`} label={text('phoneOther.type')} required errors={type}>
        <OptionSelect
          name={`${field.name}.${index}.point_phone_type_id`}
          options={field.options}
          value={entry.point_phone_type_id}
          placeholder={text('phoneOther.chooseType')}
          aria={partAria(`${id}-type`, type, true)}
          onChange={(chosen) => onChange({ point_phone_type_id: chosen })}
          onBlur={() => onLeavePart('point_phone_type_id')}
        />
      </PartFrame>
      <PartFrame id={`${id}-number`} label={text('phoneOther.number')} required errors={number}>
        <PhoneControl
          name={`${field.name}.${index}.phone_number`}
          value={entry.phone_number}
          placeholder={field.placeholder}
          aria={partAria(`${id}-number`, number, true)}
          onChange={(phone_number) => onChange({ phone_number })}
          onValidated={onValidated}
        />
      </PartFrame>
      <IconButton label={text('phoneOther.remove', at)} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}

/** Further phones of a point, each with its type; rows come and go with buttons. */
function PhoneOtherInput({ field }: FieldInputProps) {
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
          onLeavePart={(part) => onLeavePart(`${index}.${part}`)}
          onValidated={(number, error) => onValidated(number, error, `${index}.phone_number`)}
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

/** The further phones, one a line, each with what it is for. */
function PhoneOtherRead({ field, value }: FieldReadProps) {
  const entries = phoneOtherOf(value);
  const titleOf = (type: string) => field.options.find((option) => sameScalar(option.value, type))?.title;
  return (
    <ReadFrame field={field}>
      {entries.length > 0 &&
        entries.map(({ phone_number, point_phone_type_id }) => (
          <div key={`${point_phone_type_id} ${phone_number}`}>
            <PhoneLink number={phone_number} /> {titleOf(point_phone_type_id)}
          </div>
        ))}
    </ReadFrame>
  );
}

export const phoneOther: FieldRenderer = { Input: PhoneOtherInput, Read: PhoneOtherRead, wide: true };
