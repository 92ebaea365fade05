import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { Food } from '../../contract/entities';
import {
  type FieldConfig,
  type FieldOption,
  isKnownField,
  type SectionField,
} from '../../contract/fieldConfig';
import { limits } from '../../contract/limits';
import { rawFields } from '../../contract/sections/rawFields';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { priceText } from '../../fieldRenderers/priceText';
import { shownText } from '../../i18n/text';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { defineResource } from '../../kit/declaration/defineResource';
import type { Parents } from '../../kit/declaration/Parents';
import type { ResourceForm } from '../../kit/declaration/ResourceDeclaration';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { moreActions } from '../shared/moreActions';
import { menusOf, pointChoice } from '../shared/pointChoice';
import { Sale } from '../shared/stop/stopParts';
import { useUsualUnit } from '../shared/usualUnit';
import { binColumns, card, columns, stop } from './columns';
import { drinkMessages, messages } from './messages';
import { useCategory, useCategoryPlace } from './useCategory';

/** Signs and words that no first row waits for; the line is kept free for them. */
const DishAllergens = lazyWithPreload(
  async () => (await import('../../ui/AllergenSigns')).DishAllergens,
  '\u00a0',
);

/** The marks of a section that does not say which there are: their own call does. */
const lacksMarks = (field: SectionField): field is FieldConfig =>
  isKnownField(field) && field.name === 'marks' && field.options.length === 0;

/** The marks to choose from, read once for this visit. Without them the form goes without the field: what the food has stays. */
const useMarks = (isNeeded: boolean): readonly FieldOption[] | 'pending' | 'failed' => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['marks', 'options'],
    queryFn: async ({ signal }) => (await import('./readMarks')).readMarks(dataProvider, signal),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? (error ? 'failed' : 'pending');
};

/** General first, then composition, which needs the saved food; its price travels as text. */
const form: ResourceForm<Food> = {
  tabs: [
    { section: 'food_general', label: messages.tabGeneral },
    { section: 'food_composition', label: messages.tabComposition },
  ],
  bundled: {
    food_general: async () =>
      rawFields('food_general', (await import('../../contract/sections/food')).foodGeneral),
    food_composition: async () =>
      rawFields('food_composition', (await import('../../contract/sections/food')).foodComposition),
  },
  defaults: { visible: true },
  inputs: { sale: Sale },
  isOnePage: true,
  guestsAlong: true,
  isHere: ({ category_id: id }, { categoryId }) => id === undefined || String(id) === categoryId,
  useFields: (fields, { parents }) => {
    const marks = useMarks(fields.some(lacksMarks));
    const unit = useUsualUnit(parents);
    return useMemo(() => {
      if (marks === 'pending' && fields.some(lacksMarks)) return undefined;
      return fields
        .filter((field) => marks !== 'failed' || !lacksMarks(field))
        .map((field) => {
          if (isKnownField(field) && field.name === 'unit_measurement')
            return { ...field, usual: { beside: 'unit_value', value: unit } };
          return typeof marks === 'object' && lacksMarks(field) ? { ...field, options: marks } : field;
        });
    }, [fields, marks, unit]);
  },
  // FD-08: created or updated on general, a food goes to its composition.
  afterSave: ({ isLast }) => (isLast ? 'list' : 'nextTab'),
  // Seldom meant, and a finger on the nought is quick.
  ask: ({ price }, before) =>
    Number(price) >= limits.priceUnusual && String(price) !== before?.price
      ? {
          title: shownText(messages.priceUnusual, { price: priceText(String(price)) }),
          note: messages.priceUnusualNote,
          confirmLabel: messages.priceMeant,
        }
      : undefined,
  beforeSave: (payload) =>
    typeof payload.price === 'number' ? { ...payload, price: String(payload.price) } : payload,
};

interface AtCategory {
  readonly parents: Parents;
}

const CategoryTitle = ({ parents }: AtCategory) => (
  <>{useCategory(parents).data?.title ?? (parents.type === 'drink' ? drinkMessages.title : messages.title)}</>
);

/** The menu above the category: its address is known once the category is. */
const MenuLink = ({ parents }: AtCategory) => {
  const menu = useCategory(parents).data?.menu;
  if (menu?.id === undefined) return <>{messages.menu}</>;
  return <Link to={`/menu?id=${menu.id}`}>{menu.title ?? messages.menu}</Link>;
};

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
    note: {
      capability: 'allergens',
      // Whoever may not see what it is made of has no such list.
      of: ({ ingredients }) => ingredients && <DishAllergens made={ingredients} />,
    },
    room: { card: 95 },
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
  bin: { columns: binColumns, search: 'title' },
});
