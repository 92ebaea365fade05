import { wallClock } from '../../../contract/visibility/venueClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { todayAt, type VenueMoment } from '../../shared/stop/term';
import type { Tile } from './readTile';

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly place?: string;
  readonly tiles: readonly Tile[];
}

interface Day extends VenueMoment {
  /** When the venue closes: its night belongs to today. */
  readonly closesAt?: string | undefined;
}

/** By when they come back: by themselves today, later, or when somebody brings them back. */
export const byReturn = (tiles: readonly Tile[], day: Day): readonly Group[] => {
  const groups: readonly Group[] = [
    { key: 'today', title: words.today, tiles: tiles.filter(({ stop }) => isToday(stop?.until, day)) },
    {
      key: 'later',
      title: words.later,
      tiles: tiles.filter(({ stop }) => stop?.until && !isToday(stop.until, day)),
    },
    { key: 'open', title: words.byHand, tiles: tiles.filter(({ stop }) => !stop?.until) },
  ];
  return groups.filter((group) => group.tiles.length > 0);
};

const isToday = (until: string | null | undefined, day: Day): boolean => {
  if (!until) return false;
  const moment = Date.parse(until);
  if (day.closesAt !== undefined && moment <= Date.parse(day.closesAt)) return true;
  return wallClock(moment, day.zone).startsWith(todayAt(day));
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
