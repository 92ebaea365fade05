import { lazy } from 'react';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { boardAddress, listAddress, menuView } from '../shared/menuView';
import { moreActions } from '../shared/moreActions';
import { pointChoice } from '../shared/pointChoice';
import { visibility } from './actions';
import { binCard, binColumns, card, columns } from './columns';
import { form } from './form';
import { holds } from './holds';
import { ListHeader } from './ListHeader';
import { messages } from './messages';

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
    header: ListHeader,
    room: { header: [77, 124], card: 111 },
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
