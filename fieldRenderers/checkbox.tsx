import { asBoolean } from '../contract/asBoolean';
import { Tick } from '../ui/Tick';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { OnOffFrame } from './OnOffFrame';
import { ReadOnOff } from './ReadOnOff';
import { useField } from './useField';

/** A tick with its words beside it. */
const CheckboxInput = ({ field }: FieldInputProps) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <OnOffFrame field={field} id={id} errors={errors}>
      <Tick
        {...aria}
        type="checkbox"
        name={field.name}
        checked={asBoolean(value) === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
    </OnOffFrame>
  );
};

export const checkbox: FieldRenderer = { Input: CheckboxInput, Read: ReadOnOff };
