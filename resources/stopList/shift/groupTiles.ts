import { dayAt } from '../../../contract/visibility/venueClock';
import type { MomentAt } from '../../../kit/visibility/momentWords';
import type { Tile } from '../../shared/stop/readTile';
import type { Product } from '../../shared/stop/stopOf';

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly place?: string;
  readonly tiles: readonly Tile[];
}

interface Day extends MomentAt {
  /** When the venue closes: its night belongs to today. */
  readonly closesAt?: string | undefined;
}

/** A product that is out, and what stands for it. */
export interface ProductOut {
  readonly product: Product;
  readonly tiles: readonly Tile[];
  /** All that it has stopped, those that another product has stopped first too. */
  readonly count: number;
  /** When its dishes come back by themselves, as far as they tell. */
  readonly until: string;
}

/** By what ends their stop: time, a product that comes, a person. */
export const byEnd = (tiles: readonly Tile[], day: Day) => {
  const plain = tiles.filter(({ stop }) => !stop?.products.length);
  const timed = plain
    .filter(({ stop }) => stop?.until)
    .sort((one, other) => Date.parse(one.stop?.until ?? '') - Date.parse(other.stop?.until ?? ''));
  return {
    today: timed.filter(({ stop }) => isToday(stop?.until, day)),
    later: timed.filter(({ stop }) => !isToday(stop?.until, day)),
    products: productsOut(tiles),
    byHand: plain.filter(({ stop }) => !stop?.until),
  };
};

const productsOut = (tiles: readonly Tile[]): readonly ProductOut[] => {
  const products = new Map<number, Product>();
  for (const { stop } of tiles) for (const product of stop?.products ?? []) products.set(product.id, product);
  return [...products.values()].map((product) => {
    const held = tiles.filter(({ stop }) => stop?.products.some(({ id }) => id === product.id));
    // Where it is the only cause, the dish comes back when it does.
    const alone = held.filter(({ stop }) => stop?.products.length === 1 && stop.until);
    return {
      product,
      count: held.length,
      tiles: held.filter(({ stop }) => stop?.products[0]?.id === product.id),
      until: alone.at(-1)?.stop?.until ?? 'open',
    };
  });
};

const isToday = (until: string | null | undefined, day: Day): boolean => {
  if (!until) return false;
  const moment = Date.parse(until);
  if (day.closesAt !== undefined && moment <= Date.parse(day.closesAt)) return true;
  return dayAt(moment, day.zone) === dayAt(day.now, day.zone);
};

/** By category, in the order in which they come. */
export const byCategory = (tiles: readonly Tile[]): readonly Group[] => {
  const groups = new Map<string, Group & { readonly tiles: Tile[] }>();
  for (const tile of tiles) {
    const key = String(tile.category?.id);
    const known = groups.get(key);
    if (known) known.tiles.push(tile);
    else groups.set(key, { key, title: tile.category?.title ?? '', place: tile.menu, tiles: [tile] });
  }
  return [...groups.values()];
};
