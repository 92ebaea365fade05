import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldCounter } from './FieldCounter';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { ReadOnlyText } from './ReadOnlyText';
import { useFieldText } from './useFieldText';

/** One line of text: trimmed when it is left, with the live counter where the section asks for one (1§5). */
const TextInput = ({ field }: FieldInputProps) => {
  const { id, aria, bind, problems } = useFieldText(field);
  const { ref, ...listeners } = bind;
  return (
    <FieldFrame
      field={field}
      id={id}
      problems={problems}
      counter={field.symbolCounter && <FieldCounter name={field.name} max={field.rules.max_length} />}
    >
      <OutlinedInput
        fullWidth
        error={problems.length > 0}
        placeholder={field.placeholder}
        inputRef={ref}
        inputProps={{ ...aria, ...listeners }}
      />
    </FieldFrame>
  );
};

export const text: FieldRenderer = { Input: TextInput, Read: ReadOnlyText };
