/** Chance that can be repeated: the same seed gives the same choices. */
export interface Random {
  /** 0 to `below` - 1. */
  readonly int: (below: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  /** A text of these signs. */
  readonly text: (length: number, signs: string) => string;
}

/** Mulberry32: small, fast, and good enough to choose requests with. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('Expected something to choose from.');
      return list[int(list.length)] as T;
    },
    chance: (share) => next() < share,
    text: (length, signs) => {
      const all = [...signs];
      return Array.from({ length }, () => all[int(all.length)]).join('');
    },
  };
};
