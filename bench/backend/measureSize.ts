import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openSession } from '../../server/auth/sessions';
import type { Database } from '../../server/db/Database';
import { openDatabase } from '../../server/db/openDatabase';
import * as schema from '../../server/db/schema';
import { type Child, startChild } from '../report/startChild';
import { ask, askAgain, type Cost, type Question } from './askAgain';
import { CATEGORY, FOOD, fill, OWNER } from './fill';

const WORDS = 'Блюдо 77';
const MISSPELT = 'Бюдо 77';

/** What one call of each kind costs; `bare *` and `same *` only where there is a PostgreSQL for both to ask, `before *` where there is another build. */
export type Costs = Readonly<Record<string, Cost>>;

/** Where a build of the server lies, and what it works on. */
export interface Setting {
  readonly build: string;
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
}

/** What both kinds of floor and both builds answer. */
const BARE = ['list', 'one', 'create', 'update', 'search'] as const;

/** Fills databases up to `foods` and asks built servers, over a socket, about one category of theirs. */
export const measureSize = async (
  foods: number,
  { ours, before }: { readonly ours: Setting; readonly before?: Setting | undefined },
  rounds: number,
): Promise<Costs> => {
  const children: Child[] = [];
  const open = async (setting: Setting): Promise<Readonly<Record<string, Question>>> => {
    const token = await fillFor(setting, foods);
    const child = await startChild([setting.build], setting.env);
    children.push(child);
    return questionsFor(child, token);
  };
  try {
    const own = await open(ours);
    const earlier = before ? Object.entries(await open(before)) : [];
    const floor = ours.env.DATABASE_URL === undefined ? undefined : await startFloor(own, ours.env);
    if (floor) children.push(floor);
    const bare = floor
      ? BARE.flatMap((name) => [
          [`bare ${name}`, { of: floor, url: `${floor.url}/${name}` }] as const,
          [`same ${name}`, { of: floor, url: `${floor.url}/same/${name}` }] as const,
        ])
      : [];
    const old = earlier.map(([name, question]) => [`before ${name}`, question] as const);
    return await askAgain<string>({ ...own, ...Object.fromEntries([...old, ...bare]) }, rounds);
  } finally {
    for (const child of children) await child.stop();
  }
};

const startFloor = async (own: Readonly<Record<string, Question>>, env: Setting['env']): Promise<Child> => {
  const bytes: Record<string, string> = {};
  for (const name of BARE) {
    const question = own[name];
    if (question) bytes[name] = await ask(question);
  }
  return startChild(['--import', 'tsx', 'bench/backend/bare.ts'], {
    ...env,
    BENCH_BYTES: JSON.stringify(bytes),
    BENCH_WORDS: WORDS,
  });
};

/** @returns the token of the owner who is asked about */
const fillFor = async ({ build, env }: Setting, foods: number): Promise<string> => {
  // By the migrations of the build itself: another one refuses a database that is newer.
  const migrating = await startChild([build], env);
  await migrating.stop();
  const url = env.DATABASE_URL;
  const embedded = url === undefined ? await openDatabase({ ...env, DATABASE_URL: url }) : undefined;
  const pool = new Pool({ connectionString: url });
  const db: Database = embedded?.db ?? drizzle({ client: pool, schema, casing: 'snake_case' });
  await fill(db, foods);
  const token = await openSession({ userId: OWNER }, { db, clock: () => new Date() });
  await embedded?.close();
  await pool.end();
  return token;
};

const questionsFor = (of: Child, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const list = `/api/foods/category/${CATEGORY}?type=food`;
  const filter = `filters[0][field]=title&filters[0][value]=${encodeURIComponent(WORDS)}`;
  const get = (path: string): Question => ({ of, url: of.url + path, init: () => ({ headers }) });
  const send = (method: string, path: string, form: () => object): Question => ({
    of,
    url: of.url + path,
    init: () => ({
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(form()),
    }),
  });
  let [price, made] = [100, 0];
  return {
    list: get(list),
    filter: get(`${list}&filters[0][field]=stop&filters[0][value]=0`),
    search: get(`${list}&${filter}`),
    one: get(`/api/foods/${FOOD}`),
    everything: get(`/api/search?q=${encodeURIComponent(WORDS)}`),
    misspelt: get(`/api/search?q=${encodeURIComponent(MISSPELT)}`),
    create: send('POST', '/api/foods', () => {
      // By a name of its own, like dishes: the address of the three hundredth of one name is another question.
      made += 1;
      return { category_id: CATEGORY, type: 'food', title: `Борщ новый ${made}`, price: '350' };
    }),
    update: send('PUT', `/api/foods/${FOOD}`, () => {
      // Another one each time: what stays as it was is not written down.
      price += 1;
      return { categoryId: CATEGORY, price: String(price) };
    }),
  };
};
