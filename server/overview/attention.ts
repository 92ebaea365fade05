import type { Overview } from '../../contract/rows/person';
import { levelOf } from '../../contract/visibility/Level';
import { type At, visibilityOf } from '../../contract/visibility/visibilityOf';
import type { CategoryCounts } from '../db/tables/guests';
import type { Lack } from '../resources/parts/lacks';
import type { Ending } from './endingBins';
import type { Venue } from './readVenues';

export type Attention = Overview['attention'][number];
type AttentionPlace = Attention['places'][number];

/** Places that are told of each. */
const MOST_PLACES = 3;

interface Found {
  readonly venues: readonly Venue[];
  /** The same by their numbers. */
  readonly byId: ReadonlyMap<number, Venue>;
  readonly categories: readonly CategoryCounts[];
  readonly endings: readonly Ending[];
  /** What the role may see of dishes. */
  readonly lacks: readonly Lack[];
  /** Whether the role sees how venues stand, and what hides menus and categories. */
  readonly sees: { readonly status: boolean; readonly hiding: boolean };
  readonly now: Date;
}

/** What needs somebody's attention, the urgent first; what is all right is left out. */
export const attentionOf = (told: Omit<Found, 'byId'>): readonly Attention[] => {
  const found = { ...told, byId: new Map(told.venues.map((venue) => [venue.row.id, venue])) };
  const lacking = (lack: Lack) => (found.lacks.includes(lack) ? placesLacking(lack, found) : []);
  const all: readonly (readonly [Attention['kind'], readonly AttentionPlace[]])[] = [
    ['bin', binPlaces(found)],
    ['rejected', found.sees.status ? venuePlaces(found, 'rejected') : []],
    ['allergens', lacking('allergens')],
    ['hidden', found.sees.hiding ? hiddenPlaces(found) : []],
    ['price', lacking('price')],
    ['photo', lacking('photo')],
    ['draft', found.sees.status ? venuePlaces(found, 'draft') : []],
  ];
  return all
    .map(([kind, places]) => ({
      kind,
      count: places.reduce((sum, { count }) => sum + count, 0),
      places: [...places]
        .sort((one, other) => other.count - one.count)
        .slice(0, MOST_PLACES)
        // A title that the role may not see came without its text.
        .map((place) => ({ ...place, titles: place.titles.filter((title) => title !== '') })),
    }))
    .filter(({ count }) => count > 0);
};

const titleOf = ({ byId }: Pick<Found, 'byId'>, id: number): string => byId.get(id)?.row.title ?? '';

/** Dishes of a category are the narrowest list there is: it knows filters of the same names. */
const placesLacking = (lack: Lack, { byId, categories }: Found): readonly AttentionPlace[] =>
  categories
    .filter((category) => category[lack] > 0)
    .map((category) => ({
      resource: 'foods',
      list: 'list' as const,
      parents: { pointId: category.pointId, type: category.kind, categoryId: category.id },
      filter: { [lack]: 'false' },
      titles: [titleOf({ byId }, category.pointId), category.title],
      count: category[lack],
    }));

/** Shown to guests once, switched off since or hidden without an end, and dishes inside. */
const hiddenPlaces = ({ byId, categories, now }: Found): readonly AttentionPlace[] =>
  categories
    .filter((category) => category.wasShown && category.foods > 0 && isForgotten(category, { byId, now }))
    .map((category) => ({
      resource: 'categories',
      list: 'list' as const,
      parents: { pointId: category.pointId, menuId: category.menuId },
      filter: category.isMenuOn ? { visible: 'false' } : {},
      titles: [titleOf({ byId }, category.pointId), category.isMenuOn ? category.title : category.menuTitle],
      count: category.foods,
    }));

const isForgotten = (
  { closeBegin, closeEnd, showAfterTime, isMenuOn, menuTitle, menuId, ...category }: CategoryCounts,
  { byId, now }: Pick<Found, 'byId' | 'now'>,
): boolean => {
  const at: At = { now, zone: byId.get(category.pointId)?.zone ?? 'UTC' };
  const { causes } = visibilityOf(
    [
      levelOf.menus({ id: menuId, title: menuTitle, visible: isMenuOn }),
      levelOf.categories({
        ...category,
        close_begin: closeBegin,
        close_end: closeEnd,
        show_after_time: showAfterTime,
      }),
    ],
    at,
  );
  return causes.some(({ until }) => until === null);
};

const binPlaces = ({ byId, endings }: Found): readonly AttentionPlace[] => {
  const places = new Map<string, AttentionPlace>();
  for (const { resource, title, pointId, menuId, categoryId, kind } of endings) {
    const parents = PARENTS_OF_BIN[resource]?.({ pointId, menuId, categoryId, type: kind }) ?? {};
    const key = JSON.stringify([resource, parents]);
    const known = places.get(key);
    const titles = [title, titleOf({ byId }, pointId)].filter((text) => text !== '');
    places.set(
      key,
      known
        ? { ...known, count: known.count + 1 }
        : { resource, list: 'deleted', parents, filter: {}, titles, count: 1 },
    );
  }
  return [...places.values()];
};

interface BinParents {
  readonly pointId: number;
  readonly menuId: number | null;
  readonly categoryId: number | null;
  readonly type: string | null;
}

/** What the address of a bin names. */
const PARENTS_OF_BIN: Readonly<Record<string, (at: BinParents) => AttentionPlace['parents']>> = {
  points: () => ({}),
  menus: ({ pointId }) => ({ pointId }),
  categories: ({ pointId, menuId }) => ({ pointId, menuId: menuId ?? 0 }),
  foods: ({ pointId, categoryId, type }) => ({ pointId, categoryId: categoryId ?? 0, type: type ?? 'food' }),
};

const venuePlaces = ({ venues }: Found, status: 'draft' | 'rejected'): readonly AttentionPlace[] => {
  const drafts = venues.filter(({ row, isDraftRead }) => row.status === status && isDraftRead);
  const [first] = drafts;
  if (!first) return [];
  return [
    {
      resource: 'points',
      list: 'list',
      parents: {},
      filter: { status: [status] },
      titles: drafts.slice(0, MOST_PLACES).map(({ row }) => row.title),
      count: drafts.length,
    },
  ];
};
