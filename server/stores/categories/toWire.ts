import type { WireRecord } from '../../../contract/fields';
import { daysLeft } from '../binWindow';
import type { FilesByField } from '../files/readFiles';
import { DEFAULT_ZONE } from '../wallClock';
import type { CategoryRow } from './categoryRow';

export interface CategoryParts {
  readonly files: FilesByField;
  /** How many foods or drinks out of the bin it holds. */
  readonly holds: number;
}

/** A category as it travels (2§3); its hide block stands flat on the record. */
export const toWire = (
  { category, menu, point, base, timezone }: CategoryRow,
  { files, holds }: CategoryParts,
  now: Date,
): WireRecord => ({
  ...category.extra,
  ...files,
  id: category.id,
  title: category.title,
  type: category.kind,
  visible: category.visible,
  graphic: category.graphic,
  url: category.url,
  description: category.description,
  alcohol: category.alcohol,
  base_category: base,
  base_category_id: category.baseCategoryId,
  menu,
  point,
  foods: category.kind === 'food' ? holds : 0,
  drinks: category.kind === 'drink' ? holds : 0,
  timezone: timezone ?? DEFAULT_ZONE,
  status: category.hideStatus,
  ...split('close_begin', category.closeBegin),
  ...split('close_end', category.closeEnd),
  close_reason: category.closeReason,
  show_after_time: category.showAfterTime,
  createdAt: category.createdAt.toISOString(),
  updatedAt: category.updatedAt.toISOString(),
  deletedAt: category.deletedAt?.toISOString() ?? null,
  shownAt: category.shownAt?.toISOString() ?? null,
  days_before_deletion: daysLeft(category.deletedAt, now),
});

/** `2026-11-21T10:00` -> `{x_date: '2026-11-21', x_time: '10:00'}` */
const split = (name: string, moment: string | null) => {
  const [date = null, time = null] = moment?.split('T') ?? [];
  return { [`${name}_date`]: date, [`${name}_time`]: time };
};
