import { PGlite } from '@electric-sql/pglite';
import { count, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCities } from '../../server/cities/parseCities';
import { replaceCities } from '../../server/cities/replaceCities';
import { migrateEmbedded } from '../../server/db/migrate';
import * as schema from '../../server/db/schema';
import { loadReference } from '../../server/seed/loadReference';
import { DEMO_EMAIL, seedDemo } from '../../server/seed/seedDemo';
import { memoryStore } from './menuArea/memoryStore';

const client = new PGlite();
const db = drizzle({ client, schema, casing: 'snake_case' });
const files = memoryStore();
const now = new Date('2026-11-21T10:00:00Z');
const world = { db, files, clock: () => now };

const totalOf = async (table: Parameters<ReturnType<typeof db.select>['from']>[0]) => {
  const [row] = await db.select({ total: count() }).from(table);
  return Number(row?.total);
};

beforeAll(async () => {
  await migrateEmbedded(db);
  await loadReference(db);
}, 120_000);
afterAll(() => client.close());

describe('the lists that belong to nobody', () => {
  it('[DC-37] are there after the first start, and a second start changes nothing', async () => {
    const before = await db.select().from(schema.cities);
    expect(before.length).toBeGreaterThanOrEqual(350);
    await loadReference(db);
    expect(await db.select().from(schema.cities)).toEqual(before);
    expect(await totalOf(schema.marks)).toBeGreaterThan(2);
  });
});

describe('the demo', () => {
  beforeAll(async () => {
    expect(await seedDemo('hash', world)).toBe(true);
  }, 120_000);

  it('[DC-40] fills an empty database with an owner, venues, menus, categories and foods', async () => {
    const owners = await db.select().from(schema.users);
    expect(owners).toMatchObject([{ email: DEMO_EMAIL, state: 'active', passwordHash: 'hash' }]);
    expect(await totalOf(schema.points)).toBeGreaterThanOrEqual(3);
    expect(await totalOf(schema.menus)).toBeGreaterThanOrEqual(4);
    expect(await totalOf(schema.categories)).toBeGreaterThanOrEqual(20);
    expect(await totalOf(schema.foods)).toBeGreaterThanOrEqual(150);
  });

  it('gives every food and menu a picture of its own, and every file its row', async () => {
    const rows = await db.select().from(schema.files);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(files.kept.keys()));
    const pictured = (owner: string) =>
      rows.filter((row) => row.owner === owner && row.field === 'images').length;
    expect(pictured('foods')).toBe(await totalOf(schema.foods));
    expect(pictured('menus')).toBe(await totalOf(schema.menus));
    const [first] = files.kept.values();
    expect(first?.type).toBe('image/jpeg');
  });

  it('[BN-03] puts into the bins only what can still be restored', async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    for (const table of [schema.points, schema.menus, schema.categories, schema.foods]) {
      const rows = await db.select({ at: table.deletedAt }).from(table).where(isNotNull(table.deletedAt));
      expect(rows.length).toBeGreaterThan(0);
      for (const { at } of rows) expect(now.getTime() - Number(at)).toBeLessThan(week);
    }
  });

  it('makes nothing in the future', async () => {
    for (const table of [schema.points, schema.menus, schema.categories, schema.foods]) {
      const rows = await db.select({ at: table.createdAt }).from(table);
      for (const { at } of rows) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('is planted once: a database with a user is left alone', async () => {
    expect(await seedDemo('other', world)).toBe(false);
    expect(await totalOf(schema.users)).toBe(1);
  });
});

describe('importing cities', () => {
  const listed = (...lines: readonly string[]) =>
    parseCities(['title,region,timezone', ...lines].join('\n')).cities;

  it('[DC-38] replaces the list, keeps the ids of cities that stay and the cities that are lived in', async () => {
    const before = new Map((await db.select().from(schema.cities)).map((city) => [city.title, city.id]));
    const changes = await db.transaction((tx) =>
      replaceCities(listed('МОСКВА,Москва,Europe/Moscow', 'Новый Город,Новая область,Asia/Omsk'), tx),
    );
    const after = await db.select().from(schema.cities);
    expect(after.find(({ title }) => title === 'МОСКВА')?.id).toBe(before.get('Москва'));
    expect(after.find(({ title }) => title === 'Новый Город')).toMatchObject({ timezone: 'Asia/Omsk' });
    expect(changes).toMatchObject({ added: 1, kept: 1 });
    expect(changes.stillUsed).toContain('Казань, Республика Татарстан');
    expect(after.length).toBe(2 + changes.stillUsed.length);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  });
});
