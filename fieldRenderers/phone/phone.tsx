import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { PhoneInput } from './PhoneInput';
import { PhoneLink } from './PhoneLink';

const PhoneRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <PhoneLink number={value} />}
  </ReadFrame>
);

export const phone: FieldRenderer = { Input: PhoneInput, Read: PhoneRead };
