import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { businesses, roles } from './businesses';
import { id, moment, version } from './columns';
import { users } from './people';
import { points } from './points';

/** A person in a business: by what role, and for which venues. */
export const members = pgTable(
  'members',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => roles.id),
    /** Every venue of the business, also those to come; else those that `member_points` lists. */
    allPoints: boolean().notNull().default(true),
    version: version(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('members_user').on(table.userId, table.businessId).where(sql`${table.deletedAt} is null`),
    index('members_business').on(table.businessId, table.deletedAt),
    index('members_role').on(table.roleId),
  ],
);

export const memberPoints = pgTable(
  'member_points',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    pointId: integer()
      .notNull()
      .references(() => points.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.pointId] }),
    index('member_points_point').on(table.pointId),
  ],
);
