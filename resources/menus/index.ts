import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useChosenParent } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
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
    actions: [visibility],
    target: (menu) => `/menu?id=${menu.id}`,
  },
  form,
  bin: { columns: binColumns, card: binCard, search: 'title' },
});
