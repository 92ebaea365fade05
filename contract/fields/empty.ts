import type { FieldTypeRules } from './FieldTypeRules';
import { header } from './header';

/** An empty cell of the form grid: holds no value either. */
export const empty = { ...header } satisfies FieldTypeRules;
