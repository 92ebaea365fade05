import { textOf } from '../../contract/fields';
import { dateBounds } from '../../contract/fields/date';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { DateInput } from './DateInput';
import { dateText } from './dateText';

/** A day, typed or picked in the calendar. */
const DateFieldInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  const { today } = useFormHandle();
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <DateInput
        id={id}
        name={field.name}
        value={textOf(value)}
        label={field.title}
        {...dateBounds(field.rules, today)}
        autoComplete={field.autocomplete}
        invalid={errors.length > 0}
        describedBy={aria['aria-describedby']}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

const DateRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>{dateText(textOf(value))}</ReadFrame>
);

export const date: FieldRenderer = { Input: DateFieldInput, Read: DateRead };
