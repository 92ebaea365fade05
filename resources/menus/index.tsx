import { lazy, useMemo } from 'react';
import type { Menu } from '../../contract/entities';
import { rawFields } from '../../contract/sections/rawFields';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { shownText } from '../../i18n/text';
import { PictureTitle } from '../../kit/cells/PictureTitle';
import { Thumbnail } from '../../kit/cells/Thumbnail';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type {
  Card,
  Column,
  ColumnDeclaration,
  ResourceForm,
} from '../../kit/declaration/ResourceDeclaration';
import type { ContentCount } from '../../kit/declaration/ResourceMessages';
import { VisibilityBadge } from '../../kit/list/ActionButton';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { contentCounts } from '../shared/contentCounts';
import { boardAddress, listAddress, menuView } from '../shared/menuView';
import { moreActions } from '../shared/moreActions';
import { MenusHeader } from '../shared/PointHeader';
import { pointChoice } from '../shared/pointChoice';
import { visibilityAction } from '../shared/visibilityAction';
import { withUrlPrefix } from '../shared/withUrlPrefix';
import { messages } from './messages';

const visibility = visibilityAction<Menu>({
  call: { resource: 'menus', verb: 'update' },
  section: 'menu_general',
  fields: ['visible'],
  words: messages,
});

const title: Column<Menu> = {
  key: 'title',
  label: messages.columnTitle,
  sort: 'title',
  render: (menu) => <PictureTitle picture={menu.cover ?? menu.images?.[0]} title={menu.title} />,
};

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
const categoryCount = (menu: Menu): string | undefined => {
  const count = categoriesOf(menu);
  if (count === undefined) return undefined;
  return shownText(messages.categories, { smart_count: count });
};

const columns: readonly ColumnDeclaration<Menu>[] = [
  title,
  { key: 'categories', label: messages.columnCategories, width: '9.5rem', render: categoryCount },
  {
    key: 'visible',
    label: messages.columnStatus,
    sort: 'visible',
    width: '10.5rem',
    render: (menu) => <VisibilityBadge isVisible={menu.visible} action={visibility} />,
  },
  {
    key: 'updatedAt',
    label: messages.columnUpdatedAt,
    sort: 'updatedAt',
    width: '9rem',
    leaves: 'early',
  },
];

/** Of a deleted one it is told what goes with it. */
const binCard: Card<Menu> = {
  title: (menu) => menu.title,
  picture: (menu) => <Thumbnail picture={menu.cover ?? menu.images?.[0]} />,
};

const card: Card<Menu> = {
  ...binCard,
  facts: (menu) => [categoryCount(menu)],
  status: (menu) => <VisibilityBadge isVisible={menu.visible} action={visibility} />,
};

/** How many categories it holds, of both kinds; nothing where the backend does not say. */
const categoriesOf = ({ foodCategories, drinkCategories }: Menu): number | undefined =>
  foodCategories || drinkCategories
    ? (foodCategories?.length ?? 0) + (drinkCategories?.length ?? 0)
    : undefined;

/** What goes with a menu: as the backend counts it, else its categories as the menu names them. */
const holds = (menu: Menu): readonly ContentCount[] | undefined => {
  if (menu.contents) return contentCounts(menu.contents);
  const categories = categoriesOf(menu);
  return categories === undefined ? undefined : contentCounts({ categories });
};

/** A menu of a point; its address stands under the point's. */
const form: ResourceForm<Menu> = {
  tabs: [{ section: 'menu_general', label: messages.tabGeneral }],
  bundled: {
    menu_general: async () =>
      rawFields('menu_general', (await import('../../contract/sections/menu')).menuGeneral),
  },
  // Without hours a menu is shown at any time; the form offers to set some, and starts them as it starts a point's.
  defaults: { visible: true, graphic: null },
  isHere: ({ point }, { pointId }) => point?.id === undefined || String(point.id) === pointId,
  useFields: (fields, { parents }) => {
    // Without the point the form still works, only its address is shown short.
    const { data: point, isPending } = useParentRecord('points', parents.pointId);
    return useMemo(
      () => (isPending ? undefined : withUrlPrefix(fields, [point?.url])),
      [fields, point, isPending],
    );
  },
};

export const menus = defineResource({
  name: 'menus',
  permission: 'menu_list',
  routes: {
    list: '/menu/list?~pointId',
    create: '/menu/list/add?pointId',
    edit: '/menu/list/edit?pointId&id',
    deleted: '/menu/list/deleted?~pointId',
    board: '/menu/editor?pointId&menuId',
  },
  messages,
  isForGuests: true,
  breadcrumbs: (parents) => [...placeCrumbs(pointChoice, parents), { key: 'menu', label: messages.area }],
  useMoreParents: (own, page) => useChosenParent(pointChoice, own, page),
  holds,
  list: {
    columns,
    card,
    search: 'title',
    filters: 'menu_main',
    bundledFilters: async () => (await import('../../contract/sections/menu')).menuMain,
    header: MenusHeader,
    room: { header: [52, 52], card: 75 },
    otherStart: lazyWithPreload(async () => (await import('./FromTemplate')).FromTemplate),
    actions: [visibility],
    moreActions: moreActions('menus'),
    target: (menu, { pointId }) =>
      menuView() === 'board' && pointId !== undefined
        ? boardAddress({ pointId, menuId: String(menu.id) })
        : listAddress(String(menu.id)),
  },
  form,
  bulk: {
    calls: [{ resource: 'menus', verb: 'bulk' }],
    acts: async () => [(await import('../shared/bulkShow')).showMany('menus')],
  },
  pages: {
    board: lazy(async () => {
      const [{ EditorPage }] = await Promise.all([import('./editor/EditorPage'), loadCatalogue(['editor'])]);
      return { default: EditorPage };
    }),
  },
  bin: { card: binCard, search: 'title' },
});
