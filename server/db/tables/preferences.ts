import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Preferences } from '../../../contract/preferences';
import { moment } from './columns';
import { users } from './people';

/** What somebody has settled for themselves; no row = nothing yet. */
export const preferences = pgTable('preferences', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  values: jsonb().$type<Preferences>().notNull(),
  updatedAt: moment().notNull(),
});
