import type { Overview, VenueCard } from '../../contract/rows/person';
import { hoursAt } from '../../contract/visibility/hoursAt';
import { levelOf } from '../../contract/visibility/Level';
import { visibilityOf } from '../../contract/visibility/visibilityOf';
import { ifAllowed } from '../ApiError';
import type { Call, Handlers } from '../Call';
import type { CategoryCounts } from '../db/tables/guests';
import { askable } from '../engine/filters';
import { hiding, seenTitle, seesIn } from '../engine/hideFields';
import type { Resource } from '../engine/Resource';
import type { Reach } from '../engine/reach';
import { grouped } from '../grouped';
import { lastChanges } from '../history/readChanges';
import { attentionOf } from '../overview/attention';
import { countFoods } from '../overview/countFoods';
import { endingBins } from '../overview/endingBins';
import { readGuestCounts, readVenues, type Venue } from '../overview/readVenues';
import { categories as categoryResource, foods, menus, points } from '../resources';
import { guestPath } from '../resources/parts/guestAddress';
import { LACKS, type Lack, lackFilters } from '../resources/parts/lacks';
import type { Sections } from '../Sections';
import { seenBy } from './changes';

type Key = 'overview.read';

/** Changes that are shown; the journal has the others. */
const LAST_CHANGES = 6;

/** What is going on in the venues of a person, as far as their role opens each part (docs/spec/4-beyond.md, TD-03). */
export const overviewHandlers: Handlers<Key> = {
  'overview.read': async (call, deps) => {
    const now = deps.clock();
    const reaches = {
      venues: call.reach,
      menus: reachOf(call, 'foods.list'),
      stops: reachOf(call, 'stopList.list'),
      drafts: reachOf(call, 'points.update'),
    };
    const sees = seenIn(deps.sections);
    const read = await readVenues(reaches, deps);
    // An order by names that are not seen would tell of them.
    const venues = sees.titles ? read : read.toSorted((one, other) => one.row.id - other.row.id);
    const counted = venues.filter(({ isMenuRead, isStopRead }) => isMenuRead || isStopRead);
    const versions = counted.map(({ row, version }) => ({ id: row.id, version }));
    const categories = await countFoods(versions, deps);
    const byVenue = grouped(categories, ({ pointId }) => pointId);
    const withMenus = new Set(venues.flatMap(({ row, isMenuRead }) => (isMenuRead ? [row.id] : [])));
    const asked = { pointIds: [...withMenus], venues: reachOf(call, 'points.deleteMany') };
    const endings = await endingBins(asked, deps);
    const menusAt = venues.flatMap(({ row, zone, isMenuRead }) => (isMenuRead ? [{ id: row.id, zone }] : []));
    const guests = await readGuestCounts(menusAt, deps);
    const changes = reachOf(call, 'changes.list');
    const hide = hiding('points.one', deps);
    const hasMenuCovers = 'images' in hiding('menus.one', deps)({ images: [] });
    const seen = (resource: string, title: string): string => seenTitle(resource, title, deps);
    const named = venues.map(({ row, ...rest }) => ({
      ...rest,
      row: { ...row, title: seen('points', row.title) },
    }));
    return {
      venues: venues.map((venue) => {
        const card = venueCard(venue, { categories: byVenue.get(venue.row.id) ?? [], hasMenuCovers, now });
        return hide(sees.hours ? card : { ...card, opening: null });
      }),
      attention: attentionOf({
        venues: named,
        categories: categories
          .filter(({ pointId }) => withMenus.has(pointId))
          .map((category) => ({
            ...category,
            title: seen('categories', category.title),
            menuTitle: seen('menus', category.menuTitle),
          })),
        endings: endings.map((ending) => ({ ...ending, title: seen(ending.resource, ending.title) })),
        lacks: lacksSeen(deps.sections),
        sees,
        now,
      }),
      guests: guests && {
        ...guests,
        dishes: guests.dishes.map((dish) => ({ ...dish, title: seen('foods', dish.title) })),
      },
      start: isStarter(call) && Object.values(sees).every(Boolean) ? startOf(named, categories) : null,
      changes: changes
        ? (
            await lastChanges(
              { reach: changes, ...seenBy(call.session, deps.resources), count: LAST_CHANGES },
              deps,
            )
          ).map(hiding('changes.list', deps))
        : [],
    };
  },
};

/** What the same person may touch by another call; undefined = their role does not open it. */
const reachOf = ({ reachFor }: Pick<Call<Key>, 'reachFor'>, key: string): Reach | undefined =>
  ifAllowed(() => reachFor(key));

