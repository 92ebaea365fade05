/** `+7 916 123-45-67` for numbers of Russia and Kazakhstan, whole or begun, without the numbering plans; others as they are. */
export function shownPhone(number: string): string {
  const parts = /^\+7(\d{1,3})(\d{0,3})(\d{0,2})(\d{0,2})$/.exec(number.replace(/[\s()-]/g, ''));
  return parts ? `+7 ${parts[1]} ${parts.slice(2).filter(Boolean).join('-')}`.trimEnd() : number;
}

/** Whether a number, or none yet, is one of Russia (the initial country) as far as its first digits tell. */
export const isOfRussia = (number: string): boolean => number === '' || /^\+7(?![67])/.test(number);

/**
 * What stands in the form for a number typed before the numbering plans are there: `+` and digits, as the widget makes
 * it. A number without `+` is one of Russia, where people begin with 8 or 7, or with neither.
 */
export function plainNumber(typed: string): string {
  // An extension is no part of the number, and in `+44 (0)1604` and `+7 8 916` one digit is only dialled at home.
  const [number = ''] = /^[^\p{L},;#]*/u.exec(typed) ?? [];
  const digits = number.replace(/\(0\)|\D/g, '').slice(0, MAX_DIGITS);
  if (number.trimStart().startsWith('+')) return `+${digits.replace(/^7[78](?=\d{10}$)/, '7')}`;
  return digits === '' ? '' : `+7${digits.replace(/^[78]/, '')}`;
}

/** E.164. */
const MAX_DIGITS = 15;
