import type { FieldRenderer } from '../FieldRenderer';
import { PhoneInput } from './PhoneInput';
import { PhoneRead } from './PhoneRead';

export const phone: FieldRenderer = { Input: PhoneInput, Read: PhoneRead };
