import type { WireRecord } from '../../../contract/fields';
import type { LevelName } from '../../../contract/visibility/Level';
import type { DishRow, VenueRows } from '../readRows';

/** Takes out of a record what a role may not see; by the group that the record belongs to. */
export type HideIn = (group: LevelName) => (record: WireRecord) => WireRecord;

/**
 * The rows without what the role of who looks may not see: a page that no guest has seen yet tells them no more than their own
 * forms would.
 */
export const hideInVenue = (rows: VenueRows, hideIn: HideIn): VenueRows => {
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
    phones: isHidden('phone_other') ? [] : rows.venue.phones,
  };
  return {
    ...rows,
    venue,
    menus: rows.menus.map(blanked('menus', MENU_BLANKS, hideIn)),
    categories: rows.categories.map(blanked('categories', CATEGORY_BLANKS, hideIn)),
  };
};

export const hideInDishes = (dishes: readonly DishRow[], hideIn: HideIn): readonly DishRow[] =>
  dishes.map(blanked('foods', DISH_BLANKS, hideIn));

/** Of a venue, that may be empty. */
const COLUMNS: readonly string[] = ['street', 'house', 'approach', 'floor', 'office', 'graphic'];
const VENUE_KEYS = [...COLUMNS, 'title', 'cover', 'type', 'city_id', 'phone_other'];

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
  ingredients: { allergens: [] },
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
