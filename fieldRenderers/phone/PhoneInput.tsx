import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useField } from '../useField';
import { PhoneControl } from './PhoneControl';
import { usePhoneVerdicts } from './usePhoneVerdicts';

/** One phone number with its country. */
export function PhoneInput({ field }: FieldInputProps) {
  const { value, onChange, errors, id, aria } = useField(field);
  const onValidated = usePhoneVerdicts(field.name, numberOf);
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <PhoneControl
        name={field.name}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onValidated={onValidated}
        aria={aria}
        placeholder={field.placeholder}
      />
    </FieldFrame>
  );
}

const numberOf = (value: unknown) => (typeof value === 'string' ? [{ number: value }] : []);
