import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Pool } from 'pg';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../server/app';
import { makePasswords } from '../../server/auth/makePasswords';
import { openSession } from '../../server/auth/sessions';
import type { Database } from '../../server/db/Database';
import { migrate } from '../../server/db/migrate';
import * as schema from '../../server/db/schema';
import { type Env, readEnv } from '../../server/env';
import { openFileStore } from '../../server/files/openFileStore';
import { safeError } from '../../server/http/logging';
import { makeLater } from '../../server/later';
import { loadSections } from '../../server/loadSections';
import type { Letter } from '../../server/mail/Mailer';
import { loadReference } from '../../server/seed/loadReference';
import { userStore } from '../../server/stores/users';
import type { World } from '../../server/World';
import { migratedPglite, poolTo } from './migratedPglite';

export interface TestWorld {
  readonly world: World;
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
  /** Moves the clock of the world. */
  readonly wait: (ms: number) => void;
  readonly setNow: (now: Date) => void;
  /** Rows of users and everything under them, and all files; the reference lists stay. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** When tests happen: a Saturday morning, so that nothing depends on the day they run. */
export const NOW = new Date('2026-11-21T10:00:00Z');

/**
 * The whole server on a database of its own: an embedded one in memory, or, with `TEST_DATABASE_URL`, a schema of its own
 * on that PostgreSQL. One for each test file; `reset` between tests.
 */
export const openTestWorld = async (change: Partial<Env> = {}): Promise<TestWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-'));
  const env: Env = { ...readEnv({ DATA_DIR: folder, SEED_DEMO: '0', REQUESTS_PER_MINUTE: '0' }), ...change };
  let statements: string[] | undefined;
  const { db, close } = await openTestDatabase((statement) => statements?.push(statement));
  await loadReference(db);
  mkdirSync(join(folder, 'files'));

  let now = NOW;
  const letters: Letter[] = [];
  const logged: string[] = [];
  const log = testLog(logged);
  const { later, settled } = makeLater({ log });
  const mail = { send: async (letter: Letter) => void letters.push(letter), close: async () => {} };
  const world: World = {
    db,
    clock: () => now,
    files: openFileStore(env),
    mail,
    env,
    log,
    later,
    sections: await loadSections(db),
    passwords: makePasswords({ log2N: 10, r: 8, p: 1 }),
  };
  const app = await buildApp(world);
  return {
    world,
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
      await db.execute(
        sql`truncate users, sessions, devices, codes, rate_limits, idempotency_keys, points, files restart identity cascade`,
      );
      rmSync(join(folder, 'files'), { recursive: true, force: true });
      mkdirSync(join(folder, 'files'));
      letters.length = 0;
      logged.length = 0;
      now = NOW;
    },
    close: async () => {
      await app.close();
      await settled();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const openTestDatabase = async (
  onStatement: (statement: string) => void,
): Promise<{ db: Database; close: () => Promise<void> }> => {
  const logger = { logQuery: onStatement };
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') {
    const client = await migratedPglite();
    const pool = poolTo(client);
    const close = async (): Promise<void> => {
      await pool.end();
      await client.close();
    };
    return { db: drizzle({ client: pool, schema, casing: 'snake_case', logger }), close };
  }
  const own = `carte_test_${randomBytes(6).toString('hex')}`;
  const options = `-c search_path=${own},public`;
  const once = new Pool({ connectionString: url, max: 1, options });
  await once.query(`create schema ${own}`);
  await migrate(drizzle({ client: once, schema, casing: 'snake_case' }), `${own}_notes`);
  const pool = new Pool({ connectionString: url, max: 10, options });
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case', logger }),
    close: async () => {
      await pool.end();
      await once.query(`drop schema ${own} cascade`);
      await once.query(`drop schema ${own}_notes cascade`);
      await once.end();
    },
  };
};

const testLog = (lines: string[]): Logger =>
  pino(
    { level: 'info', base: null, serializers: { err: safeError } },
    { write: (line: string) => void lines.push(line) },
  );

export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  /** The app, called as this user. */
  readonly call: (options: InjectOptions) => Promise<Answer>;
}

let counter = 0;

/** A confirmed user with a session, without the detour through a registration. */
export const signedIn = async ({ world, app }: Pick<TestWorld, 'world' | 'app'>): Promise<TestUser> => {
  counter += 1;
  const email = `owner${counter}@carte.example`;
  const id = await userStore.register({ email, phone: '+79001234567', passwordHash: 'none' }, world);
  await userStore.verify(id, world);
  const token = await openSession({ userId: id }, world);
  return {
    id,
    email,
    token,
    call: async (options) => {
      // Tests move the clock by days; the session is not what they are about.
      const now = world.clock();
      const expiresAt = new Date(now.getTime() + 60_000);
      await world.db
        .update(schema.sessions)
        .set({ lastSeenAt: now, expiresAt })
        .where(eq(schema.sessions.userId, id));
      return app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
    },
  };
};
