import { checkPhone, cleanPhone } from './checkPhone';
import { checkPhoneType } from './checkPhoneType';
import type { FieldTypeRules } from './FieldTypeRules';
import { readText } from './scalarText';

/** One phone number; shown as typed, sent as `+` and digits. */
export const phone = {
  empty: () => '',
  fromRecord: (record, field) => readText(record[field.name]),
  toPayload: (value, field) => ({ [field.name]: writePhone(value) }),
  wireKeys: (field) => [field.name],
  check: (value, field, context) => {
    if (typeof value !== 'string') return [{ key: 'errors.phone.invalidFormat' }];
    if (value === '') return field.rules.required ? [{ key: 'errors.phone.required' }] : [];
    const error = checkPhone(value) ?? checkPhoneType(value, context, [context.initial]);
    return error ? [error] : [];
  },
} satisfies FieldTypeRules;

/** A number that breaks the rules stays as it came: cleaning must not make it look right. */
export const writePhone = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null;
  if (value === '') return null;
  return checkPhone(value) ? value : cleanPhone(value);
};
