import type { FieldRenderer } from '../FieldRenderer';
import { FileInput } from './FileInput';
import { FileRead } from './FileRead';

export const file: FieldRenderer = { Input: FileInput, Read: FileRead, wide: true };
