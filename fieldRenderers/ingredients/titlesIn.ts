/** Between two ingredients, but not inside a number (3,2 %) and not inside brackets (what one is made of itself). */
const BETWEEN = /(?:[;\n]|,(?!\d)|(?<!\d),)(?![^(]*\))/u;

/** The ingredients in a text that was typed or pasted: one, or several between commas, semicolons or line ends. */
export const titlesIn = (typed: string): readonly string[] =>
  typed
    .split(BETWEEN)
    .map((title) => title.replace(/\s+/g, ' ').trim())
    .filter((title) => title !== '');
