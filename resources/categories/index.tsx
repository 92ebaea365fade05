import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { Category } from '../../contract/entities';
import {
  type FieldConfig,
  type FieldOption,
  isKnownField,
  type SectionField,
} from '../../contract/fieldConfig';
import { sameScalar } from '../../contract/sameScalar';
import { rawFields } from '../../contract/sections/rawFields';
import { kindTitles } from '../../contract/texts/titles';
import { type CategoryKind, categoryKindOf } from '../../contract/vocabulary';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { decodeKindId } from '../../dataProvider/kindId';
import { placeCrumbs } from '../../kit/chooser/placeCrumbs';
import { useParentsAbove } from '../../kit/chooser/under';
import { useFollowingChoice } from '../../kit/chooser/useChosenParent';
import { defineResource } from '../../kit/declaration/defineResource';
import type { MoreParents, Parents } from '../../kit/declaration/Parents';
import type { ResourceForm, RouteKind } from '../../kit/declaration/ResourceDeclaration';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { useParents } from '../../kit/queryRouter/ParentsContext';
import { MenuViews } from '../shared/MenuViews';
import { moreActions } from '../shared/moreActions';
import { menusOf, pointChoice } from '../shared/pointChoice';
import { withUrlPrefix } from '../shared/withUrlPrefix';
import { binCard, binColumns, card, columns, holds, MenuTitle, visibility } from './columns';
import { messages } from './messages';

/** What the form has offered so far: a save asks for the kind when there is nothing left to wait for. */
const kinds = new Map<string, CategoryKind>();

/**
 * The base categories, the same for every venue, as options; `undefined` while they are on their way, none when
 * they cannot be read.
 */
const useBaseCategories = (): readonly FieldOption[] | undefined => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['baseCategories', 'options'],
    queryFn: async ({ signal }) => {
      const { data: rows } = await dataProvider.call('baseCategories.list', { signal });
      for (const { id, type } of rows) {
        const kind = categoryKindOf(type);
        if (kind) kinds.set(String(id), kind);
      }
      const { readOptions } = await import('../../contract/rawField/readOptions');
      return withKinds(readOptions(rows));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? (isPending ? undefined : none);
};

const none: readonly FieldOption[] = [];

/** Each option says whether it is for dishes or for drinks, as the server's own do. */
const withKinds = (options: readonly FieldOption[]): readonly FieldOption[] =>
  options.map((option) => {
    const kind = kinds.get(String(option.value));
    return kind && option.description === undefined ? { ...option, description: kindTitles[kind] } : option;
  });

/**
 * What a saved category may choose from: its kind never changes. An option nothing is known of is left to the server, and
 * what the category has stays to be seen.
 */
const basesFor = (
  { type, base_category_id }: Pick<Category, 'type' | 'base_category_id'>,
  options: readonly FieldOption[],
): readonly FieldOption[] => {
  const kind = categoryKindOf(type) ?? 'food';
  return options.filter(
    ({ value }) => (kinds.get(String(value)) ?? kind) === kind || sameScalar(value, base_category_id),
  );
};

/** Food or drink, as the base category says; `dish` counts as food. */
const kindOfBase = (id: unknown): CategoryKind => kinds.get(String(id)) ?? 'food';

/**
 * A category of a menu. Its kind is that of its base category, its address stands under the point's and the menu's, and
 * the alcohol switch is there only where the point has a licence.
 */
const form: ResourceForm<Category & { id: number | string }> = {
  tabs: [{ section: 'category_general', label: messages.tabGeneral }],
  bundled: {
    category_general: async () =>
      rawFields('category_general', (await import('../../contract/sections/category')).categoryGeneral),
  },
  // A new category is shown, at any time, and its alcohol is sold like anything else.
  defaults: { visible: true, alcohol: false, graphic: null },
  isHere: ({ menu }, { menuId }) => menu?.id === undefined || String(menu.id) === menuId,
  useFields: (fields, { record, parents }) => {
    const menu = useParentRecord('menus', parents.menuId).data;
    const bases = useBaseCategories();
    return useMemo(() => {
      if (!bases) return undefined;
      const licences: unknown = menu?.point?.alc_license;
      const isLicensed = Array.isArray(licences) && licences.length > 0;
      const shown = fields
        .filter((field) => isLicensed || !isAlcohol(field))
        .map((field) => (isBase(field) ? { ...field, options: offered(field, bases, record) } : field));
      return withUrlPrefix(shown, [menu?.point?.url, menu?.url]);
    }, [fields, menu, bases, record]);
  },
  beforeSave: (payload, { record }) =>
    record ? payload : { ...payload, kind: kindOfBase(payload.base_category_id) },
  submitLabel: ({ record }) => (record ? messages.save : messages.create),
};

const isAlcohol = (field: SectionField): boolean => field.name === 'alcohol';

const isBase = (field: SectionField): field is FieldConfig =>
  isKnownField(field) && field.name === 'base_category_id';

/** A section may leave it to the base categories' own call which there are. */
const offered = (
  { options }: FieldConfig,
  bases: readonly FieldOption[],
  record: Category | undefined,
): readonly FieldOption[] => {
  const all = withKinds(options.length > 0 ? options : bases);
  return record ? basesFor(record, all) : all;
};

/**
 * A category is read and saved below its menu's point, which the address does not name: the menu does. If the menu
 * cannot be read, that failure stands in place of the page.
 */
const useMenuPoint = ({ menuId }: Parents, page: RouteKind): MoreParents => {
  const more = useParentsAbove({ resource: 'menus', id: menuId, page, missing });
  useFollowingChoice(pointChoice, more.status === 'ready' ? more.parents.pointId : undefined);
  return more;
};

const missing = {
  title: messages.menuMissing,
  hint: messages.menuMissingHint,
  ways: [
    { to: '/menu/list', label: messages.menus },
    { to: '/menu/list/deleted', label: messages.deletedMenus },
  ],
} as const;

/** The way to the menu as a whole. */
const ListHeader = () => <MenuViews parents={useParents()} view="list" />;

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
    room: { header: [50, 58], card: 75 },
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
