/** The endings of Russian words that change with their case and number, the longest first. */
const ENDINGS =
  /(?:иями|ами|ями|ого|его|ому|ему|ыми|ими|иях|ия|ии|ию|ой|ей|ою|ею|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь|й)$/u;
const SHORTEST = 3;

/** What all forms of a word begin with: `сметаной` -> `сметан`. In lower case, with ye for yo, as `foldText` makes it. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '');
  return stem.length < SHORTEST ? word : stem;
};
