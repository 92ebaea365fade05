/** Where no city says otherwise (docs/spec/3-decisions.md, Wire format 8). */
export const DEFAULT_ZONE = 'Europe/Moscow';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone, `YYYY-MM-DDTHH:MM`: such texts compare like the moments they mean. */
export const wallClock = (now: Date, zone: string): string =>
  formatterOf(zone).format(now).replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** Today in a zone, `YYYY-MM-DD`. */
export const today = (now: Date, zone: string): string => wallClock(now, zone).slice(0, 'YYYY-MM-DD'.length);

/** Swedish writes ISO dates; a formatter is dear to make, so each zone has one. */
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
};
