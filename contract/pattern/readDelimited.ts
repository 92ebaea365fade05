/** What may stand around a pattern. */
export const DELIMITERS = '/#~@%!';

/** Flags that change nothing here: every pattern knows Unicode, a yes or no knows no greed. */
const IDLE = /[uUDgJSX]/g;
const KNOWN = /^[imsuUDgJSXxAy]*$/;
/** What PHP writes and JavaScript does not: `\x{430}`, `\pL`; any other escape stays as it is. */
const ESCAPE = /\\(?:x\{([0-9a-fA-F]{1,6})\}|([pP])([A-Z])|[\s\S])/g;

/**
 * A pattern between delimiters, as PHP and JavaScript write them in their code, without them: `/^[a-z]+$/iu` is
 * `(?i)^[a-z]+$`. Flags that are not supported stay, for the reader of patterns to refuse. Any other pattern stays as it is.
 */
export const readDelimited = (pattern: string): string => {
  const trimmed = pattern.trim();
  const delimiter = trimmed.charAt(0);
  const end = trimmed.lastIndexOf(delimiter);
  const flags = trimmed.slice(end + 1);
  if (delimiter === '' || !DELIMITERS.includes(delimiter) || end < 2 || !KNOWN.test(flags)) return pattern;
  const meant = [...new Set(flags.replace(IDLE, ''))].join('');
  return (meant === '' ? '' : `(?${meant})`) + trimmed.slice(1, end).replace(ESCAPE, inJavaScript);
};

const inJavaScript = (whole: string, ...groups: readonly (string | undefined)[]): string => {
  const [code, letter, property] = groups;
  if (code !== undefined) return `\\u{${code}}`;
  return letter !== undefined && property !== undefined ? `\\${letter}{${property}}` : whole;
};
