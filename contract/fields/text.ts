import { checkText } from './checkText';
import type { FieldTypeRules } from './FieldTypeRules';
import { readText, writeText } from './scalarText';

/** One line of text; the value is the text as typed, trimmed on the way out. */
export const text = {
  empty: () => '',
  fromRecord: (record, field) => readText(record[field.name]),
  toPayload: (value, field) => ({ [field.name]: writeText(value) }),
  wireKeys: (field) => [field.name],
  check: (value, field) => checkText(value, field.rules),
} satisfies FieldTypeRules;
