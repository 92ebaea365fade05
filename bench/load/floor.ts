import { type SQL, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { openDatabase } from '../../server/db/openDatabase';

/**
 * The floor: what Fastify and the database cost by themselves. One indexed query a request on the same data, no session,
 * no rights, no counting, no rules; a create is one insert. Prints its address, like the server.
 */
const { db } = await openDatabase({
  DATA_DIR: process.env.DATA_DIR ?? '',
  DATABASE_URL: process.env.DATABASE_URL,
});

const ask = async (question: SQL) =>
  (await db.execute(question)) as unknown as { readonly rows: readonly unknown[] };

const app = Fastify();
app.get<{ Params: { id: string } }>('/api/foods/category/:id', async ({ params }) => {
  const { rows } = await ask(sql`
    select foods.*, categories.kind from foods
    join categories on categories.id = foods.category_id
    join menus on menus.id = categories.menu_id
    join points on points.id = menus.point_id
    where foods.category_id = ${Number(params.id)} and foods.deleted_at is null
    order by foods.created_at, foods.id limit 10`);
  return { data: rows };
});
app.post<{ Body: { title: string; category_id: number; price: string } }>(
  '/api/foods',
  async ({ body }, reply) => {
    const { rows } = await ask(sql`
    insert into foods (point_id, category_id, title, url, price, created_at, updated_at)
    values ((select point_id from categories where id = ${body.category_id}), ${body.category_id}, ${body.title}, ${body.title}, ${body.price}, now(), now()) returning *`);
    return reply.code(201).send(rows[0]);
  },
);
process.stdout.write(`Floor is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
