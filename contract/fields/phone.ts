import { checkPhone, cleanPhone } from './checkPhone';
import type { CheckContext, FieldError, FieldTypeRules } from './FieldTypeRules';
import { text } from './text';

/** One phone number; shown as typed, sent as `+` and digits. */
export const phone = {
  ...text,
  toPayload: (value, field) => ({ [field.name]: writePhone(value) }),
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

/** The kind a number is checked for first, and the two more that are accepted. */
const ACCEPTED: readonly string[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** The numbering plans read another number in it (`+7 8 916 ...` is dialled as `+7 916 ...`), or none: there is no such country. */
export const MISREAD = 'MISREAD';

/**
 * Refuses a number that the numbering plans read as another one or not at all, or know as another kind (toll-free, premium rate, pager,
 * ...). What they do not know in a country passes: plans are older than numbers. So does a number that was there before and stays (docs/spec/3-decisions.md, Open points 11, by analogy).
 */
export const checkPhoneType = (
  number: string,
  { phoneTypeOf }: Pick<CheckContext, 'phoneTypeOf'>,
  before: readonly unknown[],
): FieldError | undefined => {
  const type = before.includes(number) ? undefined : phoneTypeOf?.(cleanPhone(number));
  if (type === MISREAD) return { key: 'errors.phone.invalidFormat' };
  return type === undefined || ACCEPTED.includes(type) ? undefined : { key: 'errors.phone.wrongType' };
};
