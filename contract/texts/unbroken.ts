/** A preposition, wherever a word begins. */
const PREPOSITION = /(?<![\p{L}\d])(без|в|во|для|до|за|из|к|ко|на|о|об|от|по|при|с|со|у) /giu;
/**
 * Behind a number: what it counts or measures, or its next digits. Behind a word: the letter that ends a text, a unit; a dash; a
 * number behind a comma, of a house; and between initials.
 */
const BEHIND =
  /(?<=\d) (?=[\p{L}\d%₽])|(?<=,) (?=\p{Ll}$)| (?=—)|(?<=,) (?=\d+\S*$)|(?<=(?<!\p{L})\p{Lu}\.) (?=\p{Lu}\.)/gu;

/** Words that no line ends between: a number stays with its unit, a preposition with its word, a dash with what is before it. */
export const unbroken = (words: string): string =>
  words.replace(PREPOSITION, '$1\u00a0').replace(BEHIND, '\u00a0');
