import { type Level, type LevelName, levelOf } from '../../contract/visibility/Level';
import { dayAfter, momentOf, wallClock } from '../../contract/visibility/venueClock';
import { type Visibility, visibilityOf } from '../../contract/visibility/visibilityOf';
import { invalid, notFound } from '../ApiError';
import type { Handlers } from '../Call';
import { hiding } from '../engine/hideFields';
import { dishLevel } from '../guest/judge';
import { asIfShown, readDishes, readVenue } from '../guest/preview/readPreview';
import { type OpenForm, readUnsaved } from '../guest/preview/readUnsaved';
import { previewPath, sealTicket } from '../guest/preview/ticket';
import type { DishRow, VenueRows } from '../guest/readRows';
import { guestTexts } from '../texts/refusals';

/** How a moment differs from now. */
const CHANGES = ['appears', 'disappears', 'opens', 'closes', 'returns', 'runs_out'] as const;

/** Something that guests see otherwise at another moment than now. */
interface Difference {
  readonly resource: LevelName;
  readonly id: number;
  readonly title: string;
  readonly change: (typeof CHANGES)[number];
  /** Of the moment at which it is hidden, closed or out: the causes and notes say why. */
  readonly visibility: Visibility;
}

interface Compared {
  readonly rows: VenueRows;
  /** The dishes of the menu in question. */
  readonly dishes: readonly DishRow[];
  /** The menu whose categories are compared. */
  readonly menuId: number | undefined;
  readonly now: Date;
  readonly at: Date;
}

/** What differs, from the venue down. What hangs below something that is hidden at either moment is not told again. */
const differencesOf = ({ rows, dishes, menuId, now, at }: Compared): readonly Difference[] => {
  const { zone, level } = rows.venue;
  const compare = (own: Level): { readonly isShown: boolean; readonly told: readonly Difference[] } => {
    const [before, after] = [now, at].map((each) => visibilityOf([own], { now: each, zone }));
    if (!before || !after) return { isShown: false, told: [] };
    const { resource, id, title } = own;
    const told = (change: Difference['change'], visibility: Visibility): readonly Difference[] => [
      { resource, id, title, change, visibility },
    ];
    if (before.is_visible !== after.is_visible)
      return {
        isShown: false,
        told: after.is_visible ? told('appears', before) : told('disappears', after),
      };
    const noted = NOTED.flatMap(({ note, begins, ends }) => {
      const [was, is] = [before, after].map(({ notes }) => notes.some(({ kind }) => kind === note));
      if (was === is) return [];
      return is ? told(begins, after) : told(ends, before);
    });
    return { isShown: after.is_visible, told: noted };
  };
  const venue = compare(levelOf.points(level));
  if (!venue.isShown) return venue.told;
  const ofMenus = rows.menus.map((menu) => ({ id: menu.id, ...compare(levelOf.menus(menu.level)) }));
  const isMenuShown = ofMenus.some(({ id, isShown }) => id === menuId && isShown);
  const ofCategories = rows.categories
    .filter((category) => isMenuShown && category.menuId === menuId)
    .map((category) => ({ id: category.id, ...compare(levelOf.categories(category.level)) }));
  const shown = new Set(ofCategories.flatMap(({ id, isShown }) => (isShown ? [id] : [])));
  const ofDishes = dishes
    .filter(({ categoryId }) => shown.has(categoryId))
    .map((dish) => compare(dishLevel(dish)));
  return [venue, ...ofMenus, ...ofCategories, ...ofDishes].flatMap(({ told }) => told);
};

const NOTED = [
  { note: 'closed', begins: 'closes', ends: 'opens' },
  { note: 'stop', begins: 'runs_out', ends: 'returns' },
] as const;

/** An address in the console and before it: what proxies take as one by default. */
const MAX_ADDRESS = 7000;

