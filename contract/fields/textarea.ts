import type { FieldTypeRules } from './FieldTypeRules';
import { text } from './text';

/** Many lines of text, under the same rules as one. */
export const textarea = { ...text } satisfies FieldTypeRules;
