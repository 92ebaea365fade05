/**
 * Whose day a date of a record is (docs/spec/3-decisions.md, 22): that of the zone it names, of the venue it belongs to; where it
 * names none that is known here, the reader's.
 */
export const zoneOf = (record: object = {}): string => {
  const zone = 'timezone' in record && record.timezone;
  return typeof zone === 'string' && isZone(zone) ? zone : readerZone();
};

const MINUTE = 60_000;

/** Where no city says otherwise (docs/spec/3-decisions.md, Wire format 8). */
export const DEFAULT_ZONE = 'Europe/Moscow';

/** The zone of the device; one that travels is noticed within a minute. */
export const readerZone = (): string => {
  // Making the formatter that tells it was a sixth of the script of a list with a date in each row.
  if (performance.now() >= reader.until)
    reader = {
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      until: performance.now() + MINUTE,
    };
  return reader.zone;
};
let reader = { zone: '', until: 0 };

/** An IANA name that this machine knows. Offsets such as `+03:00` are zones to newer engines, but not to the contract. */
export const isZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z]/.test(zone) && formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone, `YYYY-MM-DDTHH:MM`: such texts compare like the moments they mean. */
export const wallClock = (now: Date | number, zone: string): string =>
  formatterOf(zone).format(now).replace(' ', 'T').slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** The day it is in a zone, `YYYY-MM-DD`. */
export const dayAt = (now: Date | number, zone: string): string =>
  wallClock(now, zone).slice(0, 'YYYY-MM-DD'.length);

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

const DAY = 24 * 60 * MINUTE;

/** The day so many days after another, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** 0 = Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

const known = new Map<string, number>();
/** A page of records asks for the same few moments again and again. */
const KNOWN = 5000;

/**
 * The first moment (UTC, milliseconds) at which the zone's clock shows this time, or has passed it where it leaves the time out:
 * on the night of summer time an hour is missing, on that of winter time one is there twice. NaN for a text that is no time.
 */
export const momentOf = (wall: string, zone: string): number => {
  const key = `${zone} ${wall}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size >= KNOWN) known.clear();
  const found = firstMoment(wall, zone);
  known.set(key, found);
  return found;
};

const firstMoment = (wall: string, zone: string): number => {
  const wanted = Date.parse(`${wall}Z`);
  if (Number.isNaN(wanted)) return Number.NaN;
  const offsets = [offsetAt(wanted - DAY, zone), offsetAt(wanted + DAY, zone)];
  let before = wanted - Math.max(...offsets);
  let reached = wanted - Math.min(...offsets);
  if (wallClock(before, zone) === wall) return before;
  if (wallClock(reached, zone) === wall) return reached;
  while (reached - before > MINUTE) {
    const middle = before + Math.floor((reached - before) / 2 / MINUTE) * MINUTE;
    if (wallClock(middle, zone) < wall) before = middle;
    else reached = middle;
  }
  return reached;
};

/** How far the zone's clock is ahead of UTC. The moment is a whole minute. */
const offsetAt = (moment: number, zone: string): number => Date.parse(`${wallClock(moment, zone)}Z`) - moment;
