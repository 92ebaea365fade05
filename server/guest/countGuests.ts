import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { foldText } from '../../contract/foldText';
import { dayAfter, wallClock } from '../../contract/visibility/venueClock';
import type { Db, DbClock, Deps } from '../Deps';
import { guestCounts, points } from '../db/schema';
import type { GuestAct } from '../db/tables/guests';

/** A page that a guest has been answered with. */
interface Answered {
  readonly pointId: number;
  /** Of the venue, whose days these are. */
  readonly zone: string;
  /** The dish of it that was asked for. */
  readonly dishId: number | undefined;
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;
type Counted = typeof guestCounts.$inferInsert;

/** What the script of a page tells: its address with one of these behind it is answered with nothing. */
export const isTelling = (url: string): boolean => {
  const query = queryOf(url);
  return query.has('seen') || query.has('missed');
};

/**
 * Counts what guests do, by day and venue: nothing of who they are is read or kept (docs/spec/4-beyond.md, GP-05). What comes within a
 * moment is written together, so that guests cost the database as little as if nobody counted. The first of all is noted apart (TD-04).
 */
export const makeGuestCounter = (
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'inBackground'>,
): ((request: Asked, answered: Answered) => void) => {
  let waiting = new Map<string, Counted>();
  const words = new Map<string, Set<string>>();
  const opened = new Set<number>();

  const write = async (): Promise<void> => {
    const rows = [...waiting.values()];
    waiting = new Map();
    await saveGuestCounts(rows, deps);
  };
  const isNewWord = (key: string, what: string): boolean => {
    const known = words.get(key) ?? new Set();
    if (words.size > MOST_VENUES) words.clear();
    words.set(key, known.add(what));
    return known.size <= MOST_WORDS;
  };
  return (request, { pointId, zone, dishId }) => {
    if (!opened.has(pointId)) noteFirst('pageAt', pointId, deps);
    opened.add(pointId);
    const acts = deps.env.GUEST_COUNTS && isGuestsOwn(request) ? actsOf(request, dishId) : [];
    const day = wallClock(deps.clock(), zone).slice(0, DAY);
    for (const [act, what] of acts) {
      if (act === 'missed' && !isNewWord(`${pointId} ${day}`, what)) continue;
      const key = `${pointId} ${day} ${act} ${what}`;
      if (waiting.size === 0) deps.inBackground(write, 'later');
      waiting.set(key, { pointId, day, act, what, count: (waiting.get(key)?.count ?? 0) + 1 });
    }
  };
};

/** Different words that a venue keeps of a day, and venues whose words are remembered: whoever makes them up fills no table. */
const MOST_WORDS = 200;
const MOST_VENUES = 1000;
const DAY = 'YYYY-MM-DD'.length;

/** Robots, and pages that a browser takes in before anybody asks for them, are no guests. */
const isGuestsOwn = ({ headers }: Asked): boolean =>
  !/bot|crawl|spider|preview|curl|wget/i.test(headers['user-agent'] ?? '') &&
  headers['sec-purpose'] === undefined &&
  headers.purpose === undefined;

const actsOf = (
  { url, headers }: Asked,
  dishId: number | undefined,
): readonly (readonly [GuestAct, string])[] => {
  const site = headers['sec-fetch-site'];
  const query = queryOf(url);
  const dish = dishId === undefined ? [] : [['dish', String(dishId)] as const];
  if (isTelling(url)) {
    // Only our own page tells.
    if (site !== undefined && site !== 'same-origin') return [];
    const missed = wordsOf(query.get('missed') ?? '');
    return query.has('seen') ? dish : missed === undefined ? [] : [['missed', missed]];
  }
  // Whoever goes on from one of our pages has opened the menu already.
  return site === 'same-origin' ? dish : [['opened', ''], ...dish];
};

/** Words of a dish, never a number or a letter's address that somebody has typed by mistake. */
const wordsOf = (typed: string): string | undefined => {
  const words = foldText(typed).trim().replace(/\s+/g, ' ');
  return /^\p{L}{2,}(?:[ -]\p{L}+){0,3}$/u.test(words) && words.length <= MOST_LETTERS ? words : undefined;
};
const MOST_LETTERS = 40;

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');

/** Adds to what was counted before, in one statement. */
export const saveGuestCounts = async (rows: readonly Counted[], { db }: Db): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(guestCounts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [guestCounts.pointId, guestCounts.day, guestCounts.act, guestCounts.what],
      set: { count: sql`${guestCounts.count} + excluded.count` },
    });
};

/** The overview looks at two weeks; no clock of a venue is further from ours than a day. */
const KEPT_DAYS = 16;

export const sweepGuestCounts = async ({ db, clock }: DbClock): Promise<void> => {
  const today = clock().toISOString().slice(0, DAY);
  await db.delete(guestCounts).where(lt(guestCounts.day, dayAfter(today, -KEPT_DAYS)));
};

/** Keeps when something was first done with a venue: the overview of a new owner ticks it off (TD-04), and nobody's answer waits for it. */
export const noteFirst = (
  what: 'codeAt' | 'pageAt',
  pointId: number,
  { db, clock, inBackground }: Pick<Deps, 'db' | 'clock' | 'inBackground'>,
): void =>
  inBackground(async () => {
    await db
      .update(points)
      .set({ [what]: clock() })
      .where(and(eq(points.id, pointId), isNull(points[what])));
  });
