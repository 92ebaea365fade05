import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FieldRights, Levels } from '../../../contract/rights';
import { id, moment, partOf, version } from './columns';

/** What one owner runs: venues belong to it, and people are its members. */
export const businesses = pgTable('businesses', {
  id: id(),
  title: text().notNull().default(''),
  version: version(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** What members of a business may do. One with a `preset` is as the code says; the others are as their owner made them. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    businessId: partOf(() => businesses.id),
    preset: text(),
    title: text().notNull().default(''),
    levels: jsonb().$type<Levels>().notNull().default({}),
    fields: jsonb().$type<FieldRights>().notNull().default({}),
    version: version(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('roles_preset').on(table.businessId, table.preset)],
);
