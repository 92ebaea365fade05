import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { type Child, startChild } from '../report/startChild';
import { type Figures, fire, type Shot } from './fire';
import { seed } from './plant';

interface Options {
  /** How many processes of the server at once: `[1, 2, 4]`. */
  readonly counts: readonly number[];
  /** A PostgreSQL server; a database of our own is made on it and dropped. */
  readonly database: string;
  /** Where requests are counted; '' = in the database. */
  readonly redis: string;
  readonly foods: number;
  readonly seconds: number;
  /** Lists and creates of a field, drawn in turn. */
  readonly calls: (field: Awaited<ReturnType<typeof seed>>) => Readonly<Record<string, Shot['next']>>;
}

const CONNECTIONS = 20;
const BUILD = 'dist-server/main.js';

/**
 * Several processes on one PostgreSQL: how much they answer, the client going round them, what a request takes of their processors; and what
 * people behind a proxy notice when one after the other is started anew.
 */
export const measureProcesses = async ({ counts, database, redis, ...options }: Options): Promise<void> => {
  const name = `carte_load_${randomBytes(4).toString('hex')}`;
  const admin = new Pool({ connectionString: database, max: 1 });
  const url = new URL(database);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'carte-load-'));
  const env = { DATA_DIR: folder, DATABASE_URL: url.href, ...(redis && { REDIS_URL: redis }) };
  await admin.query(`create database ${name}`);
  const children: Child[] = [];
  try {
    const field = await seed(env, options.foods);
    const calls = options.calls(field);
    const rows: Record<string, object> = {};
    for (const count of counts) {
      while (children.length < count) children.push(await startChild([BUILD], env));
      for (const [what, next] of Object.entries(calls)) {
        await fireAll(children, { seconds: 3, connections: CONNECTIONS, next });
        rows[`${count} of them, ${what}`] = await fireAll(children, {
          seconds: options.seconds,
          connections: CONNECTIONS,
          next,
        });
      }
    }
    console.table(rows);
    console.table(await restartEach(children, { env, url: url.href, calls }));
  } finally {
    for (const child of children) await child.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  }
};

type Told = Pick<Figures, 'perSecond' | 'p50' | 'p99' | 'wrong'> & { readonly 'processor a request': number };

/** All processes at once, each with its share of the connections. */
const fireAll = async (children: readonly Child[], shot: Omit<Shot, 'url'>): Promise<Told> => {
  const before = children.map(({ processor }) => processor());
  const connections = Math.max(1, Math.round(shot.connections / children.length));
  const all = await Promise.all(children.map(({ url }) => fire({ ...shot, url, connections })));
  const spent = children.reduce((sum, { processor }, at) => sum + processor() - (before[at] ?? 0), 0);
  const sum = (key: keyof Figures): number => all.reduce((total, each) => total + each[key], 0);
  const worst = (key: keyof Figures): number => Math.max(...all.map((each) => each[key]));
  const perSecond = sum('perSecond');
  return {
    perSecond,
    p50: worst('p50'),
    p99: worst('p99'),
    wrong: sum('wrong'),
    'processor a request': Math.round((spent / (perSecond * shot.seconds)) * 100) / 100,
  };
};

/** People at work while that goes on, each with a read and a write in turn. */
const PEOPLE = 6;
const PAUSE_MS = 1000;

interface Restarting {
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly calls: Readonly<Record<string, Shot['next']>>;
}

/** One after the other is told to end, and started anew on its port. @returns what people were answered, and what of it is kept */
const restartEach = async (children: Child[], { env, url, calls }: Restarting): Promise<object> => {
  const UPSTREAMS = children.map((child) => child.url).join();
  const proxy = await startChild(['--import', 'tsx', 'bench/load/proxy.ts'], { UPSTREAMS });
  const answers = new Map<string, number>();
  const kept: string[] = [];
  let isOver = false;
  const work = async (): Promise<void> => {
    while (!isOver) {
      for (const next of Object.values(calls)) {
        const title = `Rolling ${randomUUID()}`;
        const told = await ask(proxy.url, next(), title);
        answers.set(told, (answers.get(told) ?? 0) + 1);
        if (told === 'POST 201') kept.push(title);
      }
    }
  };
  try {
    const people = Array.from({ length: PEOPLE }, work);
    for (const [at, child] of children.entries()) {
      await wait(PAUSE_MS);
      const code = await child.end();
      if (code !== 0) throw new Error(`Expected a process that is told to end to do so with 0, got ${code}.`);
      children[at] = await startChild([BUILD], { ...env, PORT: new URL(child.url).port });
    }
    await wait(PAUSE_MS);
    isOver = true;
    await Promise.all(people);
  } finally {
    isOver = true;
    await proxy.stop();
  }
  const pool = new Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query('select title from foods where title = any($1)', [kept]);
  await pool.end();
  return {
    ...Object.fromEntries(answers),
    restarts: children.length,
    'answered with 201 and lost': kept.length - new Set(rows.map(({ title }) => title)).size,
    'made twice': rows.length - new Set(rows.map(({ title }) => title)).size,
  };
};

const ask = async (
  url: string,
  { method, path, headers, body }: ReturnType<Shot['next']>,
  title: string,
): Promise<string> => {
  const named = body === undefined ? {} : { body: JSON.stringify({ ...JSON.parse(body), title }) };
  const key = body === undefined ? {} : { 'idempotency-key': title.replaceAll(' ', '-') };
  try {
    const answer = await fetch(url + path, { method, headers: { ...headers, ...key }, ...named });
    await answer.arrayBuffer();
    return `${method} ${answer.status}`;
  } catch (error) {
    return `${method} ${error instanceof Error ? error.message : String(error)}`;
  }
};
