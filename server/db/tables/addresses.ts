import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/**
 * Addresses that guests may hold of records that have another one today: they lead on to it, and nobody else gets them
 * (docs/spec/4-beyond.md, GV-08).
 */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    id: id(),
    /** The resource, and which of its records. */
    owner: text().notNull(),
    ownerId: integer().notNull(),
    /** What the record belongs to: a business, a venue, a menu. */
    parentId: integer().notNull(),
    url: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('old_addresses_url').on(table.owner, table.url, table.parentId),
    index('old_addresses_owner').on(table.owner, table.ownerId),
  ],
);
