import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { WireRecord } from '../../../contract/fields';
import type { NoticeFacts, NoticeKind, Remark } from '../../../contract/noticeKinds';
import { id, moment, partOf } from './columns';
import { users } from './people';
import { points } from './points';

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
