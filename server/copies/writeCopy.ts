import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { noteSave } from '../engine/history';
import type { At, BaseRow, Resource } from '../engine/Resource';
import { findMany } from '../engine/read';
import { recordOf } from '../engine/record';
import { categories, foods, menus } from '../resources';
import { carriedFields, valuesOf } from './carried';
import type { IngredientsIn } from './ingredientsIn';
import type { Target } from './readTarget';
import type { Settled } from './sayCopy';
import { takeOver } from './takeOver';
import { type NewRow, shareFiles, writeParts, writeRows } from './writeRows';

type Row = BaseRow & Readonly<Record<string, unknown>>;

interface Writing {
  readonly settled: Settled;
  readonly target: Pick<Target, 'pointId' | 'isLicensed'>;
  readonly inside: IngredientsIn;
  readonly at: Omit<At, 'named'>;
  /** Doubled where it stands: each copy beside its original. */
  readonly isDoubling: boolean;
  /** The venue itself was made by the same act: it stands for everything in it. */
  readonly isNewVenue: boolean;
}

/** A record that goes somewhere, and the number of what it goes into once that is there. */
interface Placed<Plan> {
  readonly plan: Plan;
  readonly parentId: number;
}

/**
 * Writes a copy, level by level. What is new at the top is hidden from guests and noted in the history; what hangs under it goes
 * and comes with it, as with the bin. @returns the numbers of what is new at the top
 */
export const writeCopy = async (writing: Writing, deps: Deps): Promise<readonly number[]> => {
  const { settled, target, at, isDoubling } = writing;
  const tops: { readonly resource: Resource; readonly id: number }[] = [];
  const made = new Set<number>();
  const level = async <Plan extends Planned>(
    resource: Resource,
    placed: readonly Placed<Plan>[],
    columnsOf: (plan: Plan) => Readonly<Record<string, unknown>>,
  ): Promise<ReadonlyMap<Plan, number>> => {
    const fields = carriedFields(resource, deps.sections);
    const fresh = placed.filter(({ plan }) => !plan.into);
    const rows = fresh.map(({ plan, parentId }): NewRow => {
      const isTop = !made.has(parentId);
      return {
        sourceId: plan.from.row.id,
        title: plan.title,
        values: valuesOf(fields, plan.from.record),
        columns: { ...columnsOf(plan), ...(isTop ? { visible: false } : {}) },
        parentId,
        isBeside: isDoubling && isTop,
      };
    });
    const ids = await writeRows(resource, { rows, pointId: target.pointId, newParents: made }, deps);
    const pairs = fresh.map(({ plan }, index) => [plan.from.row.id, ids[index] ?? 0] as const);
    await shareFiles(resource, { pairs, fields, userId: at.userId }, deps);
    for (const [index, row] of rows.entries())
      if (!made.has(row.parentId)) tops.push({ resource, id: ids[index] ?? 0 });
    const numbers = new Map(fresh.map(({ plan }, index) => [plan, ids[index] ?? 0]));
    return new Map(placed.map(({ plan }) => [plan, numbers.get(plan) ?? plan.into?.id ?? 0]));
  };
  /** Numbers of several levels are told apart by what they stand in: each level begins anew. */
  const next = <Plan extends Planned>(ids: ReadonlyMap<Plan, number>): void => {
    made.clear();
    for (const [plan, id] of ids) if (!plan.into) made.add(id);
  };
  if (writing.isNewVenue) made.add(target.pointId);
  const ofMenus = await level(
    menus,
    settled.menus.map((plan) => ({ plan, parentId: target.pointId })),
    () => ({}),
  );
  next(ofMenus);
  const ofCategories = await level(
    categories,
    settled.menus.flatMap((menu) =>
      menu.categories.map((plan) => ({ plan, parentId: ofMenus.get(menu) ?? 0 })),
    ),
    ({ from }) => ({ kind: from.row.kind, ...(target.isLicensed ? {} : { alcohol: false }) }),
  );
  next(ofCategories);
  const dishes = settled.menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.foods.map((plan) => ({ plan, parentId: ofCategories.get(category) ?? 0 })),
    ),
  );
  const ofFoods = await level(foods, dishes, () => ({}));
  await compose(
    [...ofFoods].map(([plan, id]) => ({ id, from: plan.from.record })),
    writing,
    deps,
  );
  const saves = settled.updates.map(({ save }) => save);
  await takeOver(saves, { inside: writing.inside, at }, deps);
  if (!writing.isNewVenue) await noteTops(tops, writing, deps);
  return tops.map(({ id }) => id);
};

interface Planned {
  readonly from: { readonly row: { readonly id: number }; readonly record: WireRecord };
  readonly into: { readonly id: number } | undefined;
  readonly title: string;
}

/** Marks and ingredients of new dishes. */
const compose = async (
  made: readonly { readonly id: number; readonly from: WireRecord }[],
  { inside }: Writing,
  deps: Deps,
): Promise<void> => {
  const fields = carriedFields(foods, deps.sections);
  const values = made.map(({ id, from }) => ({ id, sent: valuesOf(fields, from) }));
  await inside.add(values.map(({ sent }) => sent.ingredients));
  const parts = values.map(({ id, sent }) => ({
    foodId: id,
    marks: numbersIn(sent.marks),
    ingredients: inside.here(sent.ingredients).flatMap((one) => one.id ?? []),
  }));
  await writeParts(parts, deps);
};

const numbersIn = (raw: unknown): readonly number[] => (Array.isArray(raw) ? raw.map(Number) : []);

const noteTops = async (
  tops: readonly { readonly resource: Resource; readonly id: number }[],
  { target, at }: Writing,
  deps: Deps,
): Promise<void> => {
  for (const resource of [menus, categories, foods]) {
    const ids = tops.filter((top) => top.resource === resource).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const found of await findMany(resource, { ids, reach: at.reach }, deps)) {
      const { id, title } = found.row as Row;
      const touched = { id, rootId: target.pointId, title, after: recordOf(resource, found) };
      noteSave(resource, touched, at.userId, deps);
    }
  }
};
