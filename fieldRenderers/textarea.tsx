import { FieldCounter } from './FieldCounter';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOnlyText } from './ReadOnlyText';
import { useFieldText } from './useFieldText';

/**
 * Several lines: a native textarea that grows with its text (`field-sizing`), because MUI's measures the page on every
 * key. A maximum alone brings the counter.
 */
const TextareaInput = ({ field }: FieldInputProps) => {
  const { id, aria, bind, errors } = useFieldText(field);
  const { ref, ...listeners } = bind;
  const max = field.rules.max_length;
  const counted = field.symbolCounter || max !== undefined;
  return (
    <FieldFrame
      field={field}
      id={id}
      errors={errors}
      counter={counted && <FieldCounter name={field.name} max={max} />}
    >
      <div className="box field-box">
        <textarea {...aria} {...listeners} ref={ref} placeholder={field.placeholder} rows={3} />
      </div>
    </FieldFrame>
  );
};

export const textarea: FieldRenderer = { Input: TextareaInput, Read: ReadOnlyText };
