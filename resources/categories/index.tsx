import type { Category } from '../../contract/entities';
import { decodeKindId } from '../../dataProvider/kindId';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { defineResource } from '../../kit/declaration/defineResource';
import { moreActions } from '../shared/moreActions';
import { menusOf, pointChoice } from '../shared/pointChoice';
import { visibility } from './actions';
import { binCard, binColumns, card, columns, holds, MenuTitle } from './columns';
import { form } from './form';
import { ListHeader } from './ListHeader';
import { messages } from './messages';
import { useMenuPoint } from './useMenuPoint';

/** Categories of a menu: of food and of drink, so a row's id names its kind. */
export const categories = defineResource<Category & { id: number | string }>({
  name: 'categories',
  routes: {
    list: '/menu?id:menuId',
    create: '/menu/categories/add?menuId',
    edit: '/menu/categories/edit?menuId&type&id',
    deleted: '/menu/deleted?id:menuId',
    fallback: '/menu/list',
  },
  messages,
  isForGuests: true,
  breadcrumbs: (parents) => [
    ...placeCrumbs(pointChoice, parents),
    { key: 'menu', label: messages.area },
    { key: 'menus', label: messages.menus, to: menusOf(parents) },
  ],
  holds,
  useMoreParents: useMenuPoint,
  list: {
    columns,
    card,
    search: 'title',
    filters: 'category_main',
    filtersCapability: 'filters',
    bundledFilters: async () => (await import('../../contract/sections/category')).categoryMain,
    actions: [visibility],
    moreActions: moreActions('categories'),
    header: ListHeader,
    room: { header: [50, 60], card: 111 },
    title: ({ menuId }) => <MenuTitle menuId={menuId} />,
    target: (category, { pointId = '' }) => {
      const { kind, id } = decodeKindId(category.id);
      return `/menu/foods?${new URLSearchParams({ pointId, type: kind, id })}`;
    },
  },
  form,
  bulk: {
    calls: [{ resource: 'categories', verb: 'bulk' }],
    acts: async () => [(await import('../shared/bulkShow')).showMany('categories')],
    found: ({ menuId }) => ({ menu: menuId }),
  },
  bin: { columns: binColumns, card: binCard },
});
