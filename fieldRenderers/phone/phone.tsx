import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { PhoneControl } from './PhoneControl';
import { PhoneLink } from './PhoneLink';
import { usePhoneVerdicts } from './usePhoneVerdicts';

/** One phone number with its country. */
function PhoneInput({ field }: FieldInputProps) {
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

const PhoneRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <PhoneLink number={value} />}
  </ReadFrame>
);

export const phone: FieldRenderer = { Input: PhoneInput, Read: PhoneRead };
