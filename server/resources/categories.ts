import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { BaseCategory } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { categoriesRows } from '../../contract/rows/menuArea';
import { categoryGeneral, categoryMain } from '../../contract/sections/category';
import { coverWords, withCover } from '../../contract/sections/pictures';
import { levelOf } from '../../contract/visibility/Level';
import { type CategoryKind, categoryKindOf } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import type { Db } from '../Deps';
import { menus as above, baseCategories, files, foods, categories as t, points as venue } from '../db/schema';
import { isClosing, toClosure } from '../engine/closure';
import { isFileOf } from '../engine/files';
import {
  days,
  type FilterAt,
  flags,
  type ListFilter,
  russian,
  textsOf,
  UNHIDDEN,
  words,
  wrongFilter,
} from '../engine/filters';
import { objectColumn, rowColumn } from '../engine/json';
import { serverResource } from '../engine/Resource';
import { baseCategoryOptions, withOptions, withOvernight } from '../engine/SectionFacts';
import { apiErrorTexts } from '../texts/apiErrors';
import { menuAreaTexts } from '../texts/refusals';
import { menus } from './menus';
import { menuAbove, venueAbove } from './parts/guestLevels';

/** The alcohol switch exists only for a point with an alcohol licence: elsewhere nobody turns it on. */
const rejectAlcohol = async (alcohol: unknown, pointId: number, deps: Db): Promise<void> => {
  if (alcohol === true && !(await isLicensed(pointId, deps)))
    throw invalid({ alcohol: [menuAreaTexts.noLicence] });
};

/** Whether alcohol may be sold at a point. */
export const isLicensed = async (pointId: number, { db }: Db): Promise<boolean> => {
  const licence = isFileOf({ owner: 'points', ownerId: pointId, field: 'alc_license' });
  return (await db.select({ id: files.id }).from(files).where(licence).limit(1)).length > 0;
};

/** The kind of a category is that of its base category and never changes: a base of the other kind is refused. */
const rejectOtherKind = async (
  baseId: number | null | undefined,
  kind: CategoryKind,
  { db }: Db,
): Promise<void> => {
  if (baseId === null || baseId === undefined) return;
  const [base] = await db
    .select({ type: baseCategories.type })
    .from(baseCategories)
    .where(eq(baseCategories.id, baseId));
  if (!base || categoryKindOf(base.type) === kind) return;
  const words = kind === 'food' ? menuAreaTexts.baseOfDrinks : menuAreaTexts.baseOfDishes;
  throw invalid({ base_category_id: [words] });
};

/** A filter on the kind of a category. */
const kinds = (column: SQLWrapper): ListFilter => ({
  tells: UNHIDDEN,
  sql: (filter) => {
    const wanted = textsOf(filter).map((text) => {
      const kind = categoryKindOf(text);
      if (!kind) throw wrongFilter(filter);
      return kind;
    });
    return inArray(sql`${column}`, wanted);
  },
});

/** Whether switch and hide block show it now, as its badge says. */
const isShown = (at: FilterAt): SQL => sql`(${t.visible} and not ${isClosing(t, at)})`;

/** Categories of a menu, food and drink alike. */
export const categories = serverResource({
  name: 'categories',
  rows: categoriesRows,
  table: t,
  under: { resource: menus, by: t.menuId, root: t.pointId },
  named: { menuId: t.menuId, menu_id: t.menuId, pointId: t.pointId, type: t.kind, kind: t.kind },
  sections: {
    category_general: ({ baseCategories: rows }) =>
      withCover(
        withOvernight(withOptions(categoryGeneral, 'base_category_id', baseCategoryOptions(rows)), 'graphic'),
        coverWords.category,
      ),
  },
  filterSections: { category_main: () => categoryMain },
  columns: ['base_category_id', 'title', 'url', 'description', 'visible', 'alcohol', 'graphic'],
  fills: { hide: (value) => ({ ...toClosure(value), hideStatus: isDisplayed(value) }) },
  files: [],
  pictures: ['cover'],
  address: { made: true, written: true },
  shownWhen: { visible: true },
  position: t.position,
  sort: { title: { tells: ['title'], by: russian(t.title) }, visible: { tells: ['visible'], by: t.visible } },
  filters: {
    title: words({ title: t.title }),
    type: kinds(t.kind),
    visible: flags(['visible', 'hide'], isShown),
    updatedAt: days(t.updatedAt),
  },
  parts: {
    base: rowColumn<BaseCategory>(
      { id: baseCategories.id, title: baseCategories.title, type: baseCategories.type },
      sql`from ${baseCategories} where ${eq(baseCategories.id, t.baseCategoryId)}`,
    ),
    menu: objectColumn({ id: above.id, title: above.title, url: above.url }),
    point: objectColumn({ id: venue.id, url: venue.url }),
    venueAbove,
    menuAbove,
    holds: sql<number>`(select count(*)::int from ${foods} where ${and(
      eq(foods.categoryId, t.id),
      isNull(foods.deletedAt),
    )})`,
  },
  shared: ['menu', 'point', 'venueAbove', 'menuAbove'],
  restoreFirst: apiErrorTexts.restoreCategory,
  travelsAs: ['category', 'foodCategories', 'drinkCategories'],
  // Its hide block stands flat on the record.
  wire: ({ row, files, base, menu, point, holds }) => ({
    type: row.kind,
    cover: files.cover?.[0] ?? null,
    base_category: base,
    menu,
    point,
    foods: row.kind === 'food' ? holds : 0,
    drinks: row.kind === 'drink' ? holds : 0,
    status: row.hideStatus,
    ...split('close_begin', row.closeBegin),
    ...split('close_end', row.closeEnd),
    close_reason: row.closeReason,
    show_after_time: row.showAfterTime,
  }),
  levels: {
    above: ({ venueAbove, menuAbove }) => [levelOf.points(venueAbove), levelOf.menus(menuAbove)],
    own: levelOf.categories,
  },
  settle: async ({ values, columns, row, rootId }, deps) => {
    await rejectAlcohol(values.alcohol, rootId, deps);
    const { baseCategoryId } = columns;
    const kind = row?.kind ?? columns.kind;
    if (kind && baseCategoryId !== row?.baseCategoryId) await rejectOtherKind(baseCategoryId, kind, deps);
    return {};
  },
});

/** A hide block speaks of being shown in either dialect (docs/spec/3-decisions.md, Open points 15). */
const isDisplayed = (value: unknown) =>
  !isRecord(value) || (value.status !== false && value.status !== 'not_displayed');

/** `2026-11-21T10:00` -> `{x_date: '2026-11-21', x_time: '10:00'}` */
const split = (name: string, moment: string | null) => {
  const [date = null, time = null] = moment?.split('T') ?? [];
  return { [`${name}_date`]: date, [`${name}_time`]: time };
};
