import type { FieldConfig } from '../fieldConfig';
import { checkText } from './checkText';
import type { FieldTypeRules } from './FieldTypeRules';
import { text } from './text';
import { isBlank } from './textCharacters';

/** Letters, digits and `. _ ~ -`, of which one at least is no sign: a bare `-` names nothing. */
const SEGMENT = /^[._~-]*[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAX_URL = 2000;

/**
 * An address. Where it is the record's own page (named `url`, generated, or prefixed) only the last path segment is
 * sent; any other link is sent whole.
 */
export const url = {
  ...text,
  toPayload: (value, field) => text.toPayload(whatIsSent(value, field), field),
  // The rules validate what is sent: nobody counts the letters before it.
  check: (value, field) => {
    const errors = checkText(whatIsSent(value, field), {
      max_length: MAX_URL,
      not_only_spaces: false,
      ...field.rules,
    });
    if (errors.length > 0 || typeof value !== 'string') return errors;
    if (isBlank(value) || isUrl(value.trim(), field)) return [];
    return [{ key: isOwnPage(field) ? 'errors.urlSegment' : 'errors.url' }];
  },
} satisfies FieldTypeRules;

/** `https://carte.example/p/coffee/?a=1` -> `coffee`; `''` = there is none. */
export const lastSegment = (address: string): string => {
  const path = (address.trim().split(/[?#]/)[0] ?? '').replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  return path.split('/').findLast((part) => part !== '') ?? '';
};

/** Whether what was typed is an address of the record's own page: its last part, or one that ends with it. */
export const isOwnAddress = (typed: string, field: FieldConfig): boolean =>
  isOwnPage(field) && isUrl(typed.trim(), field);

/** What is no address stays as it came: cutting must not make it look right. */
const whatIsSent = (value: unknown, field: FieldConfig): unknown => {
  if (typeof value !== 'string' || value.length > MAX_URL || !isOwnPage(field)) return value;
  return isUrl(value.trim(), field) ? lastSegment(value) : value;
};

/** Whether only the last part is the field's to say. */
export const isOwnPage = (field: FieldConfig): boolean =>
  field.autoGenerate || field.prefix !== '' || field.name === 'url';

const isUrl = (typed: string, field: FieldConfig): boolean => {
  if (!isOwnPage(field)) return isHttp(typed);
  if (!typed.includes('/') && !SCHEME.test(typed)) return SEGMENT.test(typed);
  if (leadsElsewhere(typed)) return false;
  const whole = SCHEME.test(typed) ? typed : `https://carte.example/${typed}`;
  return isHttp(whole) && SEGMENT.test(decoded(lastSegment(typed)));
};

/** `../../x` and `//host/x`: cutting the last part out of these would make something of them that nobody meant. */
const leadsElsewhere = (typed: string): boolean =>
  typed.startsWith('//') || typed.split(/[/\\]/).some((part) => ['.', '..'].includes(decoded(part)));

/** Only what a browser may open: no `javascript:`, no spaces, a host. */
const isHttp = (address: string): boolean => {
  if (/\s/.test(address) || !/^https?:\/\/[^/]/i.test(address)) return false;
  return URL.canParse(address);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
};
