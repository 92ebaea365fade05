import { type Level, levelOf } from '../../contract/visibility/Level';
import { type Visibility, visibilityOf } from '../../contract/visibility/visibilityOf';
import type { DishRow, VenueRows } from './readRows';

/** What is shown of a venue at a moment, before its dishes are read. */
export interface Shown {
  readonly rows: VenueRows;
  readonly venue: Visibility;
  /** Those that guests see while the venue is open, in their order, each with the categories that they see of it. */
  readonly menus: readonly ShownMenu[];
  /** Until when all of this stands: what is hidden now may be shown then (UTC, milliseconds). */
  readonly until: number;
}

export interface ShownMenu {
  readonly row: VenueRows['menus'][number];
  readonly categories: readonly ShownCategory[];
}

export interface ShownCategory {
  readonly row: VenueRows['categories'][number];
  readonly isAlcohol: boolean;
}

/** Those to choose from, the first of them in sight at first: one with nothing in it is there only for who has its address. */
export const menusToChoose = ({ menus }: Pick<Shown, 'menus'>, here?: ShownMenu): readonly ShownMenu[] =>
  menus.filter((menu) => menu === here || menu.categories.some(({ row }) => row.hasDishes));

/** Asks `visibilityOf` about a venue, its menus and its categories. */
export const judge = (rows: VenueRows, now: Date): Shown => {
  const { zone, level } = rows.venue;
  const above = levelOf.points(level);
  const answers: Visibility[] = [];
  const ask = (...levels: readonly Level[]): Visibility => {
    const answer = visibilityOf(levels, { now, zone });
    answers.push(answer);
    return answer;
  };
  const venue = ask(above);
  // Of a venue that is closed for a while: those that are there again once it opens.
  const open = { ...above, closure: undefined };
  const menus = rows.menus.flatMap((row): readonly ShownMenu[] => {
    const menu = levelOf.menus(row.level);
    const isShown = ask(open, menu).is_visible;
    const own = rows.categories.flatMap((each): readonly ShownCategory[] => {
      if (each.menuId !== row.id) return [];
      const category = ask(open, menu, levelOf.categories(each.level));
      const isAlcohol = category.notes.some(({ kind }) => kind === 'alcohol');
      return category.is_visible ? [{ row: each, isAlcohol }] : [];
    });
    return isShown ? [{ row, categories: own }] : [];
  });
  return { rows, venue, menus, until: untilOf(answers) };
};

/** Guests know of it: it is shown, or has closed for a while and nothing else hides it (docs/spec/3-decisions.md, 28). */
export const isKnownTo = ({ venue }: Pick<Shown, 'venue'>): boolean =>
  venue.causes.every(({ kind }) => kind === 'closure');

/** A dish whose category is shown: only what is its own is left to ask. */
export const judgeDish = (row: DishRow, at: { readonly now: Date; readonly zone: string }): Visibility =>
  visibilityOf([dishLevel(row)], at);

export const dishLevel = ({ id, title, visible, stop }: DishRow): Level =>
  levelOf.foods({ id, title, visible, stop, stopable: stop === null ? [] : [stop] });

/** The first moment at which one of these answers changes by itself. */
export const untilOf = (answers: readonly Visibility[]): number =>
  Math.min(
    ...answers.map(({ changes_at: next }) => (next === null ? Number.POSITIVE_INFINITY : Date.parse(next))),
    Number.POSITIVE_INFINITY,
  );
