import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { CategoryKind } from '../../../contract/vocabulary';
import { moment } from './columns';
import { points } from './points';

/**
 * How often something was written in a venue: what guests see of it is kept until this grows. The writes of a venue follow each
 * other by this row's lock, so that a number that somebody has seen never stands for what another write adds later. No row = 0.
 */
export const guestVersions = pgTable('guest_versions', {
  pointId: integer()
    .primaryKey()
    .references(() => points.id, { onDelete: 'cascade' }),
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
  readonly photo: number;
  readonly price: number;
  readonly allergens: number;
}

/** What the overview counts in a venue, and of which version (`guestVersions`) it was counted. */
export const venueCounts = pgTable('venue_counts', {
  pointId: integer()
    .primaryKey()
    .references(() => points.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  categories: jsonb().$type<readonly CategoryCounts[]>().notNull(),
  countedAt: moment().notNull(),
});
