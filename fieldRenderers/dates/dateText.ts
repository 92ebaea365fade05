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
 * What people read (3-decisions, Wire format 7): `2026-11-21` -> `21.11.2026`; what is no date stays as it is, so
 * nothing typed or stored is hidden.
 */
export const dateText = (iso: string): string => (isIsoDate(iso) ? iso.split('-').reverse().join('.') : iso);

/** `21.11.2026` -> `2026-11-21`; null while the text is incomplete or names a day that does not exist. */
export function readDate(text: string): string | null {
  const iso = text.split('.').reverse().join('-');
  return isIsoDate(iso) ? iso : null;
}

/** Digits with the dots put in as one types: `2111` -> `21.11.`; a deleted dot stays deleted. */
export function maskDate(typed: string, before = ''): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const masked = parts.join('.');
  const isGrowing = typed.length > before.length;
  return isGrowing && (digits.length === 2 || digits.length === 4) ? `${masked}.` : masked;
}
