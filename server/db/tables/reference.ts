import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CategoryKind } from '../../../contract/vocabulary';

/** Lists that belong to nobody; loaded at every start by `server/seed`, ids are fixed there. */
export const countries = pgTable('countries', { id: integer().primaryKey(), title: text().notNull() });

export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  countryId: integer()
    .notNull()
    .references(() => countries.id),
  title: text().notNull(),
  region: text().notNull(),
  /** IANA zone: the venue's wall clock (docs/spec/3-decisions.md, Wire format 8). */
  timezone: text().notNull().default('Europe/Moscow'),
  population: integer().notNull().default(0),
});

export const pointTypes = pgTable('point_types', { id: integer().primaryKey(), title: text().notNull() });

export const phoneTypes = pgTable('phone_types', { id: integer().primaryKey(), title: text().notNull() });

export const marks = pgTable('marks', { id: integer().primaryKey(), title: text().notNull() });

export const baseCategories = pgTable('base_categories', {
  id: integer().primaryKey(),
  title: text().notNull(),
  type: text().$type<CategoryKind | 'dish'>().notNull(),
});
