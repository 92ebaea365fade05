import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import pino from 'pino';
import { buildApp } from '../../../server/app';
import { openSession } from '../../../server/auth/sessions';
import { migrateEmbedded } from '../../../server/db/migrate';
import * as schema from '../../../server/db/schema';
import { readEnv } from '../../../server/env';
import { loadSections } from '../../../server/loadSections';
import { loadReference } from '../../../server/seed/loadReference';
import type { World } from '../../../server/World';
import { memoryStore } from './memoryStore';

export type Json = Record<string, unknown>;

/** The answer to a call, read far enough for a test to look into. */
export interface Answered {
  readonly status: number;
  readonly body: Json & { readonly data: Json[]; readonly errors: Record<string, string[]> };
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Asking {
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One of the users of the tests. */
export interface Owner {
  readonly userId: number;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, asking?: Asking): Promise<Answered>;
  /** A point of this owner, put straight into the database. */
  point(title: string, licence?: 'licensed'): Promise<number>;
}

const START = new Date('2026-11-21T10:00:00Z');

/** The whole server over a database in memory, with a clock that stands until a test moves it. */
export async function startKitchen() {
  const client = new PGlite();
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrateEmbedded(db);
  await loadReference(db);
  let now = START;
  const files = memoryStore();
  const world: World = {
    db,
    clock: () => now,
    files,
    mail: { send: async () => {}, close: async () => {} },
    sections: await loadSections(db),
    env: readEnv({}),
    log: pino({ level: 'silent' }),
    later: (task) => void task(),
  };
  const app = await buildApp(world);

  const owner = async (email: string): Promise<Owner> => {
    const at = { createdAt: now, updatedAt: now };
    const [user] = await db
      .insert(schema.users)
      .values({ email, passwordHash: 'none', state: 'active', links: [], ...at })
      .returning();
    if (!user) throw new Error('no user');
    let token = await openSession({ userId: user.id }, world);
    let openedAt = now;
    return {
      userId: user.id,
      ask: async (method, path, { json, headers = {} } = {}) => {
        if (now !== openedAt) token = await openSession({ userId: user.id }, world);
        openedAt = now;
        const answer = await app.inject({
          method,
          url: `/api${path}`,
          headers: { authorization: `Bearer ${token}`, ...headers },
          ...(json === undefined ? {} : { payload: json as Json }),
        });
        return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
      },
      point: async (title, licence) => {
        const [row] = await db
          .insert(schema.points)
          .values({ userId: user.id, title, url: title, cityId: 1, status: 'displayed', ...at })
          .returning();
        if (!row) throw new Error('no point');
        if (licence) {
          const file = { userId: user.id, owner: 'points' as const, ownerId: row.id, field: 'alc_license' };
          const rest = {
            name: `licence-${row.id}.pdf`,
            originalName: 'licence.pdf',
            mime: 'application/pdf',
          };
          await db.insert(schema.files).values({ ...file, ...rest, position: 0, bytes: 1, createdAt: now });
        }
        return row.id;
      },
    };
  };

  return {
    db,
    app,
    files,
    owner,
    /** Moves the clock, in milliseconds. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    stop: async () => {
      await app.close();
      await client.close();
    },
  };
}

export type Kitchen = Awaited<ReturnType<typeof startKitchen>>;

/** A menu, a category and a food through the calls of the product; each answers the new id. */
export const cook = (owner: Owner) => {
  const made = async (answer: Promise<Answered>): Promise<number> => {
    const { status, body } = await answer;
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Number(body.id);
  };
  return {
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
  };
};
