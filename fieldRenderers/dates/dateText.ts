import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/** What people read and type; on the wire and in the form a date is ISO `YYYY-MM-DD` (3-decisions, Wire format 7). */
const PEOPLE = 'dd.MM.yyyy';
const ISO = 'yyyy-MM-dd';

/** `2026-11-21` -> the local midnight of that day; null when it is no date. */
export function dayOf(iso: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = parse(iso, ISO, new Date(0));
  return isValid(day) ? day : null;
}

export const isoOf = (day: Date): string => format(day, ISO);

/** `2026-11-21` -> `21.11.2026`; what is no date stays as it is, so nothing typed or stored is hidden. */
export function dateText(iso: string): string {
  const day = dayOf(iso);
  return day ? format(day, PEOPLE) : iso;
}

/** `21.11.2026` -> `2026-11-21`; null while the text is incomplete or names a day that does not exist. */
export function readDate(text: string): string | null {
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(text)) return null;
  const day = parse(text, PEOPLE, new Date(0));
  return isValid(day) ? isoOf(day) : null;
}

/** Digits with the dots put in as one types: `2111` -> `21.11.`; a deleted dot stays deleted. */
export function maskDate(typed: string, before = ''): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  const masked = parts.join('.');
  const isGrowing = typed.length > before.length;
  return isGrowing && (digits.length === 2 || digits.length === 4) ? `${masked}.` : masked;
}