/** The page of guests for who works in the venue: of another moment, and with what is not saved yet (GV-09). */
export const previewHandlers: Handlers<'guest.preview'> = {
  'guest.preview': async (call, deps) => {
    const { pointId, menuId, at, unsaved: raw } = call.body;
    const { reach, session } = call;
    // Who cannot reach the venue is told so before anything that they have sent is looked at.
    await readVenue({ pointId, reach, unsaved: undefined }, deps);
    const form = await readUnsaved(raw, { pointId, call }, deps);
    const unsaved = form?.unsaved;
    const { rows } = await readVenue({ pointId, reach, unsaved }, deps);
    const { zone } = rows.venue;
    const now = deps.clock();
    const moment = momentAt(at, { now, zone });
    const then = new Date(moment ?? now);
    const place = form ? placeOf(rows, form) : {};
    const wanted = menuId ?? place.menuId;
    const menu = menuOf(rows, { menuId: wanted, at: then });
    const ids = rows.categories.filter((each) => each.menuId === menu?.id).map(({ id }) => id);
    const dishes = ids.length > 0 ? await readDishes(ids, { unsaved }, deps) : [];
    const differences =
      moment === undefined
        ? []
        : differencesOf({ rows: asIfShown(rows), dishes, menuId: menu?.id, now, at: then });
    const subject = [levelOf.points(rows.venue.level), ...(menu ? [levelOf.menus(menu.level)] : [])];
    const hide = (group: string) => hiding(`${group}.one`, deps);
    const token = sealTicket({ sessionId: session.id, pointId, menuId: wanted, at: moment, unsaved }, deps);
    // A dish is looked at by itself, as guests open it; where they see none, its category is.
    const dish = form?.resource === 'foods' && form.id ? `?dish=${form.id}` : '';
    const url = previewPath(token) + dish;
    if (url.length > MAX_ADDRESS) throw invalid({ unsaved: [guestTexts.unsavedTooLarge] });
    return {
      // Where in the page it is.
      url: place.categoryId === undefined ? url : `${url}#c${place.categoryId}`,
      now: now.toISOString(),
      at: then.toISOString(),
      timezone: zone,
      ...hide('points')({ visibility: visibilityOf(subject, { now: then, zone }) }),
      differences: differences.map((each) => hide(each.resource)({ ...each })),
    };
  },
};

/** Where in the page the record of an open form stands. */
const placeOf = (rows: VenueRows, { resource, id, categoryId }: OpenForm): Place => {
  const inCategory = (wanted: number | null | undefined): Place => {
    const category = rows.categories.find((each) => each.id === wanted);
    return { menuId: category?.menuId, categoryId: category?.id };
  };
  const places: Readonly<Record<OpenForm['resource'], () => Place>> = {
    points: () => ({}),
    menus: () => ({ menuId: id ?? undefined }),
    categories: () => inCategory(id),
    foods: () => inCategory(categoryId),
  };
  return places[resource]();
};

interface Place {
  readonly menuId?: number | undefined;
  readonly categoryId?: number | undefined;
}

/** The menu whose dishes the page holds: the one that is asked for, else the first that is shown. @throws ApiError 404 */
const menuOf = (
  { menus, venue: { zone } }: VenueRows,
  { menuId, at }: { readonly menuId: number | undefined; readonly at: Date },
): VenueRows['menus'][number] | undefined => {
  if (menuId === undefined)
    return menus.find(({ level }) => visibilityOf([levelOf.menus(level)], { now: at, zone }).is_visible);
  const menu = menus.find(({ id }) => id === menuId);
  if (!menu) throw notFound();
  return menu;
};

/** So far may be looked ahead: a year, and the day that it ends on. */
const MAX_DAYS = 366;

/**
 * A moment that is named by the venue's clock, `YYYY-MM-DDTHH:MM`.
 * @returns UTC, milliseconds; undefined = none is named: now
 * @throws ApiError 422 for what is no time, is before yesterday, or further than a year from now
 */
const momentAt = (
  raw: unknown,
  { now, zone }: { readonly now: Date; readonly zone: string },
): number | undefined => {
  if (raw === undefined || raw === null) return undefined;
  const wrong = invalid({ at: [guestTexts.moment] });
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(raw)) throw wrong;
  const asUtc = Date.parse(`${raw}:00Z`);
  // There is a February 30 for some parsers: they mean another day.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(raw)) throw wrong;
  const [today = '', day = ''] = [wallClock(now, zone), raw].map((text) => text.slice(0, DAY_LENGTH));
  if (day < dayAfter(today, -1) || day > dayAfter(today, MAX_DAYS)) throw wrong;
  return momentOf(raw, zone);
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;
