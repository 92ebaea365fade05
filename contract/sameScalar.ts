import { asBoolean } from './asBoolean';

const asText = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? undefined : String(value);
};

/**
 * Whether two scalars mean the same: compared as text (backends send 3 and "3", null and ""), and as booleans where
 * one of them is a boolean (`true`, 1, "1", "true").
 */
export const sameScalar = (left: unknown, right: unknown): boolean => {
  const text = asText(left);
  if (text !== undefined && text === asText(right)) return true;
  if (typeof left !== 'boolean' && typeof right !== 'boolean') return false;
  const flag = asBoolean(left);
  return flag !== undefined && flag === asBoolean(right);
};
