import { openSession } from '../../server/auth/sessions';
import { openDatabase } from '../../server/db/openDatabase';
import { readEnv } from '../../server/env';
import { startServer } from '../../server/startServer';
import { ask, askAgain, type Question } from './askAgain';
import { startBare } from './bare';
import { CATEGORY, FOOD, fill, OWNER } from './fill';

const WORDS = 'Блюдо 77';
const MISSPELT = 'Бюдо 77';

/** What one call of each kind takes, in milliseconds; `bare*` only where there is a PostgreSQL for both to ask. */
export type Times = Readonly<Record<string, number>>;

/** Fills a database up to `foods` and asks the real server, over a socket, about one category of it. */
export const measureSize = async (
  foods: number,
  setting: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Times> => {
  const env = readEnv({ SEED_DEMO: '0', PORT: '0', REQUESTS_PER_MINUTE: '0', ...setting });
  const { db, close } = await openDatabase(env);
  await fill(db, foods);
  const token = await openSession({ userId: OWNER }, { db, clock: () => new Date() });
  await close();
  const server = await startServer(env, undefined);
  try {
    const ours = questionsFor(`${server.address}/api`, token);
    if (env.DATABASE_URL === undefined) return await askAgain(ours, rounds);
    const bytes = {
      list: await ask(ours.list),
      one: await ask(ours.one),
      create: await ask(ours.create),
      search: await ask(ours.search),
    };
    const bare = await startBare(env.DATABASE_URL, bytes, WORDS);
    try {
      const floor = Object.keys(bytes).map(
        (name) => [`bare ${name}`, { url: `${bare.url}/${name}` }] as const,
      );
      return await askAgain<string>({ ...ours, ...Object.fromEntries(floor) }, rounds);
    } finally {
      await bare.stop();
    }
  } finally {
    await server.stop();
  }
};

const questionsFor = (api: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const list = `${api}/foods/category/${CATEGORY}?type=food`;
  const filter = `filters[0][field]=title&filters[0][value]=${encodeURIComponent(WORDS)}`;
  const get = (url: string): Question => ({ url, init: () => ({ headers }) });
  return {
    list: get(list),
    filter: get(`${list}&filters[0][field]=stop&filters[0][value]=0`),
    search: get(`${list}&${filter}`),
    one: get(`${api}/foods/${FOOD}`),
    everything: get(`${api}/search?q=${encodeURIComponent(WORDS)}`),
    misspelt: get(`${api}/search?q=${encodeURIComponent(MISSPELT)}`),
    create: {
      url: `${api}/foods`,
      init: () => ({
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ category_id: CATEGORY, type: 'food', title: 'Борщ новый', price: '350' }),
      }),
    },
  };
};
