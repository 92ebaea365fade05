import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { runWrite } from '../bind/runWrite';
import type { DbClock, Deps } from '../Deps';
import { foods, points, stopCauses } from '../db/schema';
import { notify, whoMay } from '../notices/notify';
import { type Changed, changeStops, isFreed, type LockedFood } from '../stops/changeStops';
import { lastingAt } from '../stops/StopCause';
import { repeat } from './repeat';

/** Dishes in one transaction: short enough that nobody waits for it. */
const BATCH: number = limits.maxBulkIds;

/** Guests are told at the very moment: `visibility` knows the end. Lists and the history follow within this time. */
const EVERY_MS = 2000;

/**
 * Brings dishes back when their stops end: at once what ended while nobody looked, then as time passes. Every process does; what one
 * has at hand the others leave alone. @returns stops it, after the round at hand
 */
export const startEndingStops = (deps: Deps): (() => Promise<void>) => {
  const round = async (): Promise<void> => {
    const returned = await endStops(deps);
    if (returned > 0) deps.log.info({ returned }, 'stops ended');
  };
  return repeat(round, { restMs: EVERY_MS, failure: 'stops could not be ended' }, deps);
};

/**
 * Ends what was to end by now, also what should have while no process worked. Safe to be killed and to run in several processes
 * at once: dishes are locked, those that another process has locked are left to it, and a cause goes in the transaction that
 * notes it. @returns how many dishes are sold again
 */
export const endStops = async (deps: Deps): Promise<number> => {
  let returned = 0;
  for (let seen = BATCH; seen === BATCH; ) {
    if (!(await isDue(deps))) break;
    const changed: Changed[] = [];
    const run = async (inside: Deps) => {
      changed.length = 0;
      const held = await holdDue(inside);
      seen = held.length;
      const turn = lastingAt(inside.clock());
      changed.push(...(await changeStops(held, { turn, userId: null }, inside)));
      await tell(changed.filter(isFreed), inside);
      return { status: 200, body: {}, etag: undefined };
    };
    await runWrite({ key: undefined, names: [], run }, deps);
    returned += changed.filter(isFreed).length;
  }
  return returned;
};

const isDue = async ({ db, clock }: DbClock): Promise<boolean> => {
  const [row] = await db
    .select({ id: stopCauses.id })
    .from(stopCauses)
    .where(lte(stopCauses.until, clock()))
    .orderBy(asc(stopCauses.until))
    .limit(1);
  return row !== undefined;
};

/** Dishes of any venue, and of any bin: a stop ends wherever its dish is. */
const holdDue = async ({ db, clock }: DbClock): Promise<readonly LockedFood[]> => {
  const due = db.select({ foodId: stopCauses.foodId }).from(stopCauses).where(lte(stopCauses.until, clock()));
  return db
    .select({ id: foods.id, title: foods.title, pointId: foods.pointId })
    .from(foods)
    .where(inArray(foods.id, due))
    .orderBy(asc(foods.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
};

/** Some of what came back, by name. */
const NAMED = 5;

/** Whoever looks after the stop list of a venue is told once of all that came back there; of what lies in a bin nobody is. */
const tell = async (freed: readonly Changed[], deps: Pick<Deps, 'db' | 'clock' | 'live'>): Promise<void> => {
  if (freed.length === 0) return;
  const ids = freed.map(({ food }) => food.id);
  const alive = await deps.db
    .select({ title: foods.title, pointId: points.id, point: points.title, businessId: points.businessId })
    .from(foods)
    .innerJoin(points, sql`${points.id} = ${foods.pointId}`)
    .where(and(inArray(foods.id, ids), isNull(foods.deletedAt), isNull(points.deletedAt)))
    .orderBy(asc(foods.id));
  const venues = new Map(alive.map((row) => [row.pointId, row]));
  for (const { pointId, point, businessId } of venues.values()) {
    const titles = alive.filter((row) => row.pointId === pointId).map(({ title }) => title);
    const facts = { pointId, point, titles: titles.slice(0, NAMED), count: titles.length };
    const to = await whoMay('stopList.change', { id: pointId, businessId }, deps);
    await notify(to, { kind: 'stop', facts }, deps);
  }
};
