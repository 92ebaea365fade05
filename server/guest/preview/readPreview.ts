import { and, eq } from 'drizzle-orm';
import type { WireRecord } from '../../../contract/fields';
import type { GuestPage } from '../../../contract/guest/GuestPage';
import type { LevelName } from '../../../contract/visibility/Level';
import { notFound } from '../../ApiError';
import type { Db, Deps } from '../../Deps';
import { points } from '../../db/schema';
import { inReach, type Reach } from '../../engine/reach';
import { points as resource } from '../../resources';
import { addressColumn } from '../../resources/parts/guestAddress';
import { isKnownTo, judge, menusToChoose, type ShownMenu } from '../judge';
import { pageOf } from '../pageOf';
import { type DishRow, readDishRows, readVenueRows, type VenueRows } from '../readRows';
import type { Ticket } from './ticket';
import { dishesWithUnsaved, venueWithUnsaved } from './withUnsaved';

/** A venue with what is unsaved in it, as it stands. @throws ApiError 404: out of reach */
export const readVenue = async (
  { pointId, reach, unsaved }: Pick<Ticket, 'pointId' | 'unsaved'> & { readonly reach: Reach },
  { db }: Db,
): Promise<{ readonly rows: VenueRows; readonly address: string }> => {
  const [point] = await db
    .select({ address: addressColumn })
    .from(points)
    .where(and(eq(points.id, pointId), inReach(resource, reach)));
  const rows = point && (await readVenueRows(pointId, { db }));
  if (!rows) throw notFound();
  // A draft may have no address yet, and a page has one.
  return { rows: await venueWithUnsaved(rows, unsaved, { db }), address: point.address ?? String(pointId) };
};

/** The dishes of these categories, likewise. */
export const readDishes = async (
  categoryIds: readonly number[],
  { unsaved }: Pick<Ticket, 'unsaved'>,
  { db }: Db,
): Promise<readonly DishRow[]> => dishesWithUnsaved(await readDishRows(categoryIds, { db }), unsaved, { db });

/** The venue as if it were shown: a draft is looked at before guests may. All that hides it for a while, hides it here, too. */
export const asIfShown = (rows: VenueRows): VenueRows => ({
  ...rows,
  venue: { ...rows.venue, level: { ...rows.venue.level, status: 'displayed' } },
});

interface Asked extends Ticket {
  readonly reach: Reach;
  readonly hideIn: HideIn;
  /** The dish that the address names. */
  readonly dishId: number | undefined;
  /** Where the page of a menu stands. */
  readonly pathOf: (menuId: number) => string;
}

/** The page that a guest would see at the moment of the ticket; undefined = they would see none. @throws ApiError 404 */
export const readPreview = async (
  { hideIn, pathOf, dishId, ...ticket }: Asked,
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
): Promise<GuestPage | undefined> => {
  const { rows, address } = await readVenue(ticket, { db });
  const now = ticket.at === undefined ? clock() : new Date(ticket.at);
  const shown = judge(hideInVenue(asIfShown(rows), hideIn), now);
  const menu =
    ticket.menuId === undefined
      ? (menusToChoose(shown)[0] ?? shown.menus[0])
      : menuIn(shown.menus, ticket.menuId);
  if (!isKnownTo(shown) || (!menu && ticket.menuId !== undefined)) return undefined;
  const ids = menu?.categories.map(({ row }) => row.id) ?? [];
  const { page } = pageOf(shown, {
    now,
    address,
    origin: env.PUBLIC_URL ?? '',
    menu: ticket.menuId === undefined ? undefined : menu,
    dishId,
    content: menu && {
      menu,
      dishes: hideInDishes(ids.length > 0 ? await readDishes(ids, ticket, { db }) : [], hideIn),
    },
  });
  const chosen = menusToChoose(shown, menu);
  const links = page.menus.map((link, at) => ({ ...link, path: pathOf(chosen[at]?.row.id ?? 0) }));
  return { ...page, menus: links };
};

