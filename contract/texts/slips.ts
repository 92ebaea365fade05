/** A word with each two neighbours in each other's place. */
export const swapsOf = (word: string): readonly string[] => {
  const swaps = [...word.slice(1)].map(
    (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`,
  );
  return [...new Set(swaps)].filter((swapped) => swapped !== word);
};

/**
 * How many slips of the keyboard lie between a word that somebody typed and the beginning of another: a letter that is wrong,
 * missing or too many, or two that changed places.
 */
export const slipsBetween = (typed: string, word: string): number => {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_none, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwap = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
};

/** As many as a word of this length may have and still be that word. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
