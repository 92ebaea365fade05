import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../../contract/fields';
import type { NoticeFacts, NoticeKind, Remark } from '../../../contract/noticeKinds';
import type { ChangeKind } from '../../../contract/vocabulary';
import { businesses } from './businesses';
import { id, moment, partOf } from './columns';
import { users } from './people';
import { points } from './points';

/**
 * Who changed what: one row for each record that a write has changed. A purged venue takes its history along. Who did it is
 * kept by number and name without a reference, so that removing an account reads nothing of this table.
 */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    /** What one act has changed has one. */
    batch: uuid().notNull(),
    /** The venue; nothing for what belongs to the business as a whole: members and roles. */
    pointId: integer().references(() => points.id, { onDelete: 'cascade' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    recordId: integer().notNull(),
    /** What the record was called. */
    title: text().notNull(),
    /** Null: the operator of the server. */
    userId: integer(),
    /** As the person was called then. */
    person: text(),
    kind: text().$type<ChangeKind>().notNull(),
    /** The fields that changed, by wire key; files by their names. */
    before: jsonb().$type<WireRecord>().notNull(),
    after: jsonb().$type<WireRecord>().notNull(),
    /** The change that this one takes back. */
    undoes: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('changes_record').on(table.resource, table.recordId, table.id),
    index('changes_batch').on(table.batch),
    index('changes_point').on(table.pointId, table.id),
    index('changes_person').on(table.pointId, table.userId, table.id),
    index('changes_business').on(table.businessId, table.id).where(sql`${table.businessId} is not null`),
    index('changes_created').on(table.createdAt),
    index('changes_undoes').on(table.undoes).where(sql`${table.undoes} is not null`),
    check('changes_place', sql`num_nonnulls(${table.pointId}, ${table.businessId}) = 1`),
  ],
);

/** What somebody was told without having asked. Words are made from kind and facts when it is shown. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: partOf(() => users.id),
    kind: text().$type<NoticeKind>().notNull(),
    facts: jsonb().$type<NoticeFacts[NoticeKind]>().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    index('notices_user').on(table.userId, table.id),
    index('notices_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notices_created').on(table.createdAt),
  ],
);

/** The decisions on a venue. The record as it was decided on is kept, for the moderator to see what has changed since. */
export const decisions = pgTable(
  'decisions',
  {
    id: id(),
    pointId: partOf(() => points.id),
    decision: text().$type<'approve' | 'reject'>().notNull(),
    reason: text(),
    remarks: jsonb().$type<readonly Remark[]>().notNull(),
    record: jsonb().$type<WireRecord>().notNull(),
    /** Null: the operator of the server. Without a reference, as in the history. */
    userId: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [index('decisions_point').on(table.pointId, table.id)],
);
