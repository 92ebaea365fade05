import { wallClock, zoneOf } from '../../contract/visibility/venueClock';

interface DateTextProps {
  /** ISO 8601. */
  readonly value: string | null | undefined;
  /** The record that the moment is told of: it is read by the clock of its venue (`zoneOf`). */
  readonly of?: object | undefined;
}

/** The day of a moment of the wire; nothing where there is none or it cannot be read. */
export const DateText = ({ value, of }: DateTextProps) => {
  const shown = formatDay(value, of);
  return shown === undefined ? null : <time dateTime={value ?? undefined}>{shown}</time>;
};

/**
 * `2026-11-21` and `2026-11-21T10:00:00Z` -> `21.11.2026` (docs/spec/3-decisions.md, Wire format 7 and 22). A bare day is the same
 * in every zone.
 */
export const formatDay = (value: string | null | undefined, of?: object): string | undefined => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
  const day = isDay ? value : wallClockOf(value, of)?.slice(0, 'YYYY-MM-DD'.length);
  return Number.isNaN(Date.parse(day ?? '')) ? undefined : day?.split('-').reverse().join('.');
};

/** A moment of these days: day and 24-hour time. */
export const MomentText = ({ value, of }: DateTextProps) => {
  const [day, time] = wallClockOf(value, of)?.split('T') ?? [];
  return day === undefined ? null : (
    <time dateTime={value ?? undefined}>{`${day.split('-').reverse().slice(0, 2).join('.')}, ${time}`}</time>
  );
};

/** `YYYY-MM-DDTHH:MM` by the clock of the record's venue. */
export const wallClockOf = (value: string | null | undefined, of?: object): string | undefined => {
  const moment = new Date(value || Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : wallClock(moment, zoneOf(of));
};
