/**
 * Characters no text may hold: NUL and the other controls (a database refuses NUL; line breaks and tabs are fine), and
 * the marks that turn the reading direction around, with which a title can pose as another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/u;
/** Half of a surrogate pair: with the `u` flag a whole pair is one character and does not match. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
/** White space of every kind and everything that leaves no mark on the screen (zero width, soft hyphen, fillers). */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u;

export const hasInvalidCharacters = (text: string): boolean =>
  FORBIDDEN.test(text) || LONE_SURROGATE.test(text);

/** Whether nothing of the text can be seen. */
export const isBlank = (text: string): boolean => BLANK.test(text);
