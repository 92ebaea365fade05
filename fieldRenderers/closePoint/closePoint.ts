import type { FieldRenderer } from '../FieldRenderer';
import { ClosePointInput } from './ClosePointInput';
import { ClosePointRead } from './ClosePointRead';

export const closePoint: FieldRenderer = { Input: ClosePointInput, Read: ClosePointRead, wide: true };
