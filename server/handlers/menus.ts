import { createHash } from 'node:crypto';
import type { WireRecord } from '../../contract/fields';
import { canView } from '../../contract/permissions';
import type { Board, BoardFood } from '../../contract/rows/menuArea';
import { type Level, levelOf } from '../../contract/visibility/Level';
import { type Visibility, visibilityOf, visibilityUnder } from '../../contract/visibility/visibilityOf';
import { notFound } from '../ApiError';
import type { Handlers } from '../Call';
import { copyTree } from '../copies/copyTree';
import { readTaking, takeFromMenu } from '../copies/takeFromMenu';
import { type Contents, type FoundFood, type FoundMenu, readContents, readMenu } from '../editor/readBoard';
import { changeMany } from '../engine/changeMany';
import { fileUrl } from '../engine/files';
import { type Hide, type HideDeps, hiding } from '../engine/hideFields';
import { orderUnder } from '../engine/order';
import { readBulk } from '../engine/readBulk';
import type { OwnKey } from '../engine/verbs';
import { categories, menus } from '../resources';
import { stopOf } from '../resources/parts/stopColumn';
import { exportSheet } from '../sheets/exportSheet';
import { importSheet } from '../sheets/importSheet';

interface Hides {
  readonly menus: Hide;
  readonly categories: Hide;
  readonly foods: Hide;
}

interface Composed {
  readonly values: Board;
  /** The next moment at which anything of it changes by itself, as ISO text; null = none. */
  readonly changesAt: string | null;
}

/** A menu as the editor shows it. */
const boardOf = (
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
  const shows: Shown = hides.foods(FOOD_FIELDS);
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

const FOOD_FIELDS = {
  title: true,
  price: true,
  unit_value: true,
  unit_measurement: true,
  images: true,
  marks: true,
  visible: true,
};
/** What of a dish is seen; asked once, and not of each dish. */
type Shown = Partial<typeof FOOD_FIELDS>;

const foodOf = (
  [id, version, title, price, unitValue, unitMeasurement, visible, stop, image, marks]: FoundFood,
  shows: Shown,
): BoardFood => {
  const wire: { -readonly [Key in keyof BoardFood]: BoardFood[Key] } = { id, version };
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

/** What an answer of today looks like: another number after a change, so that nobody keeps the old one. */
const FORM = 2;
/** A write may commit long after it was numbered: so an answer does not stand for ever. */
const STANDS_MS = 5 * 60_000;

interface Stand {
  /** Of everything in the venue. */
  readonly version: string;
  /** What the role may see. */
  readonly shown: unknown;
}

/** The tag of a board: what it was made of, and until when it stands, for hours begin and hiding ends by themselves. */
const tagOf = (stand: Stand, changesAt: string | null, now: Date): string => {
  const until = Math.min(now.getTime() + STANDS_MS, changesAt === null ? Infinity : Date.parse(changesAt));
  return `"${standOf(stand)}.${until.toString(36)}"`;
};

/** Whether the board that somebody holds under this tag is still the same. */
const stands = (tag: string | undefined, stand: Stand, now: Date): tag is string => {
  const [, own, until] = /^"([\w-]+)\.([0-9a-z]+)"$/.exec(tag ?? '') ?? [];
  return own === standOf(stand) && Number.parseInt(until ?? '', 36) > now.getTime();
};

const standOf = ({ version, shown }: Stand): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, version, shown]))
    .digest('base64url')
    .slice(0, 22);

export const menusHandlers: Handlers<OwnKey<'menus'>> = {
  'menus.board': async ({ path: { id }, reach, ifNoneMatch }, deps) => {
    const now = deps.clock();
    const found = await readMenu(id, reach, deps);
    if (!found) throw notFound();
    const { version, ...menu } = found;
    const stand = { version: `${id} ${version}`, shown: shownKeys(deps) };
    if (stands(ifNoneMatch, stand, now)) return { tag: ifNoneMatch };
    const contents = await readContents(id, deps);
    const { values, changesAt } = boardOf(menu, contents, { hides: hidesOf(deps), now });
    return { tag: tagOf(stand, changesAt, now), values };
  },

  'menus.order': async ({ path: { id }, body: { category_ids: ids }, ...at }, deps) => ({
    category_ids: await orderUnder(categories, { parentId: id, wanted: () => ids, at }, deps),
  }),

  'menus.exportSheet': exportSheet,
  'menus.importSheet': importSheet,

  'menus.bulk': ({ path: { pointId }, body, ...at }, deps) =>
    changeMany(menus, { bulk: readBulk(body), pointId, at, fields: ['visible', 'graphic'] }, deps),

  'menus.copy': async ({ path: { id }, body, ...who }, deps) => ({
    results: await copyTree({ unit: 'menus', ids: [id], body, who }, deps),
  }),

  'menus.takeOver': ({ path: { id }, body, ...who }, deps) =>
    takeFromMenu({ menuId: id, ...readTaking(body), who }, deps),
};

const hidesOf = (deps: HideDeps): Hides => ({
  menus: hiding('menus.one', deps),
  categories: hiding('categories.one', deps),
  foods: hiding('foods.one', deps),
});

/** The fields of every section that a role sees: causes of being hidden name those of venues too. */
const shownKeys = ({ sections, resources }: HideDeps): unknown => {
  const names = resources.flatMap(({ rows }) => Object.values(rows).flatMap((row) => row.sections ?? []));
  return [...new Set(names)].map((name) =>
    sections.fields(name).map((field) => (canView(field) ? field.name : '')),
  );
};
