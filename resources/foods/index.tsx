import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { defineResource } from '../../kit/declaration/defineResource';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { moreActions } from '../shared/moreActions';
import { menusOf, pointChoice } from '../shared/pointChoice';
import { stop } from './actions';
import { CategoryTitle, MenuLink } from './CategoryCrumbs';
import { binCard, binColumns, card, columns } from './columns';
import { form } from './form';
import { drinkMessages, messages } from './messages';
import { useCategoryPlace } from './useCategory';

/** Foods and drinks of a category; their stop list belongs to the point. */
export const foods = defineResource({
  name: 'foods',
  routes: {
    list: '/menu/foods?pointId&type&id:categoryId',
    create: '/menu/foods/add?pointId&type&categoryId',
    edit: '/menu/foods/edit?pointId&type&categoryId&id',
    deleted: '/menu/foods/deleted?pointId&type&id:categoryId',
    fallback: '/menu/list',
  },
  messages,
  isForGuests: true,
  wordsAt: ({ type }) => (type === 'drink' ? drinkMessages : undefined),
  useMoreParents: useCategoryPlace,
  breadcrumbs: (parents) => [
    ...placeCrumbs(pointChoice, parents),
    { key: 'area', label: messages.area },
    { key: 'menus', label: messages.menus, to: menusOf(parents) },
    { key: 'menu', label: <MenuLink parents={parents} /> },
  ],
  list: {
    columns,
    card,
    room: { card: 115 },
    search: 'title',
    filters: 'food_main',
    filtersCapability: 'filters',
    bundledFilters: async () => (await import('../../contract/sections/food')).foodMain,
    actions: [stop],
    moreActions: moreActions('foods'),
    beside: lazyWithPreload(async () => (await import('./ToSheet')).ToSheet),
    title: (parents) => <CategoryTitle parents={parents} />,
  },
  form,
  bulk: {
    calls: [
      { resource: 'foods', verb: 'bulk' },
      { resource: 'foods', verb: 'copy' },
      { resource: 'stopList', verb: 'change' },
    ],
    acts: async () => (await import('./bulk/acts')).acts,
    found: ({ categoryId }) => ({ category: categoryId }),
  },
  bin: { columns: binColumns, card: binCard, search: 'title' },
});
