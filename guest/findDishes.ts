import { foldText } from '../contract/foldText';
import { otherLayout } from '../contract/texts/keyboardLayout';
import { slipsAllowed, slipsBetween } from '../contract/texts/slips';
import { stemOf } from '../contract/texts/stemOf';

/** The texts that a dish is found by, the name first. */
export interface Searched {
  readonly texts: readonly string[];
  readonly isOut: boolean;
}

export interface Hit<Dish> {
  readonly dish: Dish;
  /** Which of its texts answers: 0 = its name. */
  readonly by: number;
  /** Parts of that text, as it is written, that answer to what was typed. */
  readonly marks: readonly (readonly [from: number, to: number])[];
}

export interface Found<Dish> {
  readonly hits: readonly Hit<Dish>[];
  /** Nothing holds what was typed: these look like it. */
  readonly isAlike: boolean;
}

/**
 * Dishes by what somebody types: words in any form, in the other layout of the keyboard, misspelt by a letter. Names come before other
 * texts, and what has run out comes last; equals keep their order. (GP-02)
 */
export const findDishes = <Dish extends Searched>(dishes: readonly Dish[], typed: string): Found<Dish> => {
  const readings = [typed, otherLayout(typed)].flatMap((text) => (text === undefined ? [] : [wordsOf(text)]));
  for (const extra of [EXACT, 0, ALIKE])
    for (const words of readings) {
      const hits = hitsOf(dishes, words, extra);
      if (hits.length > 0)
        return { hits: extra === ALIKE ? hits.slice(0, MOST_ALIKE) : hits, isAlike: extra === ALIKE };
    }
  return { hits: [], isAlike: false };
};

/** No slip at all; or so many more than a word of its length may have. */
const EXACT = -9;
const ALIKE = 1;
const MOST_ALIKE = 3;
/** A shorter word is too many others with a letter changed. */
const SHORTEST_MISSPELT = 4;

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] =>
  [...foldText(text).matchAll(WORD)].map(([word]) => stemOf(word));

const hitsOf = <Dish extends Searched>(
  dishes: readonly Dish[],
  words: readonly string[],
  extra: number,
): readonly Hit<Dish>[] => {
  if (words.length === 0) return [];
  const found = dishes.flatMap((dish) => {
    const answers = dish.texts.flatMap((text, by) => {
      const places = words.map((word) => placeOf(text, word, extra));
      return places.every((place) => place !== undefined) ? [{ by, places }] : [];
    });
    const [best] = answers;
    if (!best) return [];
    const slips = best.places.reduce((sum, place) => sum + place.slips, 0);
    return [{ hit: { dish, by: best.by, marks: best.places.map(({ span }) => span) }, slips }];
  });
  return found
    .toSorted(
      (one, other) =>
        Number(one.hit.dish.isOut) - Number(other.hit.dish.isOut) ||
        one.slips - other.slips ||
        Number(one.hit.by > 0) - Number(other.hit.by > 0),
    )
    .map(({ hit }) => hit);
};

interface Place {
  readonly slips: number;
  readonly span: readonly [from: number, to: number];
}

/** Where a text holds a word, or one that is a few slips from it. */
const placeOf = (text: string, stem: string, extra: number): Place | undefined => {
  let best: Place | undefined;
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = foldText(raw);
    const slips = word.startsWith(stem) ? 0 : slipsBetween(stem, word);
    if (slips > Math.max(0, slipsAllowed(stem) + extra) || (slips > 0 && stem.length < SHORTEST_MISSPELT))
      continue;
    if (best === undefined || slips < best.slips)
      best = { slips, span: [index, index + (slips === 0 ? stem.length : raw.length)] };
  }
  return best;
};
