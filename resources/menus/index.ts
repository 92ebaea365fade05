import { lazy, useMemo } from 'react';
import type { Menu } from '../../contract/entities';
import { rawFields } from '../../contract/sections/rawFields';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { boardAddress, listAddress, menuView } from '../shared/menuView';
import { moreActions } from '../shared/moreActions';
import { MenusHeader } from '../shared/PointHeader';
import { pointChoice } from '../shared/pointChoice';
import { withUrlPrefix } from '../shared/withUrlPrefix';
import { binCard, binColumns, card, columns, holds, visibility } from './columns';
import { messages } from './messages';

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
    room: { header: [77, 177], card: 88 },
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
  bin: { columns: binColumns, card: binCard, search: 'title' },
});
