import { sql } from 'drizzle-orm';
import * as schema from '../../../server/db/schema';
import { multipart } from '../samples';
import { openTestDeps, signedIn } from '../testDeps';

export type Json = Record<string, unknown>;

/** The answer to a call, read far enough for a test to look into. */
export interface Answered {
  readonly status: number;
  readonly body: Json & { readonly data: Json[]; readonly errors: Record<string, string[]> };
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Asking {
  readonly json?: unknown;
  /** A multipart body instead. */
  readonly parts?: Parameters<typeof multipart>[0];
  readonly headers?: Readonly<Record<string, string>>;
}

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One of the users of the tests. */
export interface Owner {
  readonly userId: number;
  readonly businessId: number;
  readonly token: string;
  ask(method: Verb, path: string, asking?: Asking): Promise<Answered>;
  /** A point of this owner, put straight into the database. */
  point(url: string, licence?: 'licensed'): Promise<number>;
}

/** The whole server, with owners who have points. */
export async function startKitchen() {
  const test = await openTestDeps();
  const { db, clock } = test.deps;

  const owner = async (): Promise<Owner> => {
    const user = await signedIn(test);
    return {
      userId: user.id,
      businessId: user.businessId,
      token: user.token,
      ask: async (method, path, { json, parts, headers = {} } = {}) => {
        const form = parts && (await multipart(parts));
        const payload = form
          ? { payload: form.payload }
          : json === undefined
            ? {}
            : { payload: json as Json };
        const all = { ...headers, ...form?.headers };
        const answer = await user.call({ method, url: `/api${path}`, headers: all, ...payload });
        // A file has no keys.
        const isJson = String(answer.headers['content-type']).startsWith('application/json');
        const body = isJson ? answer.json() : { data: [], errors: {} };
        return { status: answer.statusCode, body, headers: answer.headers };
      },
      point: async (url, licence) => {
        const at = { createdAt: clock(), updatedAt: clock() };
        const [row] = await db
          .insert(schema.points)
          .values({ businessId: user.businessId, title: url, url, cityId: 1, status: 'displayed', ...at })
          .returning();
        if (!row) throw new Error(`no point ${url}`);
        if (licence) {
          const place = {
            userId: user.id,
            owner: 'points' as const,
            ownerId: row.id,
            field: 'alc_license',
            position: 0,
          };
          const file = {
            name: `licence-${row.id}.pdf`,
            originalName: 'licence.pdf',
            mime: 'application/pdf',
          };
          await db.insert(schema.files).values({ ...place, ...file, bytes: 1, createdAt: clock() });
        }
        return row.id;
      },
    };
  };

  /** Every row below a point as text: two that are equal hold the same data. */
  const everything = async () => {
    const tables = [
      schema.points,
      schema.menus,
      schema.categories,
      schema.foods,
      schema.ingredients,
      schema.foodIngredients,
      schema.foodMarks,
      schema.stopList,
      schema.stopCauses,
      schema.files,
    ];
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await db.select().from(table).orderBy(sql`1, 2`));
    return JSON.stringify(rows);
  };

  return {
    ...test,
    db,
    folder: test.folder,
    owner,
    everything,
    pass: test.wait,
    stop: test.close,
  };
}

export type Kitchen = Awaited<ReturnType<typeof startKitchen>>;

/** A menu, a category and a food through the calls of the product; each answers the new id. `place` is a point with one of each. */
export const cook = (owner: Owner) => {
  const made = async (answer: Promise<Answered>): Promise<number> => {
    const { status, body } = await answer;
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Number(body.id);
  };
  const kitchen = {
    menu: (pointId: number, title = 'Основное меню', more: Json = {}) =>
      made(owner.ask('POST', `/point/${pointId}/menus`, { json: { title, ...more } })),
    category: (menuId: number, kind: 'food' | 'drink' = 'food', title = 'Супы', more: Json = {}) =>
      made(
        owner.ask('POST', '/categories', {
          json: { menu_id: menuId, kind, title, base_category_id: kind === 'food' ? 2 : 17, ...more },
        }),
      ),
    food: (categoryId: number, type: 'food' | 'drink' = 'food', title = 'Борщ', more: Json = {}) =>
      made(
        owner.ask('POST', '/foods', {
          json: { category_id: categoryId, type, title, price: '390', ...more },
        }),
      ),
    place: async (url: string, licence?: 'licensed') => {
      const point = await owner.point(url, licence);
      const menu = await kitchen.menu(point);
      const category = await kitchen.category(menu);
      return { point, menu, category, food: await kitchen.food(category) };
    },
  };
  return kitchen;
};
