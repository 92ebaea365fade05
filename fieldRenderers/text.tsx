import { FieldCounter } from './FieldCounter';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOnlyText } from './ReadOnlyText';
import { useFieldText } from './useFieldText';

const asTyped = {};
const numericMode = { clean: (typed: string) => typed.replace(/\D/g, '') };

/** One line of text: trimmed when it is left, digits only in numeric mode, a live counter where asked for. */
const TextInput = ({ field }: FieldInputProps) => {
  const isNumeric = isNumericMode(field.rules.pattern);
  const { id, aria, bind, errors } = useFieldText(field, isNumeric ? numericMode : asTyped);
  const { ref, ...listeners } = bind;
  return (
    <FieldFrame
      field={field}
      id={id}
      errors={errors}
      counter={field.symbolCounter && <FieldCounter name={field.name} max={field.rules.max_length} />}
    >
      <div className="box field-box">
        <input
          {...aria}
          {...listeners}
          ref={ref}
          type="text"
          placeholder={field.placeholder}
          inputMode={isNumeric ? 'numeric' : field.autocomplete === 'tel' ? 'tel' : undefined}
          autoComplete={field.autocomplete}
        />
      </div>
    </FieldFrame>
  );
};

export const text: FieldRenderer = { Input: TextInput, Read: ReadOnlyText };

/** `^\d+$`, `^[0-9]{4}$` and the like: a text that may hold digits only. */
const DIGITS_PATTERN = /^\^(?:\\d|\[0-9\])(?:[*+]|\{\d+(?:,\d*)?\})?\$$/;

/** Whether a text's pattern asks for digits alone: then the input is in numeric mode (whole numbers, docs/spec/3-decisions.md). */
const isNumericMode = (pattern: string | undefined): boolean =>
  pattern !== undefined && DIGITS_PATTERN.test(pattern);
