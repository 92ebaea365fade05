import { foldText } from './foldText';

/** The texts by which one thing is found: its title first, then what else it answers to. */
type TextsOf<Item> = (item: Item) => readonly string[];

/** How well a text answers to what was typed, the smaller the better. */
const EXACT = 0;
const STARTS = 1;
const STARTS_A_WORD = 2;
const CONTAINS = 3;
const CONTAINS_WORDS = 4;
const NOT_AT_ALL = 5;

/**
 * The items that hold what was typed, the best first: the text itself, then what begins with it, then where a word begins
 * with it, then wherever it stands, then where all its words stand. Equals keep their order; nothing typed finds all.
 */
export const findBest = <Item>(
  items: readonly Item[],
  typed: string,
  textsOf: TextsOf<Item>,
): readonly Item[] =>
  ranked(items, typed, textsOf).flatMap(({ item, rank }) => (rank < NOT_AT_ALL ? [item] : []));

/** The same order for items that somebody else has found, a server perhaps by other means: none is left out. */
export const bestFirst = <Item>(
  items: readonly Item[],
  typed: string,
  textsOf: TextsOf<Item>,
): readonly Item[] => ranked(items, typed, textsOf).map(({ item }) => item);

/** Whether the text is what was typed, letter for letter but for case and accents. */
export const isExactly = (text: string, typed: string): boolean => foldText(text) === foldText(typed);

const ranked = <Item>(
  items: readonly Item[],
  typed: string,
  textsOf: TextsOf<Item>,
): readonly { readonly item: Item; readonly rank: number }[] => {
  const wanted = foldText(typed);
  if (wanted === '') return items.map((item) => ({ item, rank: EXACT }));
  return items
    .map((item) => ({ item, rank: Math.min(...textsOf(item).map((text) => rankOf(foldText(text), wanted))) }))
    .toSorted((one, other) => one.rank - other.rank);
};

const rankOf = (text: string, wanted: string): number => {
  if (text === wanted) return EXACT;
  if (text.startsWith(wanted)) return STARTS;
  if (startsWord(text, wanted)) return STARTS_A_WORD;
  if (text.includes(wanted)) return CONTAINS;
  const words = wanted.split(/[\s,]+/u).filter(Boolean);
  return words.length > 0 && words.every((word) => text.includes(word)) ? CONTAINS_WORDS : NOT_AT_ALL;
};

const IN_A_WORD = /[\p{L}\p{N}]$/u;

const startsWord = (text: string, wanted: string): boolean => {
  for (let at = text.indexOf(wanted, 1); at > 0; at = text.indexOf(wanted, at + 1)) {
    if (!IN_A_WORD.test(text.slice(at - 2, at))) return true;
  }
  return false;
};
