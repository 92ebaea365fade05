import type { FieldConfig, FieldOption } from '../fieldConfig';
import { sameScalar } from '../sameScalar';
import { DISPLAY_STATUSES } from '../vocabulary';
import { choice } from './choice';
import type { FieldTypeRules } from './FieldTypeRules';

const STATUSES: readonly FieldOption[] = DISPLAY_STATUSES.map((status) => ({ value: status, title: status }));
const statusesOf = (field: FieldConfig): readonly FieldOption[] =>
  field.options.length > 0 ? field.options : STATUSES;

const base = choice(statusesOf);

/**
 * The status of a record: one of the options, or of all statuses where the config names none. A status that nobody
 * can choose (draft, under moderation) is fine while it stays as it was. Nothing chosen is nothing to send.
 */
export const changeStatus = {
  ...base,
  toPayload: (value, field) => (value === '' || value === undefined ? {} : base.toPayload(value, field)),
  check: (value, field, { initial }) =>
    initial !== undefined && value !== '' && sameScalar(value, initial) ? [] : base.check(value, field),
} satisfies FieldTypeRules;