const menuIn = (menus: readonly ShownMenu[], id: number): ShownMenu | undefined =>
  menus.find(({ row }) => row.id === id);

/** Takes out of a record what a role may not see; by the group that the record belongs to. */
type HideIn = (group: LevelName) => (record: WireRecord) => WireRecord;

/**
 * The rows without what the role of who looks may not see: a page that no guest has seen yet tells them no more than their own
 * forms would.
 */
const hideInVenue = (rows: VenueRows, hideIn: HideIn): VenueRows => {
  const isHidden = hiddenIn('points', [...VENUE_KEYS, ...Object.keys(rows.venue.row.extra)], hideIn);
  const { row } = rows.venue;
  const venue: VenueRows['venue'] = {
    ...rows.venue,
    row: {
      ...row,
      ...Object.fromEntries(COLUMNS.filter(isHidden).map((key) => [key, null])),
      title: isHidden('title') ? '' : row.title,
      extra: Object.fromEntries(Object.entries(row.extra).filter(([key]) => !isHidden(key))),
    },
    type: isHidden('type') ? null : rows.venue.type,
    city: isHidden('city_id') ? null : rows.venue.city,
    cover: isHidden('cover') ? null : rows.venue.cover,
    logo: isHidden('logo') ? null : rows.venue.logo,
    phones: isHidden('phone_other') ? [] : rows.venue.phones,
  };
  return {
    ...rows,
    venue,
    menus: rows.menus.map(blanked('menus', MENU_BLANKS, hideIn)),
    categories: rows.categories.map(blanked('categories', CATEGORY_BLANKS, hideIn)),
  };
};

const hideInDishes = (dishes: readonly DishRow[], hideIn: HideIn): readonly DishRow[] =>
  dishes.map(blanked('foods', DISH_BLANKS, hideIn));

/** Of a venue, that may be empty. */
const COLUMNS: readonly string[] = ['street', 'house', 'approach', 'floor', 'office', 'graphic'];
const VENUE_KEYS = [...COLUMNS, 'title', 'cover', 'logo', 'type', 'city_id', 'phone_other'];

/** What stands in place of a field that is hidden, by the key it travels under. */
type Blanks<Row> = Readonly<Record<string, Partial<Row>>>;

const MENU_BLANKS: Blanks<VenueRows['menus'][number]> = {
  title: { title: '' },
  description: { description: null },
  images: { cover: null },
};

const CATEGORY_BLANKS: Blanks<VenueRows['categories'][number]> = {
  title: { title: '' },
  cover: { cover: null },
  description: { description: null },
};

const DISH_BLANKS: Blanks<DishRow> = {
  title: { title: '' },
  description: { description: null },
  price: { price: '0' },
  differ_image: { differImage: false },
  unit_value: { unitValue: null },
  unit_measurement: { unitMeasurement: null },
  calories: { calories: null },
  protein: { protein: null },
  fats: { fats: null },
  carbohydrates: { carbohydrates: null },
  marks: { marks: [] },
  ingredients: { ingredients: [] },
  images: { picture: null },
};

const hiddenIn = (group: LevelName, keys: readonly string[], hideIn: HideIn): ((key: string) => boolean) => {
  const kept = hideIn(group)(Object.fromEntries(keys.map((key) => [key, null])));
  return (key) => !Object.hasOwn(kept, key);
};

/** Once for all rows of a kind. */
const blanked = <Row extends object>(group: LevelName, blanks: Blanks<Row>, hideIn: HideIn) => {
  const isHidden = hiddenIn(group, Object.keys(blanks), hideIn);
  const over: Partial<Row> = Object.assign(
    {},
    ...Object.keys(blanks)
      .filter(isHidden)
      .map((key) => blanks[key]),
  );
  return (row: Row): Row => ({ ...row, ...over });
};
