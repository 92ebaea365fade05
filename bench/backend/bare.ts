import Fastify from 'fastify';
import { Pool } from 'pg';
import { CATEGORY, FOOD } from './fill';

interface Bare {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const PAGE = `select * from foods where category_id = $1 and deleted_at is null order by created_at, id limit 12`;
const SEARCH = `select * from foods where category_id = $1 and deleted_at is null
  and replace(lower(title collate "und-x-icu"), U&'\\0451', U&'\\0435') like $2 order by created_at, id limit 12`;
const ONE = 'select * from foods where id = $1';
const CREATE = `insert into foods (point_id, category_id, title, price, created_at, updated_at)
  values ((select point_id from categories where id = $1), $1, 'bare', 1, now(), now()) returning *`;

export interface Bytes {
  readonly list: string;
  readonly one: string;
  readonly create: string;
  readonly search: string;
}

/** The floor of a backend: Fastify, one indexed query, and the very bytes that ours answers; nobody is asked who he is. */
export const startBare = async (databaseUrl: string, bytes: Bytes, words: string): Promise<Bare> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  const answers: Readonly<Record<keyof Bytes, () => Promise<unknown>>> = {
    list: () => pool.query(PAGE, [CATEGORY]),
    one: () => pool.query(ONE, [FOOD]),
    create: () => pool.query(CREATE, [CATEGORY]),
    search: () => pool.query(SEARCH, [CATEGORY, `%${words.toLowerCase()}%`]),
  };
  for (const [name, query] of Object.entries(answers)) {
    app.get(`/${name}`, async (_request, reply) => {
      await query();
      return reply.type('application/json; charset=utf-8').send(bytes[name as keyof Bytes]);
    });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    stop: async () => {
      await app.close();
      await pool.end();
    },
  };
};
