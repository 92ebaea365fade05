import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openSession } from '../../server/auth/sessions';
import type { Database } from '../../server/db/Database';
import * as schema from '../../server/db/schema';
import { countVenues } from '../../server/jobs/countVenues';
import { sweepChanges } from '../../server/jobs/startMaintenance';
import type { Figure } from '../report/Figure';
import { type Child, startChild } from '../report/startChild';
import { askAgain, BATCH, type Question } from './askAgain';
import { type Business, FOODS, fillBusiness, lastEntries, peopleOf } from './fillBusiness';
import type { Setting } from './measureSize';
import { withoutIndexes } from './withoutIndexes';

/** Beside which it is measured, in the same database. */
const SMALL: Business = { first: 10_000_000, venues: 10, entries: 1000 };
const HISTORY_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Each dish of the small business is taken back once. */
const MOST_ROUNDS = (SMALL.venues * FOODS) / BATCH - 1;
const RATIO = 1.5;
/** It shows every venue: what it costs grows with them. */
const SHOWN = ['overview'];

interface Filled {
  readonly db: Database;
  readonly large: Business;
  /** What it took to remove old entries when the small business was alone. */
  readonly sweptSmall: number;
}

/**
 * What the calls of a business cost whose venues and history are large, beside those of a small one in the same database: every list, what is
 * typed into the palette, somebody who works in three of the venues, the journal, an act taken back; and what is removed from it.
 */
export const measureScale = async (
  size: Pick<Business, 'venues' | 'entries'>,
  { build, env }: Setting,
  rounds: number,
): Promise<readonly Figure[]> => {
  await (await startChild([build], env)).stop();
  const pool = new Pool({ connectionString: env.DATABASE_URL });
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  const large: Business = { first: 20_000_000, ...size };
  const sweptSmall = await fillBoth(db, large);
  const child = await startChild([build], env);
  try {
    return await askBoth(child, { db, large, sweptSmall }, rounds);
  } finally {
    await child.stop();
    await pool.end();
  }
};

const fillBoth = async (db: Database, large: Business): Promise<number> => {
  await fillBusiness(db, SMALL);
  const swept = await timeToSweep(db, SMALL.entries / 2);
  await fillEntriesAgain(db);
  await withoutIndexes(db, 'changes', () => fillBusiness(db, large));
  await db.execute(sql`vacuum (analyze)`);
  await countVenues({ db, clock: () => new Date() });
  return swept;
};

/** In turns. */
const askBoth = async (
  child: Child,
  { db, large, sweptSmall }: Filled,
  rounds: number,
): Promise<readonly Figure[]> => {
  const ask = async (business: Business) => questionsOf(child, business, await askingOf(db, business));
  const [ours, floor] = [await ask(large), await ask(SMALL)];
  const both = Object.entries(ours).flatMap(([name, question]) => [
    [name, question],
    [`small ${name}`, floor[name] ?? question],
  ]);
  const costs = await askAgain<string>(Object.fromEntries(both), Math.min(rounds, MOST_ROUNDS));
  const beside = `${large.venues} venues and ${large.entries} entries beside ${SMALL.venues} and ${SMALL.entries}`;
  const figures = Object.keys(ours).map(
    (name): Figure => ({
      budget: 'S2',
      what: `PostgreSQL: ${name}, ${beside}`,
      unit: 'ms',
      ours: costs[name]?.time ?? Number.NaN,
      floor: costs[`small ${name}`]?.time ?? Number.NaN,
      ...(SHOWN.includes(name) ? {} : { maxRatio: RATIO }),
    }),
  );
  const swept = await timeToSweep(db, SMALL.entries / 2);
  const what = `PostgreSQL: ${SMALL.entries / 2} old entries removed, ${beside}`;
  return [...figures, { budget: 'S2', what, unit: 'ms', ours: swept, floor: sweptSmall, maxRatio: RATIO }];
};

const askingOf = async (db: Database, business: Business): Promise<Asking> => {
  const { owner, chef } = peopleOf(business);
  const tokenOf = (userId: number) => openSession({ userId }, { db, clock: () => new Date() });
  return {
    owner: await tokenOf(owner),
    chef: await tokenOf(chef),
    entries: await lastEntries(db, business, SMALL.venues * FOODS),
    author: owner,
  };
};

/** What was removed for the measurement comes back. */
const fillEntriesAgain = async (db: Database): Promise<void> => {
  await db.execute(sql`insert into changes (batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at)
    select batch, point_id, resource, record_id, title, user_id, person, kind, before, after, created_at - interval '85 days'
    from changes`);
};

/** By a clock at which so many entries are too old. */
const timeToSweep = async (db: Database, count: number): Promise<number> => {
  const { rows } = (await db.execute(
    sql`select created_at as at from changes order by created_at, id offset ${count} limit 1`,
  )) as unknown as { readonly rows: readonly { readonly at: string }[] };
  const until = new Date(rows[0]?.at ?? Number.NaN).getTime();
  const from = performance.now();
  await sweepChanges({ db, clock: () => new Date(until + HISTORY_DAYS * DAY_MS), env: { HISTORY_DAYS } });
  return performance.now() - from;
};

interface Asking {
  readonly owner: string;
  readonly chef: string;
  /** Each to be taken back once. */
  readonly entries: readonly number[];
  readonly author: number;
}

const questionsOf = (
  of: Child,
  { first }: Business,
  { owner, chef, entries, author }: Asking,
): Readonly<Record<string, Question>> => {
  const get = (path: string, token = owner): Question => ({
    of,
    url: `${of.url}/api${path}`,
    init: () => ({ headers: { authorization: `Bearer ${token}` } }),
  });
  const filter = `filters[0][field]=titleAndAddress&filters[0][value]=${encodeURIComponent('Точка 7')}`;
  const journal = '/changes?grouped=1&per_page=25';
  let undone = 0;
  return {
    venues: get('/point?per_page=12'),
    'venues, sorted': get('/point?per_page=12&sort=title&order=asc'),
    'venues, searched': get(`/point?per_page=12&${filter}`),
    'the switcher': get('/point?per_page=25'),
    'the palette, a venue': get(`/search?q=${encodeURIComponent('Точка 7')}`),
    'the palette, a dish': get(`/search?q=${encodeURIComponent('Борщ 77')}`),
    'a menu': get(`/point/${first + 7}/menus`),
    overview: get('/overview'),
    'staff of three: venues': get('/point?per_page=12', chef),
    'staff of three: overview': get('/overview', chef),
    'staff of three: journal': get(journal, chef),
    journal: get(journal),
    'journal of an author': get(`${journal}&person=${author}`),
    'journal of a record': get(`${journal}&resource=foods&id=${first + 7}`),
    'filters of the journal': get('/fields/permissions/history_main'),
    'the form of a member': get('/fields/permissions/staff_general'),
    'taken back': {
      of,
      get url() {
        undone += 1;
        return `${of.url}/api/changes/${entries[undone - 1]}/undo`;
      },
      init: () => ({
        method: 'POST',
        headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
        body: '{}',
      }),
    },
  };
};
