import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ViewState } from '../../../contract/rows/person';
import { businesses } from './businesses';
import { id, moment, version } from './columns';
import { users } from './people';

/** Named views of lists. One with a business is shared with all of it. */
export const views = pgTable(
  'views',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    title: text().notNull(),
    state: jsonb().$type<ViewState>().notNull(),
    version: version(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('views_user').on(table.userId, table.resource),
    index('views_business').on(table.businessId, table.resource),
  ],
);
