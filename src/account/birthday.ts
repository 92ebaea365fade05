import { maskDate } from '../../fieldRenderers/dates/dateText';

const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const WIRE = /^(\d{4})-(\d{2})-(\d{2})/;

/** `1988-04-12` as people read it: `12.04.1988`; '' for anything else. */
export const shownBirthday = (wire: string): string => wire.replace(WIRE, '$3.$2.$1').match(SHOWN)?.[0] ?? '';

/** What was typed as `dd.MM.yyyy` for the wire; null where it is no day of the calendar. */
export const wireBirthday = (shown: string): string | null => {
  const [, day, month, year] = SHOWN.exec(shown.trim()) ?? [];
  if (!day || !month || !year) return null;
  const wire = `${year}-${month}-${day}`;
  const date = new Date(`${wire}T00:00:00Z`);
  // 31.02 rolls over into March: only a date that reads back the same exists.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(wire) ? wire : null;
};

/** Puts the dots in while digits are typed: `12041988` and `12.4.1988` become `12.04.1988`; none stands at the end. */
export const maskBirthday = (typed: string): string => maskDate(typed, typed);
