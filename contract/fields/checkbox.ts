import type { FieldTypeRules } from './FieldTypeRules';
import { readFlag } from './readFlag';

/** A tick: a boolean, read from every way it travels. Required means ticked. */
export const checkbox = {
  empty: () => false,
  fromRecord: (record, field) => readFlag(record[field.name]),
  toPayload: (value, field) => ({ [field.name]: readFlag(value) }),
  wireKeys: (field) => [field.name],
  check: (value, field) => {
    if (typeof value !== 'boolean') return [{ key: 'errors.invalidFormat' }];
    return field.rules.required && !value ? [{ key: 'errors.required' }] : [];
  },
} satisfies FieldTypeRules;
