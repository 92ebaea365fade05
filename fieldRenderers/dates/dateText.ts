import { isIsoDate } from '../../contract/fields/isoDate';

/** `2026-11-21` -> the local midnight of that day; null when it is no date. */
export function dayOf(iso: string): Date | null {
  if (!isIsoDate(iso)) return null;
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The day a moment belongs to on this device: `2026-11-21`. */
export const isoOf = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');

/**
 * What people read (docs/spec/3-decisions.md, Wire format 7): `2026-11-21` -> `21.11.2026`; what is no date stays as it is, so
 * nothing typed or stored is hidden.
 */
export const dateText = (iso: string): string => (isIsoDate(iso) ? iso.split('-').reverse().join('.') : iso);

/** `21.11.2026` -> `2026-11-21`; null while the text is incomplete or names a day that does not exist. */
export function readDate(text: string): string | null {
  const iso = text.split('.').reverse().join('-');
  return isIsoDate(iso) ? iso : null;
}

const SEPARATOR = /[./,\-\s]+/;
const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/**
 * Digits with the dots put in as one types: `2111` -> `21.11.`, `1.` -> `01.`, `1/12/2026` -> `01.12.2026`; a deleted dot
 * stays deleted.
 */
export function maskDate(typed: string, before = ''): string {
  if (ISO.test(typed)) return typed.replace(ISO, '$3.$2.$1');
  const digits = digitsOf(typed);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const masked = parts.join('.');
  const isGrowing = typed.length > before.length;
  return isGrowing && (digits.length === 2 || digits.length === 4) ? `${masked}.` : masked;
}

/** The digits of `ddMMyyyy`: a day or a month that is closed with one digit gets its zero. */
const digitsOf = (typed: string): string => {
  const parts = typed
    .replace(/[^\d./,\-\s]/g, '')
    .replace(/^\D+/, '')
    .split(SEPARATOR);
  const digits = parts.reduce((before, part, index) => {
    const isHalf = part.length === 1 && before.length < 4 && index < parts.length - 1;
    return before + (isHalf ? `0${part}` : part);
  }, '');
  return digits.slice(0, 8);
};

/** A date that is left, as ISO: a year of two digits is one of this century. What is no date stays as it is. */
export function completeDate(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{2}|\d{4})$/.exec(maskDate(typed)) ?? [];
  return readDate(`${day}.${month}.${year.padStart(4, '20')}`) ?? typed;
}
