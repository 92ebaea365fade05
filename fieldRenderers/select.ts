import type { FieldRenderer } from './FieldRenderer';
import { ReadOption } from './ReadOption';
import { SelectInput } from './select/SelectInput';

export const select: FieldRenderer = { Input: SelectInput, Read: ReadOption };
