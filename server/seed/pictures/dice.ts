/** A row of numbers in [0, 1) that the same text always repeats: a food looks the same on every machine. */
export interface Dice {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function diceOf(text: string): Dice {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
