import type { LiveChange } from '../../contract/liveEvents';
import { findSessions, type Session } from '../auth/sessions';
import type { DbClock, Deps } from '../Deps';
import { type Entry, edges, entriesAfter, eventsOf, MOST, safeCursor } from './changeLog';

/** Somebody whose page is open. */
export interface Listener {
  session: Session;
  readonly changed: (events: ReadonlyMap<LiveChange, Entry>, mark: number) => void;
  /** Their notices are others. */
  readonly noticed: (mark: number) => void;
  /** What they may do is another, or too much has happened. */
  readonly reset: (mark: number) => void;
  readonly ping: (mark: number) => void;
  readonly end: () => void;
}

export interface Feed {
  /** @returns leaves */
  readonly join: (listener: Listener) => () => void;
  /** Whoever joined and hears everything from now on has heard everything up to here. */
  readonly mark: () => Promise<number>;
  readonly count: () => number;
  readonly countOf: (userId: number) => number;
  readonly close: () => void;
}

interface FeedTimes {
  /** How often it is looked whether sessions live and rights stand, where nothing happens. */
  readonly checkMs: number;
  /** How often others are looked after where they cannot be heard. */
  readonly pollMs: number;
  /** How often a proxy sees that the stream lives. */
  readonly pingMs: number;
}

const TIMES: FeedTimes = { checkMs: 5000, pollMs: 1000, pingMs: 15_000 };

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'resources'>;

/**
 * Tells open pages what has changed. Everything is read from the database, so that it does not matter which process wrote it;
 * one statement serves all listeners, and each is judged by the session and the rights as they are at that moment.
 */
export const makeFeed = (deps: FeedDeps, times = TIMES): Feed => {
  const listeners = new Set<Listener>();
  let follower: Promise<Follower> | undefined;
  let stopHearing: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let noticed = new Set<number>();
  let checkedAt = 0;
  let pingedAt = 0;

  const follow = async (): Promise<Follower> => {
    follower = follower ?? followChanges(deps);
    try {
      return await follower;
    } catch (error) {
      follower = undefined;
      throw error;
    }
  };

  const begin = (): void => {
    follow().catch(() => {});
    stopHearing = deps.live.hear((userIds) => {
      for (const id of userIds) noticed.add(id);
      look();
    });
    checkedAt = performance.now();
    pingedAt = performance.now();
    timer = setInterval(() => {
      const isDue = performance.now() - checkedAt >= times.checkMs;
      if (isDue || !deps.live.isWhole()) look();
    }, times.pollMs);
    timer.unref();
  };
  const rest = (): void => {
    stopHearing?.();
    clearInterval(timer);
    follower = undefined;
    noticed = new Set();
  };

  const tellAll = async (): Promise<void> => {
    const following = await follow();
    const { entries, isTooMuch } = await following.next();
    const told = noticed;
    noticed = new Set();
    const now = performance.now();
    const isCheck = now - checkedAt >= times.checkMs;
    const isPing = now - pingedAt >= times.pingMs;
    if (entries.length === 0 && told.size === 0 && !isCheck) return;
    checkedAt = now;
    if (isPing) pingedAt = now;
    const ids = [...listeners].map(({ session }) => session.id);
    const sessions = await findSessions(ids, deps);
    const events = isTooMuch ? new Map<LiveChange, Entry>() : await eventsOf(entries, deps);
    const news: News = { events, isTooMuch, noticed: told, isPing, mark: following.mark() };
    for (const listener of [...listeners]) tell(listener, sessions.get(listener.session.id), news);
  };
  const look = inTurn(() =>
    tellAll().catch((error: unknown) => deps.log.error({ err: error }, 'live events failed')),
  );

  return {
    join: (listener) => {
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) rest();
      };
    },
    mark: async () => (await follow()).mark(),
    count: () => listeners.size,
    countOf: (userId) => [...listeners].filter(({ session }) => session.userId === userId).length,
    close: () => {
      for (const listener of [...listeners]) listener.end();
      rest();
    },
  };
};

/** One run at a time, and one more for whatever is said meanwhile. */
const inTurn = (run: () => Promise<void>): (() => void) => {
  let work = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(() => {
      isWaiting = false;
      return run();
    });
  };
};

interface News {
  readonly events: ReadonlyMap<LiveChange, Entry>;
  readonly isTooMuch: boolean;
  /** Whose notices are others. */
  readonly noticed: ReadonlySet<number>;
  readonly isPing: boolean;
  readonly mark: number;
}

/** What a listener hears of it, by the session as it is now. */
const tell = (
  listener: Listener,
  session: Session | undefined,
  { events, isTooMuch, noticed, isPing, mark }: News,
): void => {
  if (!session?.verified) {
    listener.end();
    return;
  }
  const isOther = JSON.stringify(session.grants) !== JSON.stringify(listener.session.grants);
  listener.session = session;
  if (isOther || isTooMuch) listener.reset(mark);
  else if (events.size > 0) listener.changed(events, mark);
  if (noticed.has(session.userId)) listener.noticed(mark);
  if (isPing) listener.ping(mark);
};

/** A write may commit after one that was numbered later: so long is looked back for it. Statements are stopped before that. */
const SETTLED_MS = 20_000;
/** After too much at once: what was on its way just then. */
const BACK = 200;

interface Follower {
  /** What has come since it was asked last. `isTooMuch`: there is more than can be told one by one. */
  readonly next: () => Promise<{ readonly entries: readonly Entry[]; readonly isTooMuch: boolean }>;
  /** Whoever has heard everything up to here misses nothing that comes after it. */
  readonly mark: () => number;
}

/**
 * Follows the history from now on. Its numbers are no order of commits, so numbers that were skipped are looked for again until
 * no write can still hold them. @param now milliseconds of a clock that never goes back
 */
const followChanges = async (
  { db, clock }: DbClock,
  now: () => number = () => performance.now(),
): Promise<Follower> => {
  let floor = await safeCursor({ db, clock });
  const seen = new Map((await entriesAfter(floor, { db })).map(({ id }) => [id, now()]));
  const settle = (): void => {
    const until = now() - SETTLED_MS;
    for (const [id, at] of seen) {
      if (at > until) continue;
      floor = Math.max(floor, id);
    }
    for (const id of seen.keys()) if (id <= floor) seen.delete(id);
  };
  return {
    next: async () => {
      const found = await entriesAfter(floor, { db });
      const entries = found.filter(({ id }) => !seen.has(id));
      for (const { id } of entries) seen.set(id, now());
      const isTooMuch = found.length === MOST;
      if (isTooMuch) {
        // Everybody is told to read again: nothing before this moment matters any more.
        floor = Math.max(floor, (await edges({ db })).last - BACK);
        for (const { id } of await entriesAfter(floor, { db })) seen.set(id, now());
      }
      settle();
      return { entries, isTooMuch };
    },
    mark: () => floor,
  };
};
