const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const TOP_LEVEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** RFC 5321: a path of 256 with its brackets. */
const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

/**
 * An address as people paste it, before it is validated: without what stands around it, seen or not, and with each letter in one
 * piece (a Mac writes `й` in two).
 */
export const cleanEmail = (typed: string): string => typed.replace(AROUND, '').normalize('NFC');

/** Whether a cleaned text is an address a mail can be sent to; domains in any alphabet. Length first, then the rest. */
export const isEmail = (text: string): boolean => {
  if (text.length > MAX_EMAIL) return false;
  const parts = text.split('@');
  const [local, domain] = parts;
  if (parts.length !== 2 || local === undefined || domain === undefined || local.length > MAX_LOCAL)
    return false;
  const labels = domain.split('.');
  return (
    local.split('.').every((atom) => LOCAL.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL && LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
};
