import type { FieldRules } from '../fieldConfig';
import type { FieldError } from './FieldTypeRules';

/** `required`, `min_items`, `max_items` of a list. */
export const checkItemCount = (
  count: number,
  { required, min_items, max_items }: FieldRules,
  emptyKey = 'errors.required',
): readonly FieldError[] => {
  if (count === 0 && required) return [{ key: emptyKey }];
  if (min_items !== undefined && count < min_items) {
    return [{ key: 'errors.minItems', args: { smart_count: min_items } }];
  }
  if (max_items !== undefined && count > max_items) {
    return [{ key: 'errors.maxItems', args: { smart_count: max_items } }];
  }
  return [];
};
