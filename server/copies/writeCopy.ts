import type { WireRecord } from '../../contract/fields';
import type { Deps } from '../Deps';
import { applyRows } from '../engine/applyRows';
import type { At, Resource } from '../engine/Resource';
import type { NewRow } from '../engine/RowChange';
import { categories, foods, menus } from '../resources';
import { carriedFields, valuesOf } from './carried';
import type { IngredientsIn } from './ingredientsIn';
import type { JudgedCopy, Slice } from './judgeCopy';
import type { Made, Unit } from './readSource';
import type { Target } from './readTarget';

interface Writing {
  readonly settled: JudgedCopy;
  readonly target: Pick<Target, 'pointId' | 'isLicensed'>;
  readonly inside: IngredientsIn;
  readonly at: At;
  /** What the slices before have made. */
  readonly made: Made;
  /** Doubled where it stands: each copy beside its original. */
  readonly isDoubling: boolean;
  /** The venue itself was made by the same act: it stands for everything in it. `now`: by the same slice. */
  readonly newVenue: 'now' | 'before' | undefined;
}

export interface WrittenCopy {
  /** What is new at the top. */
  readonly ids: readonly number[];
  /** What this slice has made. */
  readonly made: Slice['made'];
}

/** A record that goes somewhere, and the number of what it goes into once that is there. */
interface Placed<Plan> {
  readonly plan: Plan;
  readonly parentId: number;
}

interface Planned {
  readonly from: { readonly row: { readonly id: number }; readonly record: WireRecord };
  readonly into: { readonly id: number } | undefined;
  readonly title: string;
}

/**
 * Writes a slice of a copy, level by level. What is new at the top is hidden from guests. The history tells of what stands in
 * something that was there before the slice; what hangs under it goes and comes with it, as with the bin.
 */
export const writeCopy = async (writing: Writing, deps: Deps): Promise<WrittenCopy> => {
  const { settled, target, inside, at, isDoubling, newVenue } = writing;
  const ids: number[] = [];
  const fresh = new Set(newVenue === 'now' ? [target.pointId] : []);
  const ofAct = new Set(newVenue ? [target.pointId] : []);
  const made: Record<Unit, readonly (readonly [number, number])[]> = { menus: [], categories: [], foods: [] };
  const level = async <Plan extends Planned>(
    unit: Unit,
    placed: readonly Placed<Plan>[],
    columnsOf: (plan: Plan) => NewRow['columns'] = () => ({}),
  ): Promise<ReadonlyMap<Plan, number>> => {
    const resource = RESOURCES[unit];
    const fields = carriedFields(resource, deps.sections);
    const fileFields = fields.filter(({ type }) => type === 'file').map(({ name }) => name);
    const going = placed.filter(({ plan }) => !plan.into);
    const rows = going.map(({ plan, parentId }): NewRow => {
      const isTop = !ofAct.has(parentId);
      return {
        kind: 'new',
        values: inside.compose({ ...valuesOf(fields, plan.from.record), title: plan.title }),
        columns: { ...columnsOf(plan), ...(isTop ? { visible: false } : {}) },
        parentId,
        rootId: target.pointId,
        copyOf: { id: plan.from.row.id, fileFields, isBeside: isDoubling && isTop },
        isWithParent: fresh.has(parentId),
      };
    });
    const done = await applyRows(resource, { rows, at }, deps);
    ids.push(...done.flatMap(({ id }, index) => (ofAct.has(rows[index]?.parentId ?? 0) ? [] : [id])));
    const numbers = new Map(going.map(({ plan }, index) => [plan, done[index]?.id ?? 0]));
    made[unit] = [...numbers].map(([plan, id]) => [plan.from.row.id, id]);
    // Numbers of several levels are told apart by what they stand in: each level begins anew.
    fresh.clear();
    ofAct.clear();
    for (const id of numbers.values()) fresh.add(id);
    for (const id of [...fresh, ...writing.made[unit].values()]) ofAct.add(id);
    return new Map(placed.map(({ plan }) => [plan, numbers.get(plan) ?? plan.into?.id ?? 0]));
  };
  const ofMenus = await level(
    'menus',
    settled.menus.map((plan) => ({ plan, parentId: target.pointId })),
  );
  const ofCategories = await level(
    'categories',
    settled.menus.flatMap((menu) =>
      menu.categories.map((plan) => ({ plan, parentId: ofMenus.get(menu) ?? 0 })),
    ),
    ({ from }) => ({ kind: from.row.kind, ...(target.isLicensed ? {} : { alcohol: false }) }),
  );
  const dishes = settled.menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.foods.map((plan) => ({ plan, parentId: ofCategories.get(category) ?? 0 })),
    ),
  );
  const carried = carriedFields(foods, deps.sections);
  const compositions = dishes.map(({ plan }) => valuesOf(carried, plan.from.record).ingredients);
  await inside.add([...compositions, ...settled.updates.map(({ values }) => values.ingredients)]);
  await level('foods', dishes);
  const rows = settled.updates.map(({ values, ...row }) => ({ ...row, values: inside.compose(values) }));
  await applyRows(foods, { rows, at }, deps);
  return { ids, made };
};

const RESOURCES: Readonly<Record<Unit, Resource>> = { menus, categories, foods };

/** What a slice would make: it has no numbers yet. */
export const triedCopy = ({ menus: own }: JudgedCopy): WrittenCopy => {
  const fresh = (plans: readonly Planned[]) =>
    plans.flatMap(({ from, into }) => (into ? [] : [[from.row.id, 0] as const]));
  const inside = own.flatMap((menu) => menu.categories);
  return {
    ids: [],
    made: {
      menus: fresh(own),
      categories: fresh(inside),
      foods: fresh(inside.flatMap((category) => category.foods)),
    },
  };
};
