import { and, eq, inArray } from 'drizzle-orm';
import type { WireRecord } from '../../../contract/fields';
import { isRecord } from '../../../contract/isRecord';
import type { LevelName } from '../../../contract/visibility/Level';
import { DEFAULT_ZONE } from '../../../contract/visibility/venueClock';
import type { Db } from '../../Deps';
import {
  categories as categoryTable,
  cities,
  files,
  ingredients,
  marks,
  phoneTypes,
  pointTypes,
} from '../../db/schema';
import { emptyColumns, fillColumns, idOrNull } from '../../engine/columns';
import { isFileOf } from '../../engine/files';
import type { Resource } from '../../engine/Resource';
import { categories, foods, menus, points } from '../../resources';
import type { DishRow, PictureRow, VenueRows } from '../readRows';
import type { Unsaved } from './readUnsaved';

type Columns = Readonly<Record<string, unknown>>;

/** A venue as it would be read after a save of what is unsaved in it. */
export const venueWithUnsaved = async (
  rows: VenueRows,
  unsaved: Unsaved | undefined,
  deps: Db,
): Promise<VenueRows> =>
  unsaved ? ((await IN_VENUE[unsaved.resource]?.(rows, unsaved, deps)) ?? rows) : rows;

/** The dishes of these categories, likewise. */
export const dishesWithUnsaved = async (
  dishes: readonly DishRow[],
  unsaved: Unsaved | undefined,
  deps: Db,
): Promise<readonly DishRow[]> =>
  unsaved ? ((await IN_DISHES[unsaved.resource]?.(dishes, unsaved, deps)) ?? dishes) : dishes;

type Change<Rows> = (rows: Rows, unsaved: Unsaved, deps: Db) => Promise<Rows>;

const IN_VENUE: { readonly [Name in LevelName]?: Change<VenueRows> } = {
  points: async (rows, unsaved, deps) => ({ ...rows, venue: await venueWith(rows.venue, unsaved, deps) }),
  menus: async (rows, unsaved, deps) => ({
    ...rows,
    menus: await changed(rows.menus, unsaved, partWith({ resource: menus, cover: 'images', unsaved }, deps)),
  }),
  categories: async (rows, unsaved, deps) => ({
    ...rows,
    categories: await changed(
      rows.categories,
      unsaved,
      partWith({ resource: categories, cover: 'cover', unsaved }, deps),
    ),
  }),
};

const IN_DISHES: { readonly [Name in LevelName]?: Change<readonly DishRow[]> } = {
  foods: async (dishes, unsaved, deps) => {
    const { id, categoryId } = unsaved;
    if (id !== null) return changed(dishes, unsaved, (row) => dishWith(row, unsaved, deps));
    if (categoryId === undefined) return dishes;
    const fresh = { ...NEW_DISH, ...emptyColumns(foods), categoryId };
    return [...dishes, await dishWith(fresh, unsaved, deps)];
  },
};

const changed = async <Row extends { readonly id: number }>(
  list: readonly Row[],
  { id }: Unsaved,
  change: (row: Row) => Promise<Row>,
): Promise<Row[]> => Promise.all(list.map((row) => (row.id === id ? change(row) : row)));

const NEW_DISH: Omit<DishRow, 'categoryId'> = {
  // No dish has it.
  id: 0,
  title: '',
  description: null,
  price: '0',
  visible: true,
  differImage: false,
  unitValue: null,
  unitMeasurement: null,
  calories: null,
  protein: null,
  fats: null,
  carbohydrates: null,
  stop: null,
  marks: [],
  ingredients: [],
  picture: null,
};

const columnsOf = (resource: Resource, { values }: Unsaved, extra?: WireRecord): Columns =>
  fillColumns(resource, values, extra);

/** The columns of a row that it has already: what a form fills besides is not shown to guests. */
const filled = <Row extends object>(row: Row, columns: Columns): Row =>
  // `fillColumns` has made each of them for the column of its name.
  Object.assign({}, row, Object.fromEntries(Object.entries(columns).filter(([name]) => name in row)));

/** What decides about what guests see, by column: as it travels. */
const DECIDES = [
  ['title', 'title'],
  ['visible', 'visible'],
  ['graphic', 'graphic'],
  ['alcohol', 'alcohol'],
  ['closeBegin', 'close_begin'],
  ['closeEnd', 'close_end'],
  ['showAfterTime', 'show_after_time'],
] as const;

const levelWith = (level: WireRecord, columns: Columns): WireRecord => ({
  ...level,
  ...Object.fromEntries(
    DECIDES.flatMap(([name, key]) => (Object.hasOwn(columns, name) ? [[key, columns[name]]] : [])),
  ),
});

