import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { CATEGORY, FOOD, OWNER, POINT } from './fill';

/**
 * The floor of a backend: Fastify, one indexed query, and the very bytes that ours answers; nobody is asked who he is. A process
 * of its own, like ours. Under `/same/` it does what a call of ours has to do, too, one statement after the other: who asks, the
 * number of a list, and of a write the transaction, the venue held, the place in its order, the history and the version for guests.
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

const WHO = `select sessions.id, users.id, users.state, members.business_id, roles.preset from sessions
  join users on users.id = sessions.user_id join members on members.user_id = users.id join roles on roles.id = members.role_id
  where sessions.user_id = $1 and sessions.expires_at > now()`;
const NUMBER = 'select count(*) from foods where category_id = $1 and deleted_at is null';
const FOUND = `select count(*) from foods where category_id = $1 and deleted_at is null
  and replace(lower(title collate "und-x-icu"), U&'\\0451', U&'\\0435') like $2`;
const HOLD = 'select id from points where id = $1 for no key update';
const LAST = 'select max(position) from foods where category_id = $1 and deleted_at is null';
const NOTE = `insert into changes (batch, point_id, resource, record_id, title, user_id, kind, before, after, created_at)
  values (gen_random_uuid(), $1, 'foods', $2, 'bare', $3, $4, '{}', '{"price": "1"}', now())`;
const COUNT = `insert into guest_versions as known (point_id, version) values ($1, 1)
  on conflict (point_id) do update set version = known.version + 1`;

const inTransaction = async (ahead: readonly string[], write: string, id: number): Promise<void> => {
  const client: PoolClient = await pool.connect();
  try {
    await client.query('begin');
    await client.query(WHO, [OWNER]);
    await client.query(HOLD, [POINT]);
    for (const question of ahead) await client.query(question, [id]);
    const { rows } = await client.query(write, [id]);
    await client.query(NOTE, [POINT, rows[0]?.id, OWNER, write === CREATE ? 'create' : 'update']);
    await client.query(COUNT, [POINT]);
    await client.query('commit');
  } finally {
    client.release();
  }
};

const app = Fastify();
const words = `%${BENCH_WORDS.toLowerCase()}%`;
const queries = {
  list: () => pool.query(PAGE, [CATEGORY]),
  one: () => pool.query(ONE, [FOOD]),
  create: () => pool.query(CREATE, [CATEGORY]),
  update: () => pool.query(UPDATE, [FOOD]),
  search: () => pool.query(SEARCH, [CATEGORY, words]),
};
const same = {
  list: () => [pool.query(WHO, [OWNER]), queries.list(), pool.query(NUMBER, [CATEGORY])],
  one: () => [pool.query(WHO, [OWNER]), queries.one()],
  create: () => [inTransaction([LAST], CREATE, CATEGORY)],
  update: () => [inTransaction([ONE], UPDATE, FOOD)],
  search: () => [pool.query(WHO, [OWNER]), queries.search(), pool.query(FOUND, [CATEGORY, words])],
};
const answer = (path: string, name: string, ask: () => Promise<unknown>): void => {
  app.get(`${path}/${name}`, async (_request, reply) => {
    await ask();
    return reply.type('application/json; charset=utf-8').send(bytes[name]);
  });
};
for (const [name, query] of Object.entries(queries)) answer('', name, query);
for (const [name, query] of Object.entries(same)) answer('/same', name, () => Promise.all(query()));
process.stdout.write(`Bare is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
