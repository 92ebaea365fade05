import Fastify from 'fastify';
import { Pool } from 'pg';
import { readEnv } from '../../server/env';
import { startServer } from '../../server/startServer';
import { ask, askAgain } from '../backend/askAgain';
import type { FilledMenus } from './fillMenus';

/** The statement that a board is made of: the dishes of a menu with pictures, stops and marks. */
const DISHES = `select foods.id, foods.category_id, foods.title, foods.price, foods.unit_value, foods.unit_measurement,
    foods.version, foods.visible, stop_list.id as stop_id, stop_list.created_at as stopped_at,
    case when stop_list.id is not null then (
      select json_build_object('id', stop_list.id, 'createdAt', stop_list.created_at, 'causes', (
        select coalesce(json_agg(json_build_object('until', stop_causes.until) order by stop_causes.id), '[]')
        from stop_causes where stop_causes.food_id = stop_list.food_id))) end as stop,
    (select coalesce(files.thumbnail, files.name) from files
      where files.owner = 'foods' and files.owner_id = foods.id and files.field = 'images'
      order by files.position limit 1) as image,
    (select array_agg(food_marks.mark_id order by food_marks.position) from food_marks
      where food_marks.food_id = foods.id) as marks
  from categories
  join foods on foods.category_id = categories.id and foods.deleted_at is null
  left join stop_list on stop_list.food_id = foods.id
  where categories.menu_id = $1 and categories.deleted_at is null
  order by foods.position, foods.id`;

/** Milliseconds of one call each. */
export interface BoardTimes {
  readonly board: number;
  /** The board asked for again by who holds it. */
  readonly again: number;
  readonly bare: number;
}

/** The whole menu from the server, and from bare Fastify that asks the same of the database and answers the very same bytes. */
export const boardTimes = async (
  databaseUrl: string,
  dataDir: string,
  { token, large }: FilledMenus,
  rounds: number,
): Promise<BoardTimes> => {
  const env = readEnv({
    SEED_DEMO: '0',
    PORT: '0',
    REQUESTS_PER_MINUTE: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  const server = await startServer(env);
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  try {
    const url = `${server.address}/api/menus/${large.id}/board`;
    const headers = { authorization: `Bearer ${token}` };
    const bytes = await ask({ url, init: () => ({ headers }) });
    app.get('/', async (_request, reply) => {
      await pool.query({ name: 'dishes', text: DISHES, values: [large.id] });
      return reply.type('application/json; charset=utf-8').send(bytes);
    });
    const bare = await app.listen({ host: '127.0.0.1', port: 0 });
    const tag = (await fetch(url, { headers })).headers.get('etag') ?? '';
    const costs = await askAgain({ board: { url, init: () => ({ headers }) }, bare: { url: bare } }, rounds);
    return {
      board: costs.board.time,
      bare: costs.bare.time,
      again: await unchanged(url, { ...headers, 'if-none-match': tag }),
    };
  } finally {
    await app.close();
    await pool.end();
    await server.stop();
  }
};

const TIMES = 50;

/** @throws Error it was answered whole */
const unchanged = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const from = performance.now();
  for (let time = 0; time < TIMES; time += 1) {
    const { status } = await fetch(url, { headers });
    if (status !== 304) throw new Error(`Expected 304 for a board that has not changed, got ${status}.`);
  }
  return (performance.now() - from) / TIMES;
};
