import type { FieldKind } from './FieldKind';
import { text } from './text';

/** Many lines of text, under the same rules as one (1§5). */
export const textarea = { ...text } satisfies FieldKind;
