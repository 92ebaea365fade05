import { foldText } from '../foldText';
import { categoryWords, otherwise, WORD_END } from '../texts/categoryWords';
import { kindTitles } from '../texts/titles';
import type { CategoryKind } from '../vocabulary';

/** A category of the menu that a spreadsheet goes into. */
export interface SheetCategory {
  readonly id: number;
  readonly title: string;
  readonly kind: CategoryKind;
}

/** What a name in a category's cell means where the menu has none of that name: one of its categories, or one to be made. */
export type PlannedCategory = { readonly said: string } & (
  | { readonly id: number }
  | { readonly title: string; readonly kind: CategoryKind }
);

/** What stands for a category in a cell: its name, with what it holds where another one has the same name. */
export const labelsOf = (all: readonly SheetCategory[]): ReadonlyMap<number, string> => {
  const count = new Map<string, number>();
  for (const { title } of all) count.set(foldText(title), (count.get(foldText(title)) ?? 0) + 1);
  return new Map(
    all.map(({ id, title, kind }) => [
      id,
      title !== '' && (count.get(foldText(title)) ?? 0) > 1 ? `${title} (${kindTitles[kind]})` : title,
    ]),
  );
};

/** The categories that a cell may mean. */
export const namedBy = (all: readonly SheetCategory[]): ((said: string) => readonly SheetCategory[]) => {
  const labels = labelsOf(all);
  const byName = new Map<string, SheetCategory[]>();
  const add = (name: string, category: SheetCategory): void => {
    const key = foldText(name);
    byName.set(key, [...(byName.get(key) ?? []), category]);
  };
  for (const category of all) {
    add(category.title, category);
    const label = labels.get(category.id) ?? category.title;
    if (label !== category.title) add(label, category);
  }
  return (said) => byName.get(foldText(said)) ?? [];
};

const wordsIn = (title: string): readonly string[] => foldText(title).match(/[\p{L}\d]+/gu) ?? [];

const found = (title: string) => {
  const words = wordsIn(title);
  const fits = (begin: string) => {
    const key = foldText(begin);
    // A short one is the word itself: rum is not romaine.
    return words.some((word) => (key.length < 4 ? word === key || stem(word) === key : word.startsWith(key)));
  };
  return categoryWords.find((each) => each.words.some(fits));
};

/** Food or drink, as the name of a category says. */
export const kindOfName = (title: string): CategoryKind => found(title)?.kind ?? 'food';

/** The title of the base category that the name of one speaks of. */
export const baseOfName = (title: string, kind: CategoryKind): string => {
  const base = found(title);
  return base?.kind === kind ? base.base : otherwise[kind];
};

const SHORTEST = 3;
const stem = (word: string): string => {
  const cut = word.replace(WORD_END, '');
  return cut.length < SHORTEST ? word : cut;
};

const likeness = (title: string): string => wordsIn(title).map(stem).join(' ');

/** A name of a category that the menu has not. */
export interface MissingCategory {
  readonly said: string;
  readonly count: number;
  readonly kind: CategoryKind;
  /** What is likely the same: a category of the menu, or a name that more rows have. */
  readonly twin?: SheetCategory | string;
}

/** The names among these, one a row, that a menu has no category for, in the order in which they come. */
export const missingIn = (
  names: readonly string[],
  standing: readonly SheetCategory[],
): readonly MissingCategory[] => {
  const named = namedBy(standing);
  const counts = new Map<string, { readonly said: string; count: number }>();
  for (const name of names) {
    const said = name.trim();
    if (said === '' || named(said).length > 0) continue;
    const key = foldText(said);
    const known = counts.get(key) ?? { said, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  const all = [...counts.values()];
  const heads = new Map<string, { readonly said: string; readonly count: number }>();
  for (const each of all) {
    const key = likeness(each.said);
    const head = heads.get(key);
    if (!head || each.count > head.count) heads.set(key, each);
  }
  return all.map(({ said, count }) => {
    const like = likeness(said);
    const head = heads.get(like);
    const there = like === '' ? undefined : standing.find(({ title }) => likeness(title) === like);
    const twin = there ?? (head && head.said !== said ? head.said : undefined);
    return { said, count, kind: kindOfName(said), ...(twin !== undefined && { twin }) };
  });
};
