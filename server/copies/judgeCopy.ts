import type { CopyResult, SameDish } from '../../contract/copies';
import { changesBetween } from '../../contract/fieldHistory';
import type { WireRecord } from '../../contract/fields';
import { limits } from '../../contract/limits';
import type { Deps } from '../Deps';
import { sectionsOf } from '../engine/history';
import type { SetRow } from '../engine/RowChange';
import { categories as categoryResource, foods, menus as menuResource } from '../resources';
import { copyTexts, menuAreaTexts } from '../texts/refusals';
import { isCreatable, takenOver, valuesOf } from './carried';
import type { IngredientsIn } from './ingredientsIn';
import type { FoodPlan, Going, MenuPlan } from './planCopy';
import type { Unit } from './readSource';
import type { Target } from './readTarget';

/** What of a plan is done: a dish that cannot be made is left out and told. */
export interface JudgedCopy {
  readonly menus: readonly MenuPlan[];
  /** Dishes that are there and take over, with what they take. */
  readonly updates: readonly SetRow[];
  readonly told: Omit<CopyResult, 'point_id' | 'title' | 'status' | 'ids' | 'change_id'>;
}

/** The outcome of the parts of one slice in a venue: 0 = one that the act opens. */
export interface Slice {
  readonly to: number;
  readonly result: CopyResult;
  /** What it has made, by the numbers of the originals. */
  readonly made: Readonly<Record<Unit, readonly (readonly [from: number, id: number])[]>>;
}

interface CopyContext {
  readonly plans: readonly MenuPlan[];
  readonly target: Target;
  readonly inside: IngredientsIn;
  /** Of those dishes of the target that may take over, by number. */
  readonly saves: ReadonlyMap<number, Omit<SetRow, 'values'>>;
}

/** Judges what was planned, by the rights of who copies and by what the venue allows. */
export const judgeCopy = (
  { plans, target, inside, saves }: CopyContext,
  { sections }: Pick<Deps, 'sections'>,
): JudgedCopy => {
  const refused: { title: string; reason: string }[] = [];
  const notes = new Set<string>();
  const updates: SetRow[] = [];
  const same: SameDish[] = [];
  const made = { menus: 0, categories: 0, foods: 0 };
  let skipped = 0;
  const [mayMakeMenus, mayMakeCategories, mayMakeFoods] = [menuResource, categoryResource, foods].map(
    (resource) => isCreatable(resource, sections),
  );
  const takes = takenOver(foods, ['price', 'composition'], sections);
  const every = sectionsOf(foods, sections).flat();

  const whyNot = ({ from }: FoodPlan): string | undefined => {
    if (!mayMakeFoods) return copyTexts.noRight;
    return inside.losesWarning(from.record.ingredients) ? menuAreaTexts.allergenFixed : undefined;
  };
  const refuse = (plan: Going<{ readonly row: { readonly title: string } }>, reason: string): false => {
    refused.push({ title: plan.from.row.title, reason });
    return false;
  };
  const keepNew = (plan: FoodPlan): boolean => {
    const reason = whyNot(plan);
    if (reason !== undefined) return refuse(plan, reason);
    made.foods += 1;
    return true;
  };
  const meet = (plan: FoodPlan, id: number): void => {
    const row = saves.get(id);
    const states = row && takenStates(plan.from.record, row.record);
    if (
      row &&
      inside.losesWarning(plan.from.record.ingredients) &&
      takes.some(({ name }) => name === 'ingredients')
    ) {
      refuse(plan, menuAreaTexts.allergenFixed);
      return;
    }
    if (row && states) updates.push({ ...row, values: states.values });
    else skipped += 1;
    same.push({ id, title: plan.title, before: states?.before ?? {}, after: states?.after ?? {} });
  };
  const takenStates = (from: WireRecord, record: WireRecord) => {
    const sent = valuesOf(takes, { ...from, ingredients: inside.here(from.ingredients) });
    const changed = changesBetween(every, record, { ...record, ...sent });
    if (!changed) return undefined;
    const values = Object.fromEntries(Object.entries(sent).filter(([key]) => key in changed.after));
    return { ...changed, values };
  };

  /** What may not be made is left out, and with it what would stand in it. */
  const menus = plans.flatMap((menu) => {
    if (!menu.into && !mayMakeMenus) {
      refuse(menu, copyTexts.noRight);
      return [];
    }
    if (!menu.into) made.menus += 1;
    const categories = menu.categories.flatMap((category) => {
      if (!category.into && !mayMakeCategories) {
        refuse(category, copyTexts.noRight);
        return [];
      }
      if (!category.into) made.categories += 1;
      if (!category.into && category.from.row.alcohol && !target.isLicensed) notes.add(copyTexts.noLicence);
      const dishes = category.foods.filter((plan) => {
        if (!plan.into) return keepNew(plan);
        meet(plan, plan.into.id);
        return false;
      });
      return { ...category, foods: dishes };
    });
    return { ...menu, categories };
  });
  const told = { made, updated: updates.length, skipped, same: same.slice(0, limits.copySameTold), refused };
  return { menus, updates, told: { ...told, notes: [...notes] } };
};

/** Whether anything is made or changed. */
export const hasDone = ({ made, updated }: Pick<CopyResult, 'made' | 'updated'>): boolean =>
  made.menus + made.categories + made.foods + updated > 0;

const NOTHING = {
  made: { menus: 0, categories: 0, foods: 0 },
  updated: 0,
  skipped: 0,
  same: [],
  notes: [],
  ids: [],
};

/** What is told where a venue is not there (any more), or the act did not come so far. */
export const missing = (to: number, refused: CopyResult['refused'] = []): Slice => ({
  to,
  made: { menus: [], categories: [], foods: [] },
  result: { ...NOTHING, point_id: to, title: '', status: 'missing', refused, change_id: null },
});

/** The outcome of all parts, venue by venue. */
export const merged = (slices: readonly Slice[]): readonly CopyResult[] => {
  const venues = new Map<number, CopyResult>();
  for (const { to, result } of slices) {
    const before = venues.get(to);
    venues.set(to, before ? both(before, result) : result);
  }
  return [...venues.values()];
};

const both = (one: CopyResult, other: CopyResult): CopyResult => {
  const reasons = new Set(one.refused.flatMap(({ title, reason }) => (title === '' ? [reason] : [])));
  const refused = other.refused.filter(({ title, reason }) => title !== '' || !reasons.has(reason));
  return {
    point_id: one.point_id,
    title: one.title || other.title,
    status: one.status === 'unchanged' && other.status === 'done' ? 'done' : one.status,
    made: {
      menus: one.made.menus + other.made.menus,
      categories: one.made.categories + other.made.categories,
      foods: one.made.foods + other.made.foods,
    },
    updated: one.updated + other.updated,
    skipped: one.skipped + other.skipped,
    same: [...one.same, ...other.same].slice(0, limits.copySameTold),
    refused: [...one.refused, ...refused],
    notes: [...new Set([...one.notes, ...other.notes])],
    ids: [...one.ids, ...other.ids],
    change_id: one.change_id ?? other.change_id,
  };
};
