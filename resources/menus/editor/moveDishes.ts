import type { Dish, MenuBoard, Section } from './board';

/** Where something is put down: before a dish of a category, or at its end. */
export interface Target {
  readonly section: string;
  readonly before: number | undefined;
}

/** The board with these dishes, in their order, at a place; a category takes only its own kind. */
export const moveDishes = (
  board: MenuBoard,
  ids: ReadonlySet<number | string>,
  target: Target,
): MenuBoard => {
  const kind = board.sections.find(({ key }) => key === target.section)?.kind;
  const moved = board.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ rows }) => rows.filter(({ id }) => ids.has(id)));
  const taken = new Set(moved.map(({ id }) => id));
  if (taken.size === 0) return board;
  return {
    ...board,
    sections: board.sections.map((section) => {
      const left = section.rows.filter(({ id }) => !taken.has(id));
      if (section.key !== target.section)
        return left.length === section.rows.length ? section : { ...section, rows: left };
      const own = moved.map((dish) => ({ ...dish, category: section.id }));
      const rows = left.toSpliced(placeIn(section.rows, left, target.before), 0, ...own);
      return sameOrder(section.rows, rows) ? section : { ...section, rows };
    }),
  };
};

/** Before a dish that moves itself means before the next one that stays. */
const placeIn = (all: readonly Dish[], left: readonly Dish[], before: number | undefined): number => {
  const from = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
  const next = all.slice(Math.max(from, 0)).find((dish) => left.includes(dish));
  return next === undefined ? left.length : left.indexOf(next);
};

const sameOrder = (one: readonly Dish[], other: readonly Dish[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** The place a step further for one dish: in its category, over its edge, or with `isFar` the next category of its kind. */
export const stepOf = (
  { sections }: MenuBoard,
  id: number | string,
  { by, isFar }: { readonly by: 1 | -1; readonly isFar: boolean },
): Target | undefined => {
  const at = sections.findIndex(({ rows }) => rows.some((row) => row.id === id));
  const section = sections[at];
  if (!section) return undefined;
  const rows = section.rows;
  const index = rows.findIndex((row) => row.id === id);
  const next = index + by;
  if (!isFar && next >= 0 && next < rows.length)
    return { section: section.key, before: rows[by === 1 ? next + 1 : next]?.id };
  const others = by === 1 ? sections.slice(at + 1) : sections.slice(0, at).toReversed();
  const other = others.find(({ kind }) => kind === section.kind);
  return other && { section: other.key, before: by === 1 || isFar ? other.rows[0]?.id : undefined };
};

/** The sections with one of them before another, or at the end. */
export const moveSection = (board: MenuBoard, key: string, before: string | undefined): MenuBoard => {
  const moved = board.sections.find((section) => section.key === key);
  if (!moved || key === before) return board;
  const left = board.sections.filter((section) => section !== moved);
  const at = before === undefined ? left.length : left.findIndex((section) => section.key === before);
  return { ...board, sections: [...left.slice(0, at), moved, ...left.slice(at)] };
};

/** The sections whose rows stand otherwise than before. */
export const changedSections = (before: MenuBoard, after: MenuBoard): readonly Section[] =>
  after.sections.filter((section) => {
    const was = before.sections.find(({ key }) => key === section.key);
    return !was || !sameOrder(was.rows, section.rows);
  });
