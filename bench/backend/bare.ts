import Fastify from 'fastify';
import { Pool } from 'pg';
import { CATEGORY, FOOD } from './fill';

/**
 * The floor of a backend: Fastify, one indexed query, and the very bytes that ours answers; nobody is asked who he is. A process
 * of its own, like ours.
 */
const { DATABASE_URL, BENCH_BYTES = '{}', BENCH_WORDS = '' } = process.env;
const bytes: Readonly<Record<string, string>> = JSON.parse(BENCH_BYTES);

const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const PAGE = `select * from foods where category_id = $1 and deleted_at is null order by created_at, id limit 12`;
const SEARCH = `select * from foods where category_id = $1 and deleted_at is null
  and replace(lower(title collate "und-x-icu"), U&'\\0451', U&'\\0435') like $2 order by created_at, id limit 12`;
const ONE = 'select * from foods where id = $1';
const CREATE = `insert into foods (point_id, category_id, title, price, created_at, updated_at)
  values ((select point_id from categories where id = $1), $1, 'bare', 1, now(), now()) returning *`;
const UPDATE =
  'update foods set price = price + 1, version = version + 1, updated_at = now() where id = $1 returning *';

const app = Fastify();
const queries = {
  list: () => pool.query(PAGE, [CATEGORY]),
  one: () => pool.query(ONE, [FOOD]),
  create: () => pool.query(CREATE, [CATEGORY]),
  update: () => pool.query(UPDATE, [FOOD]),
  search: () => pool.query(SEARCH, [CATEGORY, `%${BENCH_WORDS.toLowerCase()}%`]),
};
for (const [name, query] of Object.entries(queries)) {
  app.get(`/${name}`, async (_request, reply) => {
    await query();
    return reply.type('application/json; charset=utf-8').send(bytes[name]);
  });
}
process.stdout.write(`Bare is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
