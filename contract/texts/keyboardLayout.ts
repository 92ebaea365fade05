/** The keys of a Russian and an English keyboard, in the same order. */
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const between = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((key, at) => [key, to[at] ?? key]));

const TO_RUSSIAN = between(ENGLISH, RUSSIAN);
const TO_ENGLISH = between(RUSSIAN, ENGLISH);

/**
 * The same keys pressed with the other layout switched on: `,jho` is `борщ`, `зшяяф` is `pizza`. In lower case, as texts are
 * compared. Undefined where the text has no letters, or letters of both alphabets: whoever typed it saw what they did.
 */
export const otherLayout = (text: string): string | undefined => {
  const lower = text.toLowerCase();
  const [isEnglish, isRussian] = [/[a-z]/.test(lower), /[а-яё]/.test(lower)];
  if (isEnglish === isRussian) return undefined;
  const keys = isEnglish ? TO_RUSSIAN : TO_ENGLISH;
  return [...lower].map((key) => keys.get(key) ?? key).join('');
};
