import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CategoryKind } from '../../../contract/vocabulary';
import { moment, onlyOf, partOf } from './columns';
import { points } from './points';

/**
 * How often something was written in a venue: what guests see of it is kept until this grows. The writes of a venue follow each
 * other by this row's lock, so that a number that somebody has seen never stands for what another write adds later. No row = 0.
 */
export const guestVersions = pgTable('guest_versions', {
  pointId: onlyOf(() => points.id),
  version: integer().notNull(),
});

/** A category with what its dishes lack. */
export interface CategoryCounts {
  readonly id: number;
  readonly pointId: number;
  readonly menuId: number;
  readonly kind: CategoryKind;
  readonly title: string;
  readonly visible: boolean;
  readonly closeBegin: string | null;
  readonly closeEnd: string | null;
  readonly showAfterTime: boolean;
  readonly wasShown: boolean;
  readonly isMenuOn: boolean;
  readonly menuTitle: string;
  readonly foods: number;
  readonly stopped: number;
  /** Since when each of these is, as epoch milliseconds. */
  readonly stoppedSince: readonly number[];
  readonly photo: number;
  readonly price: number;
  readonly allergens: number;
}

/** What the overview counts in a venue, and of which version (`guestVersions`) it was counted. */
export const venueCounts = pgTable('venue_counts', {
  pointId: onlyOf(() => points.id),
  version: integer().notNull(),
  categories: jsonb().$type<readonly CategoryCounts[]>().notNull(),
  countedAt: moment().notNull(),
});

/** What guests do with a menu: they open it, look at a dish (by its number), or search for words that nothing answers to. */
export const GUEST_ACTS = ['opened', 'dish', 'missed'] as const;
export type GuestAct = (typeof GUEST_ACTS)[number];

/** How often guests did something in a venue on a day of its clock; nothing of who they are (docs/spec/4-beyond.md, GP-05). */
export const guestCounts = pgTable(
  'guest_counts',
  {
    pointId: partOf(() => points.id),
    day: date({ mode: 'string' }).notNull(),
    act: text({ enum: GUEST_ACTS }).notNull(),
    what: text().notNull(),
    count: integer().notNull(),
  },
  ({ pointId, day, act, what }) => [
    primaryKey({ columns: [pointId, day, act, what] }),
    index('guest_counts_day').on(day),
  ],
);
