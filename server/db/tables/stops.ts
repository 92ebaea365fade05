import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, partOf } from './columns';
import { foods, ingredients } from './menus';
import { users } from './people';

/** A row = the food is stopped now. */
export const stopList = pgTable('stop_list', {
  id: id(),
  foodId: integer()
    .notNull()
    .unique()
    .references(() => foods.id, { onDelete: 'cascade' }),
  createdAt: moment().notNull(),
});

/**
 * Why a food is stopped: at most once by hand, and once for each ingredient that is out. A stop without a cause was made before
 * causes were kept: by hand, until somebody brings the food back.
 */
export const stopCauses = pgTable(
  'stop_causes',
  {
    id: id(),
    foodId: partOf(() => stopList.foodId),
    /** Null: by hand. */
    ingredientId: integer().references(() => ingredients.id, { onDelete: 'cascade' }),
    /** When it ends by itself; null: when somebody ends it. */
    until: moment(),
    reason: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('stop_causes_food').on(table.foodId, table.ingredientId),
    uniqueIndex('stop_causes_hand').on(table.foodId).where(sql`${table.ingredientId} is null`),
    index('stop_causes_ingredient').on(table.ingredientId).where(sql`${table.ingredientId} is not null`),
    index('stop_causes_due').on(table.until).where(sql`${table.until} is not null`),
    index('stop_causes_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);
