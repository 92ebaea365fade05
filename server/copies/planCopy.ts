import type { OnConflict } from '../../contract/copies';
import { foldText } from '../../contract/foldText';
import { conflict } from '../ApiError';
import { historyTexts } from '../texts/refusals';
import { copyName } from './names';
import type { Made, Source, SourceCategory, SourceFood, SourceMenu, Unit } from './readSource';
import type { Target } from './readTarget';

/** Where something goes: into what is there, or as a new record of this name. */
export interface Going<From> {
  readonly from: From;
  readonly into: { readonly id: number } | undefined;
  readonly title: string;
}

export type FoodPlan = Going<SourceFood>;
export interface CategoryPlan extends Going<SourceCategory> {
  readonly foods: readonly FoodPlan[];
}
export interface MenuPlan extends Going<SourceMenu> {
  readonly categories: readonly CategoryPlan[];
}

interface Planning {
  readonly source: Source;
  readonly target: Target;
  readonly made: Made;
  readonly onConflict: OnConflict;
  /** It is doubled where it stands: what is above the copies is known by its number. */
  readonly isDoubling: boolean;
  /** How long a name may be, by level. */
  readonly longest: Readonly<Record<Unit, number>>;
}

/** The outcome of each record in a venue, which the slices before have begun to fill. Only what the call has named gets another name; what is inside keeps its own. */
export const planCopy = (planning: Planning): readonly MenuPlan[] => {
  const { source, target } = planning;
  const place = placing<SourceMenu>('menus', planning, target.menus);
  return source.menus.map((menu) => {
    const at = place(menu);
    return { ...at, categories: at.into ? inMenu(menu, at.into.id, planning) : wholeCategories(menu) };
  });
};

const inMenu = (menu: SourceMenu, menuId: number, planning: Planning): readonly CategoryPlan[] => {
  const there = planning.target.categories.filter((row) => row.menuId === menuId);
  const place = placing<SourceCategory>('categories', planning, there);
  return menu.categories.map((category) => {
    const at = place(category);
    return { ...at, foods: at.into ? inCategory(category, at.into.id, planning) : wholeFoods(category) };
  });
};

const inCategory = (
  category: SourceCategory,
  categoryId: number,
  planning: Planning,
): readonly FoodPlan[] => {
  const there = planning.target.foods.filter((row) => row.categoryId === categoryId);
  return category.foods.map(placing('foods', planning, there));
};

const asIs = <From extends { readonly row: { readonly title: string } }>(from: From) => ({
  from,
  into: undefined,
  title: from.row.title,
});

const wholeCategories = (menu: SourceMenu): readonly CategoryPlan[] =>
  menu.categories.map((category) => ({ ...asIs(category), foods: wholeFoods(category) }));

const wholeFoods = (category: SourceCategory): readonly FoodPlan[] => category.foods.map(asIs);

interface Row {
  readonly id: number;
  readonly title: string;
  readonly kind?: string;
}

/** Finds places at one level, under one parent; names that it gives are taken from then on. */
const placing = <From extends { readonly row: Row }>(
  level: Unit,
  { source, made, onConflict, isDoubling, longest }: Planning,
  there: readonly Row[],
): ((from: From) => Going<From>) => {
  const taken = new Set(there.map(({ title }) => foldText(title)));
  const own = new Set(made[level].values());
  const known = new Map(there.filter(({ id }) => !own.has(id)).map((row) => [keyOf(row), row]));
  const isNamed = source.unit === level;
  return (from) => {
    const { row } = from;
    const copy = made[level].get(row.id);
    if (copy !== undefined) return { from, into: stillThere(copy, there), title: row.title };
    const same = isDoubling && !isNamed ? there.find(({ id }) => id === row.id) : known.get(keyOf(row));
    if (!same || !isNamed || (onConflict !== 'rename' && !isDoubling))
      return { from, into: same, title: row.title };
    const title = copyName(row.title, { taken, most: longest[level] });
    taken.add(foldText(title));
    return { from, into: undefined, title };
  };
};

/** What a slice before has made, unless somebody has taken it away since. @throws ApiError 409 */
const stillThere = (id: number, there: readonly Row[]): { readonly id: number } => {
  if (id !== 0 && !there.some((row) => row.id === id)) throw conflict(historyTexts.recordGone);
  return { id };
};

const keyOf = ({ title, kind = '' }: Row): string => `${kind} ${foldText(title)}`;
