import type { FieldRenderer } from '../FieldRenderer';
import { AddressInput } from './AddressInput';
import { AddressRead } from './AddressRead';

export const address: FieldRenderer = { Input: AddressInput, Read: AddressRead, wide: true };
