import { checkText } from './checkText';
import type { FieldTypeRules } from './FieldTypeRules';
import { cleanEmail, isEmail } from './isEmail';
import { text } from './text';
import { isBlank } from './textCharacters';

/** An e-mail address, trimmed. */
export const email = {
  ...text,
  toPayload: (value, field) => text.toPayload(cleaned(value), field),
  check: (typed, field) => {
    const value = cleaned(typed);
    const errors = checkText(value, { not_only_spaces: false, ...field.rules });
    if (errors.length > 0 || typeof value !== 'string') return errors;
    return isBlank(value) || isEmail(value) ? [] : [{ key: 'errors.email' }];
  },
} satisfies FieldTypeRules;

/** What no address can be stays as it came, with its length and its strange characters. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= MAX_TYPED ? cleanEmail(value) : value;

const MAX_TYPED = 1000;
