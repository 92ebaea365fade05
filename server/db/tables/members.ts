import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { businesses, roles } from './businesses';
import { id, moment, onlyOf, partOf, version } from './columns';
import { users } from './people';
import { points } from './points';

/** A person in a business, or one who is invited to it: by what role, and for which venues. */
export const members = pgTable(
  'members',
  {
    id: id(),
    businessId: partOf(() => businesses.id),
    /** Nobody until the invitation is accepted. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Where the invitation went, as accounts keep addresses; nothing once it is accepted. */
    email: text(),
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
    uniqueIndex('members_invited').on(table.businessId, table.email).where(sql`${table.deletedAt} is null`),
    index('members_business').on(table.businessId, table.deletedAt),
    index('members_role').on(table.roleId),
  ],
);

export const memberPoints = pgTable(
  'member_points',
  { memberId: partOf(() => members.id), pointId: partOf(() => points.id) },
  (table) => [
    primaryKey({ columns: [table.memberId, table.pointId] }),
    index('member_points_point').on(table.pointId),
  ],
);

/** Links of letters that invite: one for each invited member, so that a new letter voids the one before. */
export const invitations = pgTable(
  'invitations',
  {
    memberId: onlyOf(() => members.id),
    /** SHA-256 of the token, hexadecimal: the token itself stands in the letter only. */
    tokenHash: text().notNull().unique(),
    /** Who invites, for as long as they have an account. */
    inviterId: integer().references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('invitations_expires').on(table.expiresAt)],
);
