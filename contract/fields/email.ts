import { checkText } from './checkText';
import type { FieldKind } from './FieldKind';
import { isEmail } from './isEmail';
import { text } from './text';
import { isBlank } from './textCharacters';

/** An e-mail address, trimmed (1§5). */
export const email = {
  ...text,
  check: (value, field) => {
    const problems = checkText(value, { not_only_spaces: false, ...field.rules });
    if (problems.length > 0 || typeof value !== 'string') return problems;
    return isBlank(value) || isEmail(value.trim()) ? [] : [{ key: 'errors.email' }];
  },
} satisfies FieldKind;
