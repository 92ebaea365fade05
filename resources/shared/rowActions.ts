import type { Menu } from '../../contract/entities';
import { copyWords } from '../../i18n/copyWords';
import { copyTo, duplicate } from '../../kit/copies/copyActions';
import type { RowAction } from '../../kit/declaration/ResourceDeclaration';
import { codesOf } from './codes';
import { compareMenu } from './compare';
import { categoryCopying, foodCopying, menuCopying } from './copies';
import { sheetOf } from './sheets';

/** What comes with a row's menu, by resource: one chunk for all, because each more costs every list its name. */
export const rowActions = {
  points: [codesOf(({ id }) => ({ pointId: String(id) })), duplicate('points', copyWords.draft)],
  menus: [
    codesOf<Menu>(({ id, point }) => ({ pointId: String(point.id), menuId: String(id) })),
    sheetOf<Menu>(({ id, point }) => ({ pointId: String(point.id), menuId: String(id) })),
    duplicate<Menu>('menus'),
    copyTo<Menu>('menus', menuCopying),
    compareMenu,
  ],
  categories: [duplicate('categories'), copyTo('categories', categoryCopying)],
  foods: [duplicate('foods'), copyTo('foods', foodCopying)],
} as const satisfies Readonly<Record<string, readonly RowAction<never>[]>>;
