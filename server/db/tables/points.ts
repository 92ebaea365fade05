import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DisplayStatus } from '../../../contract/vocabulary';
import { businesses } from './businesses';
import { extra, id, lifecycle, moment, partOf, schedule } from './columns';
import { users } from './people';
import { cities, phoneTypes, pointTypes } from './reference';

export const points = pgTable(
  'points',
  {
    id: id(),
    businessId: partOf(() => businesses.id),
    title: text().notNull(),
    url: text(),
    typeId: integer().references(() => pointTypes.id),
    cityId: integer().references(() => cities.id),
    street: text(),
    house: text(),
    approach: text(),
    floor: text(),
    office: text(),
    status: text().$type<DisplayStatus>().notNull().default('draft'),
    /** Temporary closure in the venue's wall clock, `YYYY-MM-DDTHH:MM` (docs/spec/3-decisions.md, Wire format 8). */
    closeBegin: text(),
    closeEnd: text(),
    closeReason: text(),
    showAfterTime: boolean().notNull().default(false),
    graphic: schedule(),
    /** When it was last sent to moderation, and by whom. */
    sentAt: moment(),
    sentBy: integer(),
    /** When somebody first fetched a code that leads guests here. */
    codeAt: moment(),
    /** When somebody first opened its page for guests. */
    pageAt: moment(),
    extra: extra(),
    ...lifecycle(),
  },
  (table) => [
    index('points_business').on(table.businessId, table.deletedAt),
    uniqueIndex('points_url').on(table.businessId, table.url).where(sql`${table.deletedAt} is null`),
    // Guests come by the address alone; the first that was shown under it has it.
    index('points_address').on(table.url, table.shownAt, table.id).where(sql`${table.url} is not null`),
    index('points_waiting').on(table.sentAt).where(sql`${table.status} = 'under_moderation'`),
    index('points_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check(
      'points_status',
      sql`${table.status} in ('displayed','not_displayed','draft','rejected','under_moderation')`,
    ),
  ],
);

export const pointPhones = pgTable(
  'point_phones',
  {
    id: id(),
    pointId: partOf(() => points.id),
    phoneTypeId: integer()
      .notNull()
      .references(() => phoneTypes.id),
    phoneNumber: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('point_phones_point').on(table.pointId)],
);

/** Which table a file's record stands in. */
export type FileOwner = string;

/**
 * Files of records. A row belongs to one field of one record; `name` and `thumbnail` are generated, never the user's, and
 * stand below `DATA_DIR/files`. Copies of a record name the same files.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: partOf(() => users.id),
    owner: text().notNull(),
    ownerId: integer().notNull(),
    /** The field's wire key: `alc_license`, `images`, ... */
    field: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    thumbnail: text(),
    originalName: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    meta: jsonb().$type<{ readonly width?: number; readonly height?: number }>().notNull().default({}),
    /** Drawn beside it for pages of guests; none: it is no such picture. Null: nobody has looked yet. */
    widths: integer().array(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('files_owner').on(table.owner, table.ownerId),
    index('files_name').on(table.name),
    index('files_undrawn').on(table.id).where(sql`${table.widths} is null`),
  ],
);

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