/** Who sets a business up: they open venues and make menus. */
const isStarter = (call: Call<Key>): boolean =>
  ['points.create', 'templates.apply'].every((key) => reachOf(call, key) !== undefined);

/** What of each area the overview may go by. */
const seenIn = (sections: Sections) => {
  const sees = (resource: Resource, ...keys: readonly string[]): boolean =>
    keys.every(seesIn(resource, sections));
  return {
    titles: sees(points, 'title'),
    status: sees(points, 'status'),
    hours: sees(points, 'graphic'),
    photos: sees(foods, 'images'),
    hiding: sees(menus, 'visible') && sees(categoryResource, 'visible', 'hide'),
  };
};

/** Who may not see a field is not told that it is empty. */
const lacksSeen = (sections: Sections): readonly Lack[] => {
  const open = askable(lackFilters, seesIn(foods, sections));
  return LACKS.filter((lack) => open.includes(lack));
};

/** The steps of a new owner in their order (docs/spec/4-beyond.md, TD-04). */
const STEPS = ['venue', 'hours', 'menu', 'photo', 'code', 'show', 'page'] as const;

/** What a new owner has still to do, as far as the data says; null once all of it is done somewhere. */
const startOf = (
  venues: readonly Venue[],
  categories: readonly CategoryCounts[],
): NonNullable<Overview['start']> | null => {
  const shown = new Set(
    categories
      .filter(({ foods, visible, isMenuOn }) => foods > 0 && visible && isMenuOn)
      .map(({ pointId }) => pointId),
  );
  const isDone: Readonly<Record<(typeof STEPS)[number], boolean>> = {
    venue: venues.length > 0,
    hours: venues.some(({ row }) => row.graphic !== null),
    menu: categories.some(({ foods }) => foods > 0),
    photo: categories.some(({ foods, photo }) => foods > photo),
    code: venues.some(({ row }) => row.codeAt !== null),
    show: shown.size > 0,
    page: venues.some(({ row }) => row.pageAt !== null),
  };
  if (STEPS.every((step) => isDone[step])) return null;
  const [first] = [...venues].sort((one, other) => one.row.id - other.row.id);
  const open = venues.find(({ row }) => row.status === 'displayed' && shown.has(row.id));
  return {
    venue: first ? { id: first.row.id, title: first.row.title } : null,
    page: typeof open?.address === 'string' ? guestPath(open.address) : null,
    steps: STEPS.map((key) => ({ key, is_done: isDone[key] })),
  };
};

interface At {
  /** Of the venue. */
  readonly categories: readonly CategoryCounts[];
  /** Whether the role sees the pictures of menus. */
  readonly hasMenuCovers: boolean;
  readonly now: Date;
}

/** A stop of a shift is over by the next day; one that is not may have been forgotten. */
const LONG_STOP_MS = 24 * 60 * 60_000;

/** A venue as its card shows it; keys are those of a point, so that what a role may not see of one is hidden here too. */
const venueCard = (
  { row, city, zone, cover, menuCover, isMenuRead, isStopRead }: Venue,
  { categories: own, hasMenuCovers, now }: At,
): VenueCard => {
  const point = {
    id: row.id,
    title: row.title,
    status: row.status,
    close_begin: row.closeBegin,
    close_end: row.closeEnd,
    show_after_time: row.showAfterTime,
    graphic: row.graphic,
  };
  const isLong = (since: number): boolean => now.getTime() - since > LONG_STOP_MS;
  const sumOf = (what: 'foods' | 'stopped'): number => own.reduce((sum, each) => sum + each[what], 0);
  return {
    ...point,
    city,
    street: row.street,
    house: row.house,
    cover: cover ?? (isMenuRead && hasMenuCovers ? menuCover : null),
    opening: openingOf(row.graphic, { now, zone }),
    foods: isMenuRead ? sumOf('foods') : null,
    stopped: isStopRead ? sumOf('stopped') : null,
    stopped_long: isStopRead ? own.flatMap(({ stoppedSince }) => stoppedSince).filter(isLong).length : null,
    visibility: visibilityOf([levelOf.points(point)], { now, zone }),
  };
};

/** Open now or not, and until when; null where nobody has told the hours. */
const openingOf = (schedule: unknown, { now, zone }: { readonly now: Date; readonly zone: string }) => {
  if (schedule === null || schedule === undefined) return null;
  const { isOpen, until } = hoursAt(schedule, { now: now.getTime(), zone });
  return { is_open: isOpen, until: until === undefined ? null : new Date(until).toISOString() };
};
