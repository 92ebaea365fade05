import type { FieldTypeRules } from './FieldTypeRules';

/** A heading between fields: holds no value, sends nothing. */
export const header = {
  empty: () => undefined,
  fromRecord: () => undefined,
  toPayload: () => ({}),
  wireKeys: () => [],
  check: () => [],
} satisfies FieldTypeRules;
