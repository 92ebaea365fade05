import { and, asc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { FORGOTTEN_MS } from '../auth/devices';
import { tidySecondFactors } from '../auth/secondFactor';
import { IDLE_MS } from '../auth/sessions';
import type { Db, DbClock, Deps } from '../Deps';
import type { OpenDatabase } from '../db/openDatabase';
import {
  changes,
  devices,
  files,
  idempotencyKeys,
  invitations,
  members,
  notices,
  rateLimits,
  recoveries,
  sessions,
  tickets,
  users,
} from '../db/schema';
import { windowStart } from '../engine/binWindow';
import type { KnownOf } from '../files/FileStore';
import { FILE_KINDS } from '../files/fileKind';
import { namesOf } from '../files/storedName';
import { sweepGuestCounts } from '../guest/countGuests';
import type { Metrics, Round } from '../metrics/makeMetrics';
import { userStore } from '../users';
import { purgeBins } from './purgeBins';
import { tellBins } from './tellBins';

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

const EXTENSIONS = Object.values(FILE_KINDS).map(({ extension }) => extension);

/** Removes files without a row, left by a crash between the two. @returns how many */
export const sweepFiles = ({ db, files: store, clock }: SweepDeps): Promise<number> =>
  store.orphans(rowsFor({ db }), clock());

/**
 * Only names that were just listed are asked for, so the memory it takes does not grow with the files. A thumbnail and
 * what is drawn in widths share the beginning of their file's name; there is an index on that one.
 */
const rowsFor =
  ({ db }: Db): KnownOf =>
  async (names) => {
    const stems = new Set(names.map((name) => name.split('.')[0]));
    const candidates = [...stems].flatMap((stem) => EXTENSIONS.map((extension) => `${stem}.${extension}`));
    if (candidates.length === 0) return new Set();
    const rows = await db
      .select({ name: files.name, thumbnail: files.thumbnail, widths: files.widths })
      .from(files)
      .where(sql`${files.name} = any(${sql.param(candidates)})`);
    return new Set(rows.flatMap(namesOf));
  };

const DAY_MS = 24 * 60 * 60 * 1000;

interface Passing {
  readonly table: PgTable;
  readonly moment: PgColumn;
  /** How long after that moment a row stays. */
  readonly keptMs?: number;
  readonly only?: SQL;
}

/** Rows that nobody can use any more, or needs. */
const PASSING: readonly Passing[] = [
  { table: invitations, moment: invitations.expiresAt },
  { table: sessions, moment: sessions.expiresAt },
  { table: sessions, moment: sessions.lastSeenAt, keptMs: IDLE_MS },
  // A registration that nobody confirms is forgotten, on a free address and on a taken one.
  { table: users, moment: users.createdAt, keptMs: 30 * DAY_MS, only: eq(users.state, 'unverified') },
  { table: recoveries, moment: recoveries.expiresAt },
  { table: tickets, moment: tickets.expiresAt },
  { table: devices, moment: devices.lastUsedAt, keptMs: FORGOTTEN_MS },
  { table: rateLimits, moment: rateLimits.resetAt },
  // So long a repeated write gets its first answer again.
  { table: idempotencyKeys, moment: idempotencyKeys.createdAt, keptMs: DAY_MS },
  // Read or not.
  { table: notices, moment: notices.createdAt, keptMs: 90 * DAY_MS },
];

export const sweepRows = async ({ db, clock }: DbClock): Promise<void> => {
  for (const { table, moment, keptMs = 0, only } of PASSING)
    await db.delete(table).where(and(only, lte(moment, new Date(clock().getTime() - keptMs))));
};

/** Rows in one transaction: short enough that nobody waits for it. */
const SLICE = 1000;

/** Removes what is older than `HISTORY_DAYS`, slice by slice. @returns how many entries went */
export const sweepChanges = async ({
  db,
  clock,
  env,
}: DbClock & { readonly env: Pick<Deps['env'], 'HISTORY_DAYS'> }): Promise<number> => {
  const until = new Date(clock().getTime() - env.HISTORY_DAYS * DAY_MS);
  let removed = 0;
  let slice = SLICE;
  while (slice === SLICE) {
    const old = db
      .select({ id: changes.id })
      .from(changes)
      .where(lt(changes.createdAt, until))
      .orderBy(asc(changes.createdAt))
      .limit(SLICE);
    const gone = await db.delete(changes).where(inArray(changes.id, old)).returning({ id: changes.id });
    slice = gone.length;
    removed += slice;
  }
  return removed;
};

/** Members whose seven days in the bin are over go for ever; their accounts and what they did stay. @returns how many */
const purgeMembers = async ({ db, clock }: DbClock): Promise<number> => {
  const gone = await db
    .delete(members)
    .where(and(isNotNull(members.deletedAt), lte(members.deletedAt, windowStart(clock()))))
    .returning({ id: members.id });
  return gone.length;
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Everything that is over goes: once at the start and then every hour. Of several processes on one database one works,
 * and those that come meanwhile leave it to that one. The database is tidied every minute: dead rows that wait for an hour
 * make a busy one grow, on the disk and in memory.
 * @returns stops it, after the round at hand
 */
export const startMaintenance = (
  deps: Deps,
  { tidy, alone }: Pick<OpenDatabase, 'tidy' | 'alone'>,
  { round: seen }: Pick<Metrics, 'round'>,
): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  const clean = async (): Promise<void> => {
    const since = performance.now();
    let removed: Round['removed'] = {};
    let outcome: Round['outcome'] = 'failed';
    try {
      const isMine = await alone(async () => {
        removed = await cleanUp(deps);
      });
      outcome = isMine ? 'done' : 'skipped';
    } catch (error) {
      deps.log.error({ err: error }, 'clean-up failed');
    }
    seen({ outcome, seconds: (performance.now() - since) / 1000, removed });
  };
  const tidyUp = (): Promise<void> =>
    tidy().catch((error: unknown) => deps.log.error({ err: error }, 'tidying failed'));
  const begin = (work: () => Promise<void>): void => {
    last = last.then(work);
  };
  begin(clean);
  const timers = [setInterval(() => begin(clean), HOUR_MS), setInterval(() => begin(tidyUp), MINUTE_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await last;
  };
};

/** One round of it. @returns how many records and files went, by kind */
export const cleanUp = async (deps: Deps): Promise<Round['removed']> => {
  const purged = await purgeBins(deps);
  const staff = await purgeMembers(deps);
  const told = await tellBins(deps);
  await sweepRows(deps);
  await userStore.respellAddresses(deps);
  await tidySecondFactors(deps);
  await sweepGuestCounts(deps);
  const changes = await sweepChanges(deps);
  const orphans = await sweepFiles(deps);
  deps.log.info({ purged, staff, told, changes, orphans }, 'cleaned up');
  return { ...purged, staff, changes, orphans };
};