const venueWith = async (
  venue: VenueRows['venue'],
  unsaved: Unsaved,
  deps: Db,
): Promise<VenueRows['venue']> => {
  const { values } = unsaved;
  const columns = columnsOf(points, unsaved, venue.row.extra);
  const row = filled(venue.row, columns);
  const isSent = (key: string): boolean => Object.hasOwn(values, key);
  return {
    ...venue,
    row,
    level: levelWith(venue.level, columns),
    ...(isSent('type') && { type: await titleOfType(row.typeId, deps) }),
    ...(isSent('city_id') && (await cityOf(row.cityId, deps))),
    ...(isSent('cover') && { cover: await pictureOf('cover', unsaved, deps) }),
    ...(isSent('logo') && { logo: await pictureOf('logo', unsaved, deps) }),
    ...(isSent('phone_other') && { phones: await phonesOf(values.phone_other, deps) }),
  };
};

const titleOfType = async (id: number | null, { db }: Db): Promise<string | null> => {
  if (id === null) return null;
  const [row] = await db.select({ title: pointTypes.title }).from(pointTypes).where(eq(pointTypes.id, id));
  return row?.title ?? null;
};

const cityOf = async (id: number | null, { db }: Db): Promise<Pick<VenueRows['venue'], 'city' | 'zone'>> => {
  const [row] = id === null ? [] : await db.select().from(cities).where(eq(cities.id, id));
  return { city: row?.title ?? null, zone: row?.timezone ?? DEFAULT_ZONE };
};

const phonesOf = async (raw: unknown, { db }: Db): Promise<VenueRows['venue']['phones']> => {
  const types = await db.select().from(phoneTypes);
  return listOf(raw).map(({ point_phone_type_id: type, phone_number: number }) => ({
    phone_number: String(number),
    title: types.find(({ id }) => id === Number(type))?.title ?? '',
  }));
};

interface Part {
  readonly id: number;
  readonly level: WireRecord;
  readonly cover: PictureRow | null;
}

/** What a venue shows besides its dishes. @param cover the field of its picture */
const partWith =
  ({ resource, cover, unsaved }: { resource: Resource; cover: string; unsaved: Unsaved }, deps: Db) =>
  async <Row extends Part>(row: Row): Promise<Row> => {
    const columns = columnsOf(resource, unsaved);
    return {
      ...filled(row, columns),
      level: levelWith(row.level, columns),
      ...(Object.hasOwn(unsaved.values, cover) && { cover: await pictureOf(cover, unsaved, deps) }),
    };
  };

const dishWith = async (dish: DishRow, unsaved: Unsaved, deps: Db): Promise<DishRow> => {
  const { values } = unsaved;
  const isSent = (key: string): boolean => Object.hasOwn(values, key);
  return {
    ...filled(dish, columnsOf(foods, unsaved)),
    ...(isSent('marks') && { marks: await marksOf(values.marks, deps) }),
    ...(isSent('ingredients') && { ingredients: await compositionOf(values.ingredients, dish, deps) }),
    ...(isSent('images') && { picture: await pictureOf('images', unsaved, deps) }),
  };
};

/** The groups of ingredients that the venue knows already; nobody has told those of a new one. */
const compositionOf = async (
  raw: unknown,
  { categoryId }: Pick<DishRow, 'categoryId'>,
  { db }: Db,
): Promise<DishRow['ingredients']> => {
  const sent = listOf(raw);
  const ids = sent.map(({ id }) => idOrNull(id)).filter((id) => id !== null);
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: ingredients.id, allergens: ingredients.allergens })
          .from(ingredients)
          .innerJoin(categoryTable, eq(categoryTable.pointId, ingredients.pointId))
          .where(and(eq(categoryTable.id, categoryId), inArray(ingredients.id, ids)));
  return sent.map(({ id, title, is_allergen: isAllergen }) => ({
    title: String(title),
    is_allergen: isAllergen === true,
    allergens: known.find((one) => one.id === idOrNull(id))?.allergens ?? null,
  }));
};

const marksOf = async (raw: unknown, { db }: Db): Promise<DishRow['marks']> => {
  const ids = (Array.isArray(raw) ? raw : []).map(idOrNull).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const rows = await db.select().from(marks).where(inArray(marks.id, ids));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(({ title }) => ({ id, title })));
};

/** The first of the record's own pictures that the form still holds; one that is not stored yet cannot be shown. */
const pictureOf = async (
  field: string,
  { resource: owner, id, values }: Unsaved,
  { db }: Db,
): Promise<PictureRow | null> => {
  // One file travels without its list.
  const [first] = listOf([values[field] ?? []].flat());
  const fileId = idOrNull(first?.id);
  if (id === null || fileId === null) return null;
  const [row] = await db
    .select({ name: files.name, thumbnail: files.thumbnail, meta: files.meta, widths: files.widths })
    .from(files)
    .where(and(eq(files.id, fileId), isFileOf({ owner, ownerId: id, field })));
  return row ?? null;
};

const listOf = (raw: unknown): readonly WireRecord[] => (Array.isArray(raw) ? raw : []).filter(isRecord);
