import { and, eq, isNull } from 'drizzle-orm';
import type { FieldConfig } from '../../contract/fieldConfig';
import { keptOf } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { type FileValue, filesOf } from '../../contract/fields/file';
import type { TakeOverBody } from '../../contract/rows/bulk';
import type { TakenPart, TakeResult } from '../../contract/takeOver';
import { dayAt } from '../../contract/visibility/venueClock';
import { invalid, notFound } from '../ApiError';
import type { DbClock, Deps } from '../Deps';
import { categories, ingredients } from '../db/schema';
import { applyRows } from '../engine/applyRows';
import { type HideDeps, hiding, seesIn } from '../engine/hideFields';
import { sectionsOf } from '../engine/history';
import { judgeRow } from '../engine/judgeRow';
import { lockVenues } from '../engine/lock';
import type { At } from '../engine/Resource';
import type { SetRow } from '../engine/RowChange';
import type { Reach } from '../engine/reach';
import { findMany } from '../engine/read';
import { findStanding, type Standing } from '../engine/standing';
import { foods, menus as menuResource } from '../resources';
import { bulkTexts, copyTexts, menuAreaTexts } from '../texts/refusals';
import { takenOver, valuesOf } from './carried';
import { type IngredientsIn, ingredientsIn } from './ingredientsIn';

interface TakingOver extends AskedTaking {
  readonly menuId: number;
  readonly who: Omit<At, 'named'>;
}

/**
 * Dishes of a menu take prices, pictures or composition of dishes of another menu over, slice by slice and told row by row: what is right is written, the
 * rest is told. A dry run does the same and writes nothing. @throws ApiError 404, 422
 */
export const takeFromMenu = async (
  { rows: asked, ...taking }: TakingOver,
  deps: Deps,
): Promise<{ readonly results: readonly TakeResult[]; readonly change_id: number | null }> => {
  const { told, entry } = await deps.inSlices<Taking, TakeResult>({
    isDry: taking.isDry,
    plan: async () => asked,
    run: (rows, inside) => takeSome({ ...taking, rows }, inside),
    leave: ({ id, from: other }, why) => {
      return { id, from: other, status: 'refused', before: {}, after: {}, errors: { '': [why] } };
    },
  });
  return { results: told, change_id: entry };
};

const takeSome = async (
  { menuId, from = menuId, rows, isDry, who }: TakingOver,
  deps: Deps,
): Promise<readonly TakeResult[]> => {
  const { reach } = who;
  const pointId = await holdMenu(menuId, { from, reach, isHeld: !isDry }, deps);
  const held = { menuId, ids: rows.map(({ id }) => id), reach, isHeld: !isDry };
  const here = await readDishes(held, deps);
  const other = { menuId: from, ids: rows.map((row) => row.from), reach, isHeld: false };
  const there = await readDishes(other, deps);
  const own = await deps.db.select().from(ingredients).where(eq(ingredients.pointId, pointId));
  const inside = ingredientsIn({ pointId, ingredients: own }, deps);
  const judge = judging(inside, deps);
  const saves: SetRow[] = [];
  const results = rows.map((row): TakeResult => {
    const at = { id: row.id, from: row.from };
    const dish = here.get(row.id);
    if (!dish) return { ...at, status: 'missing', before: {}, after: {} };
    const { result, save } = judge(row, dish, there.get(row.from));
    if (result.status === 'done' && save) saves.push(save);
    return { ...at, ...result };
  });
  if (isDry) return results;
  await inside.add(saves.map(({ values }) => values.ingredients));
  const composed = saves.map(({ values, ...save }) => ({ ...save, values: inside.compose(values) }));
  await applyRows(foods, { rows: composed, at: { ...who, named: {} } }, deps);
  return results;
};

/**
 * Whoever writes in the venue waits for us. @returns the venue of the menu
 * @throws ApiError 404 where one of the two menus is not within reach, or they belong to two businesses
 */
const holdMenu = async (
  menuId: number,
  { from, ...held }: { readonly from: number; readonly reach: Reach; readonly isHeld: boolean },
  deps: DbClock,
): Promise<number> => {
  const [target] = await lockVenues(menuResource, { ids: [menuId], ...held }, deps);
  const near = await lockVenues(menuResource, { ids: [from], ...held, isHeld: false }, deps);
  const found = await findMany(menuResource, { ids: [menuId, from], reach: held.reach }, deps);
  if (!target || found.length < new Set([menuId, from]).size || near[0]?.ownerId !== target.ownerId)
    throw notFound();
  return target.id;
};

interface Reading {
  readonly menuId: number;
  readonly ids: readonly number[];
  readonly reach: Reach;
  /** Nobody else changes them until we have. */
  readonly isHeld: boolean;
}

/** A dish that takes, or that it takes from. */
type Dish = Standing<(typeof foods)['table']>;

