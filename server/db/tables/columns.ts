import { type AnyPgColumn, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/**
 * Columns that many tables share. Moments are always written from the dependencies's clock, never by the database's `now()`,
 * so that the seven-day window and the limits can be tested with a clock of our own.
 */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Names the row of another table that this one is part of, and goes with. */
export const partOf = (of: () => AnyPgColumn) => integer().notNull().references(of, { onDelete: 'cascade' });

/** The same where there is at most one of it: it is known by the number of what it is part of. */
export const onlyOf = (of: () => AnyPgColumn) =>
  integer().primaryKey().references(of, { onDelete: 'cascade' });

/** A moment in UTC, read and written as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Counts the accepted writes of a record: travels as its ETag. */
export const version = () => integer().notNull().default(1);

/** Everything a record with a bin carries. `deletedAt` set = in the bin. */
export const lifecycle = () => ({
  version: version(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  deletedAt: moment(),
  /** When guests could see it for the first time: its address follows its title only until then. */
  shownAt: moment(),
});

/** Values of configured fields that have no column of their own, by wire key. */
export const extra = () => jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({});

/** A schedule in the codec's stored form, whatever dialect it travels in. */
export const schedule = () => jsonb().$type<Readonly<Record<string, unknown>>>();

const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Where a record stands among those under its parent, as a fractional key: between two keys there is always another, so that
 * moving one row writes one row. Keys compare by their bytes. Null: written past the engine; it stands last until it is moved.
 */
export const position = () => byteText();
