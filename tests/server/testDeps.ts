import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../server/app';
import { makePasswords } from '../../server/auth/makePasswords';
import { makeSecrets } from '../../server/auth/makeSecrets';
import { openSession } from '../../server/auth/sessions';
import { hashToken } from '../../server/auth/token';
import type { Deps } from '../../server/Deps';
import * as schema from '../../server/db/schema';
import { noAudit } from '../../server/engine/history';
import { noSlices } from '../../server/engine/slices';
import { type Env, readEnv } from '../../server/env';
import { makeCleaning, openFileStore } from '../../server/files/makeFileStore';
import { safeError } from '../../server/http/logging';
import { makeLive } from '../../server/live/makeLive';
import { loadSections } from '../../server/loadSections';
import type { Letter } from '../../server/mail/Mailer';
import { makeBackgroundTasks } from '../../server/makeDeps';
import { resources } from '../../server/resources';
import { userStore } from '../../server/users';
import { clear, takeTestDatabase } from './testDatabase';

export interface TestDeps {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** Where its files lie, unless `FILES_URL` names a bucket. */
  readonly folder: string;
  /** Letters sent so far; call `settled` first. */
  readonly letters: Letter[];
  /** Lines of the log so far. */
  readonly logged: string[];
  readonly settled: () => Promise<void>;
  /** The statements that reach the database while this runs, without their values. */
  readonly statementsOf: (run: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Moves the clock of the dependencies. */
  readonly wait: (ms: number) => void;
  readonly setNow: (now: Date) => void;
  /** Rows of users and everything under them, and all files; the reference lists stay. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** When tests happen: a Saturday morning, so that nothing depends on the day they run. */
export const NOW = new Date('2026-11-21T10:00:00Z');

/** Of this worker: the process that cleans files takes as long to start as many files to clean. */
const cleaning = makeCleaning();

/**
 * The whole server on a database that nobody else uses meanwhile. One for each test file; `reset` between tests.
 */
export const openTestDeps = async (change: Partial<Env> = {}): Promise<TestDeps> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-'));
  const env: Env = { ...readEnv({ DATA_DIR: folder, SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' }), ...change };
  let statements: string[] | undefined;
  const { db, close } = await takeTestDatabase((statement) => statements?.push(statement));
  mkdirSync(join(folder, 'files'));

  let now = NOW;
  const letters: Letter[] = [];
  const logged: string[] = [];
  const log = testLog(logged);
  const { inBackground, settled } = makeBackgroundTasks({ log });
  const live = makeLive();
  const mail = { send: async (letter: Letter) => void letters.push(letter), close: async () => {} };
  const deps: Deps = {
    db,
    guestDb: db,
    clock: () => now,
    files: openFileStore(env, cleaning),
    audit: noAudit,
    flushAudit: async () => undefined,
    continueBatch: () => {},
    inSlices: noSlices,
    live,
    mail,
    env,
    publicUrl: () => env.PUBLIC_URL ?? 'http://carte.example',
    log,
    inBackground,
    sections: await loadSections(db),
    resources,
    secrets: makeSecrets(env),
    passwords: makePasswords({ log2N: 10, r: 8, p: 1 }),
  };
  const app = await buildApp(deps);
  return {
    deps,
    app,
    folder: join(folder, 'files'),
    letters,
    logged,
    settled,
    statementsOf: async (run) => {
      const seen: string[] = [];
      statements = seen;
      await run();
      statements = undefined;
      return seen;
    },
    wait: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    setNow: (moment) => {
      now = moment;
    },
    reset: async () => {
      await settled();
      await clear(db);
      rmSync(join(folder, 'files'), { recursive: true, force: true });
      mkdirSync(join(folder, 'files'));
      letters.length = 0;
      logged.length = 0;
      now = NOW;
    },
    close: async () => {
      await app.close();
      await settled();
      await live.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const testLog = (lines: string[]): Logger =>
  pino(
    { level: 'info', base: null, serializers: { err: safeError } },
    { write: (line: string) => void lines.push(line) },
  );

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export interface TestUser extends Calls {
  readonly id: number;
  /** Their own. */
  readonly businessId: number;
  readonly email: string;
  readonly token: string;
}

type Headers = Readonly<Record<string, string>>;
type Writing = (url: string, payload?: unknown, headers?: Headers) => Promise<Answer>;

/** The app, called as somebody. */
export interface Calls {
  readonly call: (options: InjectOptions) => Promise<Answer>;
  readonly get: (url: string, headers?: Headers) => Promise<Answer>;
  readonly post: Writing;
  readonly put: Writing;
  readonly remove: Writing;
}

export const callsBy = (call: Calls['call']): Calls => {
  const writing =
    (method: 'POST' | 'PUT' | 'DELETE'): Writing =>
    (url, payload, headers = {}) =>
      call({ method, url, headers, ...(payload !== undefined && { payload: payload as object }) });
  return {
    call,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: writing('POST'),
    put: writing('PUT'),
    remove: writing('DELETE'),
  };
};

/** The business that a person runs. */
export const businessOf = async (userId: number, { db }: Pick<Deps, 'db'>): Promise<number> => {
  const [row] = await db
    .select({ id: schema.members.businessId })
    .from(schema.members)
    .where(eq(schema.members.userId, userId));
  if (!row) throw new Error(`Expected a business of user ${userId}, got none.`);
  return row.id;
};

/** Of everybody who is `signedIn`. */
export const OWNER_PASSWORD = 'password of an owner';

let counter = 0;

/** A confirmed user with a session, without the detour through a registration. */
export const signedIn = async ({ deps, app }: Pick<TestDeps, 'deps' | 'app'>): Promise<TestUser> => {
  counter += 1;
  const email = `owner${counter}@carte.example`;
  const passwordHash = await deps.passwords.hash(OWNER_PASSWORD);
  const id = await userStore.register({ email, phone: '+79001234567', passwordHash }, deps);
  await userStore.verify(id, deps);
  const token = await openSession({ userId: id }, deps);
  let freshAt: number | undefined;
  /** Tests move the clock by days; the session is not what they are about. Only then: it would be half of the work of a read. */
  const refresh = async (): Promise<void> => {
    const now = deps.clock();
    if (freshAt === now.getTime()) return;
    freshAt = now.getTime();
    await deps.db
      .update(schema.sessions)
      .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + 60_000) })
      // This one alone: calls at once that each hold several sessions would wait for each other.
      .where(eq(schema.sessions.tokenHash, hashToken(token)));
  };
  return {
    id,
    businessId: await businessOf(id, deps),
    email,
    token,
    ...callsBy(async (options) => {
      await refresh();
      return app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
    }),
  };
};
