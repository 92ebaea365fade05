import { asBoolean } from '../contract/asBoolean';
import type { FieldConfig } from '../contract/fieldConfig';
import { Switch } from '../ui/Switch';
import { isJoined } from './closePoint/joinedSwitch';
import type { FieldInputProps, FieldRenderer } from './FieldRenderer';
import { useFormHandle } from './formHandle';
import { OnOffFrame } from './OnOffFrame';
import { ReadOnOff } from './ReadFrame';
import { useField } from './useField';

/** On or off, like a light. */
const ToggleInput = ({ field, mode }: FieldInputProps) => {
  const { fields } = useFormHandle();
  return isJoined(field, fields, mode) ? null : <Toggle field={field} />;
};

const Toggle = ({ field }: { readonly field: FieldConfig }) => {
  const { id, aria, value, onChange, onBlur, errors } = useField(field);
  return (
    <OnOffFrame field={field} id={id} errors={errors}>
      <Switch
        name={field.name}
        checked={asBoolean(value) === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        {...aria}
      />
    </OnOffFrame>
  );
};

export const toggle: FieldRenderer = { Input: ToggleInput, Read: ReadOnOff };
