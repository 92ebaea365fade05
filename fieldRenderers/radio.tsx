import { sameScalar } from '../contract/sameScalar';
import { Tick } from '../ui/Tick';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOption } from './ReadOption';
import { useField } from './useField';

/** One of a few, all in sight. */
const RadioInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  return (
    <FieldFrame field={field} id={id} errors={errors} group="radiogroup">
      {field.options.map((option) => (
        <Tick
          key={String(option.value)}
          type="radio"
          label={option.title}
          name={field.name}
          value={String(option.value)}
          checked={sameScalar(option.value, value)}
          onChange={() => onChange(String(option.value))}
          onBlur={onBlur}
        />
      ))}
    </FieldFrame>
  );
};

export const radio: FieldRenderer = { Input: RadioInput, Read: ReadOption };
