import type { FieldReadProps } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { PhoneLink } from './PhoneLink';

export const PhoneRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <PhoneLink number={value} />}
  </ReadFrame>
);
