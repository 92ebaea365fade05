import { asBoolean } from '../asBoolean';
import type { FieldTypeRules } from './FieldTypeRules';

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

/** Reads a boolean from every way it travels; nothing is `false`, anything else goes through as it came. */
export const readFlag = (raw: unknown): unknown =>
  raw === null || raw === undefined || raw === '' ? false : (asBoolean(raw) ?? raw);
