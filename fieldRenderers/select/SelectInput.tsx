import { useEffect } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { textOf } from '../../contract/fields/scalarText';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { OptionSelect } from '../OptionSelect';
import { useField } from '../useField';

/** One of many, found by its title. */
export const SelectInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  useUsualValue(field);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <OptionSelect
        name={field.name}
        options={field.options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        placeholder={field.placeholder || text('form.select.placeholder')}
        aria={aria}
        canClear={!field.rules.required}
      />
    </FieldFrame>
  );
};

/** Takes the usual value with the first one of the field beside it, and gives it up with that as long as nobody has chosen another. */
const useUsualValue = ({ name, usual }: FieldConfig): void => {
  const { onValue, getValues, setValue } = useFormHandle();
  const { beside, value } = usual ?? {};
  useEffect(() => {
    if (beside === undefined) return;
    let isTaken = false;
    return onValue(beside, (typed) => {
      const isFilled = textOf(typed) !== '';
      const own = getValues()[name];
      const isDue = isFilled ? textOf(own) === '' : isTaken && own === value;
      if (!isDue) return;
      isTaken = isFilled;
      setValue(name, isFilled ? value : '');
    });
  }, [name, beside, value, onValue, getValues, setValue]);
};
