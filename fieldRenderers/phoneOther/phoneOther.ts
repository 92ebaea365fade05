import type { FieldRenderer } from '../FieldRenderer';
import { PhoneOtherInput } from './PhoneOtherInput';
import { PhoneOtherRead } from './PhoneOtherRead';

export const phoneOther: FieldRenderer = { Input: PhoneOtherInput, Read: PhoneOtherRead, wide: true };
