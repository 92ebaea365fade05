import { foldText } from './foldText';
import { joiningWords, wordEndings, wordsBetween, wordsWithout } from './texts/allergens';
import { ALLERGENS, type Allergen } from './vocabulary';

/**
 * What a word in a title says of allergens: groups (none = it is known to hold none), a mere property of something else, or that
 * only the label of the product says it.
 */
export type WordSays = readonly Allergen[] | 'property' | 'unknown';

/** A line of the table: ways to name a product, each one or more stems; a stem behind `=` is a whole word. */
export interface KnownProduct {
  readonly phrases: readonly (readonly string[])[];
  readonly says: WordSays;
}

/** A cell of stems, `миндальн молок|almond milk`, as phrases. */
export const readPhrases = (cell: string): KnownProduct['phrases'] =>
  cell.split('|').map((phrase) => phrase.trim().split(/\s+/));

/** What was understood of a text. */
export interface Mentioned {
  readonly groups: readonly Allergen[];
  /** Every word of it is known, and something that is eaten is among them. */
  readonly isWhole: boolean;
  /** The words that speak of a group, as they stand in the text, in small letters. */
  readonly wordsOf: (group: Allergen) => string | undefined;
}

/**
 * Reads texts by a table of products. Russian words are known by their stem and an ending of the language, so that one stem is found in all
 * of its forms and in no other word; a name of two words counts before those words, or coconut milk would be milk.
 */
export const readerOf = (products: readonly KnownProduct[]): ((text: string) => Mentioned) => {
  const byWord = new Map<string, Phrase[]>();
  for (const { phrases, says } of products)
    for (const words of phrases) {
      const [first = ''] = words;
      byWord.set(first, [...(byWord.get(first) ?? []), { words, says }]);
    }
  return (text) => {
    const all = segmentsOf(text).flatMap((words) => hear(words, byWord));
    const heard = all.map(({ says }) => says);
    const groups = heard.flatMap((says) => (typeof says === 'string' ? [] : says));
    const isWhole =
      heard.length > 0 && !heard.includes('unknown') && heard.some((says) => typeof says !== 'string');
    return {
      groups: ALLERGENS.filter((group) => groups.includes(group)),
      isWhole,
      wordsOf: (group) => all.find(({ says }) => typeof says !== 'string' && says.includes(group))?.words,
    };
  };
};

/** The groups that the title of an ingredient proposes; undefined: it says too little. */
export const proposalOf = ({ groups, isWhole }: Mentioned): readonly Allergen[] | undefined =>
  groups.length > 0 || isWhole ? groups : undefined;

interface Phrase {
  readonly words: readonly string[];
  readonly says: WordSays;
}

const PUNCTUATION = /[^\p{L}\p{N}\s'’-]+/u;
const JOINS: ReadonlySet<string> = new Set(joiningWords);
const BETWEEN: ReadonlySet<string> = new Set(wordsBetween);
const WITHOUT: ReadonlySet<string> = new Set(wordsWithout);
const NUMBER = /^\d/;

const segmentsOf = (text: string): readonly (readonly string[])[] =>
  foldText(text)
    .split(PUNCTUATION)
    .flatMap((part) => {
      const segments: string[][] = [[]];
      for (const word of part.split(/[\s-]+/u).filter(Boolean))
        if (JOINS.has(word)) segments.push([]);
        else segments.at(-1)?.push(word);
      return segments;
    });

const ENDINGS: ReadonlySet<string> = new Set(wordEndings);
const LONGEST_ENDING = 3;

/** Everything that a word may stand in the table as. */
const stemsOf = (word: string): ReadonlySet<string> => {
  const stems = new Set([`=${word}`]);
  for (let cut = 0; cut <= Math.min(LONGEST_ENDING, word.length - 2); cut += 1)
    if (ENDINGS.has(word.slice(word.length - cut))) stems.add(word.slice(0, word.length - cut));
  return stems;
};

interface Heard {
  readonly says: WordSays;
  readonly words: string;
}

/** What each word of a segment says, those of one name together; the longest names are heard first. */
const hear = (words: readonly string[], byWord: ReadonlyMap<string, readonly Phrase[]>): readonly Heard[] => {
  const stems = words.map(stemsOf);
  const open = new Set(words.keys());
  const heard: Heard[] = [];
  const candidates = stems
    .flatMap((own) => [...own].flatMap((stem) => byWord.get(stem) ?? []))
    .sort((one, other) => weightOf(other) - weightOf(one));
  for (const { words: wanted, says } of candidates) {
    const found = placesOf(wanted, stems, open);
    if (!found) continue;
    for (const place of found) open.delete(place);
    const isAbsent = WITHOUT.has(words[Math.min(...found) - 1] ?? '');
    heard.push({ says: isAbsent ? 'property' : says, words: found.map((place) => words[place]).join(' ') });
  }
  const rest = [...open]
    .map((place) => words[place] ?? '')
    .filter((word) => !BETWEEN.has(word) && !NUMBER.test(word));
  return rest.length > 0 ? [...heard, { says: 'unknown', words: rest.join(' ') }] : heard;
};

const weightOf = ({ words }: Phrase): number => words.length * 100 + words.join('').length;

/** Where the words of a name stand, in any order and at most one other word between them. */
const placesOf = (
  wanted: readonly string[],
  stems: readonly ReadonlySet<string>[],
  open: ReadonlySet<number>,
): readonly number[] | undefined => {
  const found: number[] = [];
  for (const word of wanted) {
    const place = [...open].find((at) => !found.includes(at) && stems[at]?.has(word));
    if (place === undefined) return undefined;
    found.push(place);
  }
  return Math.max(...found) - Math.min(...found) <= wanted.length ? found : undefined;
};