/** Those of the dishes that stand in this menu. */
const readDishes = async (
  { menuId, ids, ...standing }: Reading,
  deps: Deps,
): Promise<ReadonlyMap<number, Dish>> => {
  const inMenu = await deps.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.menuId, menuId), isNull(categories.deletedAt)));
  const own = new Set(inMenu.map(({ id }) => id));
  const found = await findStanding(foods, { ids: [...new Set(ids)], ...standing }, deps);
  return new Map([...found].filter(([, { row }]) => own.has(row.categoryId)));
};

interface Judged {
  readonly result: Omit<TakeResult, 'id' | 'from'>;
  readonly save?: SetRow;
}

/** The outcome of a dish, by the rules and rights of its form. */
const judging = (inside: IngredientsIn, deps: HideDeps) => {
  const { sections } = deps;
  const own = sectionsOf(foods, sections);
  const hide = hiding('foods.one', deps);
  const isNamed = seesIn(foods, sections)('title');
  const fieldsOf = new Map<string, readonly FieldConfig[]>();
  const known = (parts: readonly TakenPart[]): readonly FieldConfig[] => {
    const key = parts.join();
    const fields = fieldsOf.get(key) ?? takenOver(foods, parts, sections);
    fieldsOf.set(key, fields);
    return fields;
  };
  return ({ parts, version }: Taking, dish: Dish, other: Dish | undefined): Judged => {
    const told = { version: dish.row.version, ...(isNamed && { title: dish.row.title }) };
    const left = (status: 'stale' | 'refused', errors?: TakeResult['errors']): Judged => ({
      result: { ...told, status, before: {}, after: {}, ...(errors && { errors }) },
    });
    if (version !== undefined && version !== dish.row.version) return left('stale');
    if (!other) return left('refused', { from: [copyTexts.sourceGone] });
    const fields = known(parts);
    const { zone: timezone, now } = dish.found;
    const { result, values = {} } = judgeRow(dish.record, {
      act: {
        kind: 'set',
        values: valuesOf(fields, { ...other.record, ingredients: inside.here(other.record.ingredients) }),
      },
      sections: own,
      timezone,
      today: dayAt(now, timezone),
      hide,
    });
    const pictures = fields.filter((field) => field.type === 'file' && takesFiles(field, dish, other));
    const shown = (record: WireRecord) =>
      hide(Object.assign({}, ...pictures.map((field) => keptOf(field, record))));
    const isSame = result.status === 'unchanged';
    const errors = {
      ...result.errors,
      ...('ingredients' in result.after &&
        inside.losesWarning(other.record.ingredients) && { ingredients: [menuAreaTexts.allergenFixed] }),
    };
    const isRefused = Object.keys(errors).length > 0;
    const status = isRefused ? 'refused' : isSame && pictures.length === 0 ? 'unchanged' : 'done';
    const changed = Object.fromEntries(Object.entries(values).filter(([key]) => key in result.after));
    return {
      result: {
        ...told,
        status,
        before: { ...(isSame ? {} : result.before), ...shown(dish.record) },
        after: { ...(isSame ? {} : result.after), ...shown(other.record) },
        ...(isRefused && { errors }),
      },
      save: {
        ...dish,
        values: isSame ? {} : changed,
        // Pictures become those of the other dish; what it had is gone.
        files: Object.fromEntries(pictures.map(({ name }) => [name, []])),
        taken: {
          id: other.row.id,
          fileFields: pictures.map(({ name }) => name),
          isBeside: false,
        },
      },
    };
  };
};

/** Copies share their files: those of one address are the same. Where the other dish has none there is nothing to take. */
const takesFiles = ({ name }: FieldConfig, dish: Dish, other: Dish): boolean => {
  const addresses = ({ record }: Dish): string =>
    filesOf([record[name] ?? []].flat())
      .map(addressOf)
      .join();
  return addresses(other) !== '' && addresses(other) !== addresses(dish);
};

const addressOf = (file: FileValue[number]): string => ('url' in file ? file.url : '');

/** A dish that takes something over from another one. */
interface Taking {
  readonly id: number;
  readonly from: number;
  readonly parts: readonly TakenPart[];
  /** The version that was seen; another one by now is left. */
  readonly version?: number;
}

/** What taking over asks for. */
interface AskedTaking {
  /** The other menu; undefined = dishes of one menu take from each other. */
  readonly from: number | undefined;
  readonly rows: readonly Taking[];
  readonly isDry: boolean;
}

/** @throws ApiError 422 for a dish that is named twice, or that takes from one that takes itself */
export const readTaking = ({ from, rows: sent, dry_run: isDry = false }: TakeOverBody): AskedTaking => {
  const rows = sent.map(({ take: parts, ...row }) => ({ ...row, parts }));
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw invalid({ rows: [bulkTexts.ids] });
  // What one takes must not depend on what another has taken.
  if (rows.some((row) => ids.has(row.from))) throw invalid({ rows: [copyTexts.takeRow] });
  return { from, rows, isDry };
};
