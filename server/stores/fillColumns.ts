import type { WireRecord } from '../../contract/fields';

/** How wire keys of a form fill columns; a key without a reader has no column. */
export type ColumnReaders<Row> = Readonly<Record<string, (value: unknown) => Partial<Row>>>;

interface WithExtra {
  readonly extra: WireRecord;
}

/**
 * A form's values as columns: only keys that were sent. What a section configures beyond the columns is kept in `extra`,
 * so that a field added to a section needs no migration.
 */
export const fillColumns = <Row extends object>(
  values: WireRecord,
  readers: ColumnReaders<Row>,
  { extra }: WithExtra = { extra: {} },
): Partial<Row> & WithExtra => {
  const row: Partial<Row> = {};
  const more: Record<string, unknown> = { ...extra };
  for (const [key, value] of Object.entries(values)) {
    const read = Object.hasOwn(readers, key) ? readers[key] : undefined;
    if (read) Object.assign(row, read(value));
    else more[key] = value;
  }
  return { ...row, extra: more };
};

/** Nothing and the empty text are the same: null. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A decimal as text, so that no digit is lost on the way to a numeric column. */
export const decimalOrNull = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : textOrNull(value);

export const idOrNull = (value: unknown): number | null => {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
};

export const objectOrNull = (value: unknown): WireRecord | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;
