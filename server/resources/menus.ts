import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ListItem } from '../../contract/entities';
import { menusRows } from '../../contract/rows/menuArea';
import { menuGeneral, menuMain, overnightHours } from '../../contract/sections/menu';
import { levelOf } from '../../contract/visibility/Level';
import type { CategoryKind } from '../../contract/vocabulary';
import { points as above, categories, menus as t } from '../db/schema';
import { filesByField, filesColumn } from '../engine/files';
import { days, flags, russian, words } from '../engine/filters';
import { objectColumn, rowsColumn } from '../engine/json';
import { serverResource } from '../engine/Resource';
import { withOvernight } from '../engine/SectionFacts';
import { apiErrorTexts } from '../texts/apiErrors';
import { contentsOfMenu } from './parts/contents';
import { addressColumn, guestPath, guestUrlKnown } from './parts/guestAddress';
import { venueAbove } from './parts/guestLevels';
import { points } from './points';

const titlesOf = (kind: CategoryKind) =>
  rowsColumn<ListItem>(
    { id: categories.id, title: categories.title },
    sql`from ${categories} where ${and(
      eq(categories.menuId, t.id),
      eq(categories.kind, kind),
      isNull(categories.deletedAt),
    )}`,
    sql`${categories.position}, ${categories.id}`,
  );

/** Menus of a point; the first picture is the cover. */
export const menus = serverResource({
  name: 'menus',
  rows: menusRows,
  table: t,
  under: { resource: points, by: t.pointId },
  named: { pointId: t.pointId },
  sections: { menu_general: () => withOvernight(menuGeneral, 'graphic', overnightHours) },
  filterSections: { menu_main: () => menuMain },
  columns: ['title', 'url', 'description', 'visible', 'graphic'],
  files: ['images'],
  pictures: ['images'],
  address: { made: true },
  shownWhen: { visible: true },
  sort: { title: { tells: ['title'], by: russian(t.title) }, visible: { tells: ['visible'], by: t.visible } },
  filters: {
    title: words({ title: t.title }),
    visible: flags(['visible'], t.visible),
    createdAt: days(t.createdAt),
  },
  parts: {
    foodCategories: titlesOf('food'),
    drinkCategories: titlesOf('drink'),
    point: objectColumn<{ readonly id: number; readonly url: string | null }>({
      id: above.id,
      url: above.url,
    }),
    papers: filesColumn('points', above.id),
    venueAbove,
    guestAddress: addressColumn,
  },
  shared: ['point', 'papers', 'venueAbove', 'guestAddress'],
  listParts: { contents: contentsOfMenu },
  restoreFirst: apiErrorTexts.restoreMenu,
  travelsAs: ['menu'],
  speaksOf: { guest_url: guestUrlKnown },
  wire: ({ row, files, foodCategories, drinkCategories, point, papers, guestAddress }) => ({
    cover: files.images?.[0] ?? null,
    guest_url: guestAddress === null || row.url === null ? null : guestPath(guestAddress, row.url),
    foodCategories,
    drinkCategories,
    point: { ...point, alc_license: filesByField(papers).alc_license ?? [] },
  }),
  levels: { above: ({ venueAbove }) => [levelOf.points(venueAbove)], own: levelOf.menus },
});
