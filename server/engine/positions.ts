import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A row and its key among those under the same parent; null = it has none yet. */
export interface Placed {
  readonly id: number;
  readonly position: string | null;
}

/** A row and the one before it; null = it stands first. */
export type Behind = readonly [id: number, behind: number | null];

/** Longer keys are made anew, those of all rows under the parent. */
const LONGEST = 24;

export interface Keys {
  /** The fewest rows that had to move for this order. */
  readonly moved: ReadonlySet<number>;
  /** New keys, by row; usually of those that moved. */
  readonly keys: ReadonlyMap<number, string>;
}

/** The new keys with which rows stand as they are listed. */
export const keysFor = (rows: readonly Placed[]): Keys => {
  const kept = longestRising(rows);
  const moved = new Set(rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
  const keys = new Map<number, string>();
  let before: string | null = null;
  let waiting: number[] = [];
  const settle = (after: string | null): void => {
    const made = generateNKeysBetween(before, after, waiting.length);
    for (const [index, id] of waiting.entries()) keys.set(id, made[index] ?? '');
    waiting = [];
  };
  for (const { id, position } of rows) {
    if (!kept.has(id)) waiting.push(id);
    else {
      settle(position);
      before = position;
    }
  }
  settle(null);
  const isLong = [...keys.values()].some((key) => key.length > LONGEST);
  return { moved, keys: isLong ? numbered(rows) : keys };
};

const numbered = (rows: readonly Placed[]): ReadonlyMap<number, string> => {
  const keys = generateNKeysBetween(null, null, rows.length);
  return new Map(rows.map(({ id }, index) => [id, keys[index] ?? '']));
};

/** The most rows whose keys rise already: they stay, and the others go between them. */
const longestRising = (rows: readonly Placed[]): ReadonlySet<number> => {
  interface Link {
    readonly id: number;
    readonly position: string;
    readonly before: Link | undefined;
  }
  /** The lowest end of a rising row of each length. */
  const ends: Link[] = [];
  for (const { id, position } of rows) {
    if (position === null) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.position ?? '') < position) low = middle + 1;
      else high = middle;
    }
    ends[low] = { id, position, before: ends[low - 1] };
  }
  const kept = new Set<number>();
  for (let link = ends.at(-1); link; link = link.before) kept.add(link.id);
  return kept;
};

/**
 * The order that is asked for, with the rows that it does not name: what stood behind all that are named stays behind them, any
 * other stays behind the row it stands behind now.
 */
export const arrange = (here: readonly number[], asked: readonly number[]): readonly number[] => {
  const named = new Set(asked);
  const followers = new Map<number | null, number[]>();
  const rest: number[] = [];
  const lastNamed = here.findLastIndex((id) => named.has(id));
  let leader: number | null = null;
  for (const [index, id] of here.entries()) {
    if (named.has(id)) leader = id;
    else if (index > lastNamed) rest.push(id);
    else followers.set(leader, [...(followers.get(leader) ?? []), id]);
  }
  return [
    ...(followers.get(null) ?? []),
    ...asked.flatMap((id) => [id, ...(followers.get(id) ?? [])]),
    ...rest,
  ];
};

/** Each of these rows with the one before it. */
export const placesOf = (order: readonly number[], which: ReadonlySet<number>): readonly Behind[] =>
  order.flatMap((id, index) => (which.has(id) ? [[id, order[index - 1] ?? null] as const] : []));

/** The order with these rows put behind others again; what is not there, or whose leader is gone, stays where it is. */
export const putBehind = (here: readonly number[], places: readonly Behind[]): readonly number[] => {
  const there = new Set(here);
  const back = places.filter(([id, behind]) => there.has(id) && (behind === null || there.has(behind)));
  const going = new Set(back.map(([id]) => id));
  const order = here.filter((id) => !going.has(id));
  for (const [id, behind] of back) order.splice(behind === null ? 0 : order.indexOf(behind) + 1, 0, id);
  return order;
};

/** A key right behind one that is taken. @param taken in rising order */
export const keyBehind = (position: string | null, taken: readonly string[]): string =>
  generateKeyBetween(position, taken.find((key) => key > (position ?? '')) ?? null);

/** So many keys behind all others, in rising order. */
export const lastKeys = (last: string | null, count: number): readonly string[] =>
  generateNKeysBetween(last, null, count);
