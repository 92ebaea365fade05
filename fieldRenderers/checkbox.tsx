import Checkbox from '@mui/material/Checkbox';
import { asBoolean } from '../contract/asBoolean';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { OnOffFrame } from './OnOffFrame';
import { ReadOnOff } from './ReadOnOff';
import { useField } from './useField';

/** A tick with its words beside it. */
const CheckboxInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, problems } = useField(field);
  return (
    <OnOffFrame field={field} id={id} problems={problems}>
      <Checkbox
        name={field.name}
        checked={asBoolean(value) === true}
        onChange={(_event, isChecked) => onChange(isChecked)}
        onBlur={onBlur}
        slotProps={{ input: aria }}
      />
    </OnOffFrame>
  );
};

export const checkbox: FieldRenderer = { Input: CheckboxInput, Read: ReadOnOff };
