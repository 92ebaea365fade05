/** Two digits each, full year: 21.11.2026 (docs/spec/3-decisions.md, Wire format 7). */
const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The day of a moment of the wire (ISO 8601); nothing where there is none or it cannot be read. */
export const DateText = ({ value }: { readonly value: string | null | undefined }) => {
  const shown = formatDay(value);
  return shown === undefined ? null : <time dateTime={value ?? undefined}>{shown}</time>;
};

/** `2026-11-21` and `2026-11-21T10:00:00Z` -> `21.11.2026`. A bare day is not shifted by the reader's time zone. */
export const formatDay = (value: string | null | undefined): string | undefined => {
  if (!value) return undefined;
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
  return Number.isNaN(moment.getTime()) ? undefined : dayFormat.format(moment);
};

const momentFormat = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment of these days: day and 24-hour time in the reader's zone. */
export const MomentText = ({ value }: { readonly value: string | null | undefined }) => {
  const moment = new Date(value ?? '');
  return Number.isNaN(moment.getTime()) ? null : (
    <time dateTime={value ?? undefined}>{momentFormat.format(moment)}</time>
  );
};
