import { checkbox } from './checkbox';
import type { FieldTypeRules } from './FieldTypeRules';

/** An on/off switch: both positions are answers, so `required` asks for nothing. */
export const toggle = {
  ...checkbox,
  check: (value) => (typeof value === 'boolean' ? [] : [{ key: 'errors.invalidFormat' }]),
} satisfies FieldTypeRules;
