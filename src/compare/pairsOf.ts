import { foldText } from '../../contract/foldText';
import type { Dish, MenuBoard, Section } from '../../resources/menus/editor/board';

/** Two dishes of one name. */
export interface Pair {
  readonly here: Dish;
  readonly there: Dish;
  /** The category of this menu in which it stands. */
  readonly section: string;
}

/** Two menus, dish by dish. */
export interface Compared {
  readonly pairs: readonly Pair[];
  /** With the categories in which they stand. */
  readonly onlyHere: readonly (readonly [section: string, dish: Dish])[];
  readonly onlyThere: readonly (readonly [section: string, dish: Dish])[];
}

/**
 * Matches two menus by the names of their dishes: first within categories of one name, then wherever else in the menu a dish of the
 * same kind stands. Names count without case, yo and spaces more or less, as everywhere; of several alike the first goes with the first.
 */
export const pairsOf = (here: MenuBoard, there: MenuBoard): Compared => {
  const rest = new Map(placed(there).map((one) => [one.dish.id, one]));
  const taken = new Map<number, Dish>();
  const match = (keyOf: (one: Placed) => string): void => {
    const byKey = new Map<string, Placed[]>();
    for (const one of rest.values()) byKey.set(keyOf(one), [...(byKey.get(keyOf(one)) ?? []), one]);
    for (const one of placed(here)) {
      if (taken.has(one.dish.id) || nameOf(one) === '') continue;
      const other = byKey.get(keyOf(one))?.shift();
      if (!other) continue;
      taken.set(one.dish.id, other.dish);
      rest.delete(other.dish.id);
    }
  };
  match((one) => `${one.section.kind} ${foldText(one.section.title)} ${nameOf(one)}`);
  match((one) => `${one.section.kind} ${nameOf(one)}`);
  const pairs: Pair[] = [];
  const onlyHere: [string, Dish][] = [];
  for (const { section, dish } of placed(here)) {
    const other = taken.get(dish.id);
    if (other) pairs.push({ here: dish, there: other, section: section.title });
    else onlyHere.push([section.title, dish]);
  }
  return { pairs, onlyHere, onlyThere: [...rest.values()].map((one) => [one.section.title, one.dish]) };
};

interface Placed {
  readonly section: Section;
  readonly dish: Dish;
}

const placed = ({ sections }: MenuBoard): readonly Placed[] =>
  sections.flatMap((section) => section.rows.map((dish) => ({ section, dish })));

const nameOf = ({ dish }: Placed): string => foldText(dish.title);
