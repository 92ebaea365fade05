const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;
/** RFC 5321: a path of 256 with its brackets. */
const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

/** Whether a trimmed text is an address a mail can be sent to; domains in any alphabet. Length first, then the rest. */
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
