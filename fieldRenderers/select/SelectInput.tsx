import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { OptionSelect } from '../OptionSelect';
import { useField } from '../useField';

/** One of many, found by its title. */
export const SelectInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
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
