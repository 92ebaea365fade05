import type { WireRecord } from '../../contract/fields';
import { type Level, levelOf } from '../../contract/visibility/Level';
import { type Visibility, visibilityOf, visibilityUnder } from '../../contract/visibility/visibilityOf';
import { fileUrl } from '../engine/files';
import { stopOf } from '../resources/parts/stopColumn';
import type { Contents, FoundFood, FoundMenu } from './readBoard';

/** Takes out of a record what a role may not see. */
export type Hide = (record: WireRecord) => WireRecord;

export interface Hides {
  readonly menus: Hide;
  readonly categories: Hide;
  readonly foods: Hide;
}

interface Composed {
  readonly values: WireRecord;
  /** The next moment at which anything of it changes by itself, as ISO text; null = none. */
  readonly changesAt: string | null;
}

/** A menu as the editor shows it; see `Board` of the contract. */
export const boardOf = (
  { row, venue, zone }: Omit<FoundMenu, 'version'>,
  contents: Contents,
  { hides, now }: { readonly hides: Hides; readonly now: Date },
): Composed => {
  const { id, version, title, url, visible, graphic, pointId } = row;
  const menu = { id, version, title, url, visible, graphic };
  const above = [levelOf.points(venue), levelOf.menus(menu)];
  const moments: (string | null)[] = [];
  const noted = (visibility: Visibility): Visibility => {
    moments.push(visibility.changes_at);
    return visibility;
  };
  const seen = (levels: readonly Level[]): Visibility => noted(visibilityOf(levels, { now, zone }));
  const shows = shownOf(hides.foods);
  const categories = contents.map(({ category, cover, foods }) => {
    const levels = [...above, levelOf.categories(levelRecord(category))];
    const seenHere = visibilityUnder(levels, { now, zone });
    return {
      ...hides.categories({
        ...categoryOf(category),
        ...(cover !== null && { cover: fileUrl(cover) }),
        visibility: seen(levels),
      }),
      foods: foods.map((food) => {
        const wire = foodOf(food, shows);
        // Only what decides by itself is said again: a thousand dishes would repeat what their category says.
        const [, , title, , , , visible, stopRow] = food;
        if (stopRow === null && visible) return wire;
        const stop = stopOf(stopRow);
        const own = levelOf.foods({ ...wire, title, visible, stop });
        const seenBy = { visibility: noted(seenHere(own)) };
        return { ...wire, ...hides.foods(stop ? { stop, ...seenBy } : seenBy) };
      }),
    };
  });
  const values = {
    menu: hides.menus({ ...menu, point: { id: pointId }, visibility: seen(above) }),
    categories,
  };
  return { values, changesAt: moments.reduce(earlier, null) };
};

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

type Category = Contents[number]['category'];

const categoryOf = ({ id, kind, version, position, title, visible, alcohol, graphic }: Category) => ({
  id,
  type: kind,
  version,
  position,
  title,
  visible,
  alcohol,
  graphic,
});

/** What of it decides about what guests see. */
const levelRecord = (category: Category): WireRecord => ({
  ...categoryOf(category),
  close_begin: category.closeBegin,
  close_end: category.closeEnd,
  show_after_time: category.showAfterTime,
});

const FOOD_KEYS = ['title', 'price', 'unit_value', 'unit_measurement', 'images', 'marks', 'visible'] as const;
type Shown = { readonly [Key in (typeof FOOD_KEYS)[number]]: boolean };

/** Asked once, and not of each dish. */
const shownOf = (hide: Hide): Shown => {
  const left = hide(Object.fromEntries(FOOD_KEYS.map((key) => [key, true])));
  return {
    title: 'title' in left,
    price: 'price' in left,
    unit_value: 'unit_value' in left,
    unit_measurement: 'unit_measurement' in left,
    images: 'images' in left,
    marks: 'marks' in left,
    visible: 'visible' in left,
  };
};

const foodOf = (
  [id, version, title, price, unitValue, unitMeasurement, visible, stop, image, marks]: FoundFood,
  shows: Shown,
): WireRecord => {
  const wire: Record<string, unknown> = { id, version };
  if (shows.title) wire.title = title;
  if (shows.price) wire.price = price;
  if (shows.unit_value && unitValue !== null) wire.unit_value = unitValue;
  if (shows.unit_measurement && unitMeasurement !== null) wire.unit_measurement = unitMeasurement;
  if (shows.images && image !== null) wire.image = fileUrl(image);
  if (shows.marks && marks !== null) wire.marks = marks;
  if (shows.visible && !visible) wire.visible = false;
  if (stop) wire.stopable = [{ id: stop.id, createdAt: new Date(stop.createdAt).toISOString() }];
  return wire;
};
