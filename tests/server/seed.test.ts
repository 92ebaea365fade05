import { readdirSync } from 'node:fs';
import { count, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from './standing';
import '../../contract/fields';
import { checkForm } from '../../contract/checkForm';
import { toFormValues } from '../../contract/formValues';
import { openSession } from '../../server/auth/sessions';
import { parseCities } from '../../server/cities/parseCities';
import { replaceCities } from '../../server/cities/replaceCities';
import * as schema from '../../server/db/schema';
import { loadReference } from '../../server/seed/loadReference';
import { demoEmail, demoStaff, seedDemo } from '../../server/seed/seedDemo';
import { NOW, type TestDeps } from './testDeps';

const test = openServer();

const totalOf = async (table: Parameters<ReturnType<TestDeps['deps']['db']['select']>['from']>[0]) => {
  const [row] = await test.deps.db.select({ total: count() }).from(table);
  return Number(row?.total);
};
const BINS = [schema.points, schema.menus, schema.categories, schema.foods];

describe('the lists that belong to nobody', () => {
  it('[DC-37] are there after the first start, and a second start changes nothing', async () => {
    const { db } = test.deps;
    const before = await db.select().from(schema.cities);
    expect(before.length).toBeGreaterThanOrEqual(350);
    await loadReference(db);
    expect(await db.select().from(schema.cities)).toEqual(before);
    expect(await totalOf(schema.marks)).toBeGreaterThan(2);
  });
});

describe('the demo', () => {
  beforeAll(async () => {
    // As two processes do that start on one empty database.
    const seeded = await Promise.all([seedDemo('secret', test.deps), seedDemo('secret', test.deps)]);
    expect(seeded.toSorted()).toEqual([false, true]);
  });

  it('[DC-40] fills an empty database with an owner, venues, menus, categories and foods', async () => {
    const owners = await test.deps.db.select().from(schema.users);
    const same = { state: 'active', passwordHash: expect.stringMatching(/^scrypt\$/) };
    expect(owners.toSorted((one, other) => one.id - other.id)).toMatchObject([
      { email: demoEmail(), ...same },
      ...demoStaff().map(([, email]) => ({ email, ...same })),
    ]);
    expect(await totalOf(schema.points)).toBeGreaterThanOrEqual(3);
    expect(await totalOf(schema.menus)).toBeGreaterThanOrEqual(4);
    expect(await totalOf(schema.categories)).toBeGreaterThanOrEqual(20);
    expect(await totalOf(schema.foods)).toBeGreaterThanOrEqual(150);
  });

  it('[TM-02] has a chef and a barman, each with a venue of their own', async () => {
    const { db } = test.deps;
    const seen = async (email: string) => {
      const [person] = await db.select().from(schema.users).where(eq(schema.users.email, email));
      const token = await openSession({ userId: person?.id ?? 0 }, test.deps);
      const get = async (url: string) =>
        (await test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).json();
      const venues = (await get('/api/point')).data.map(
        ({ point }: { point: { title: string } }) => point.title,
      );
      return { venues, links: (await get('/api/profile')).links };
    };
    expect(demoStaff().map(([role]) => role)).toEqual(['chef', 'bar']);
    expect(await Promise.all(demoStaff().map(([, email]) => seen(email)))).toEqual([
      { venues: ['Кофе и книги'], links: ['menu_list', 'menu_stop', 'menu_ingredients'] },
      { venues: ['Сандугач'], links: ['menu_list', 'menu_stop'] },
    ]);
  });

  it('gives every food and menu a picture, and leaves no file without a row', async () => {
    const rows = await test.deps.db.select().from(schema.files);
    const named = rows.flatMap(({ name, thumbnail }) => (thumbnail === null ? [name] : [name, thumbnail]));
    expect(readdirSync(test.folder).sort()).toEqual([...new Set(named)].sort());
    const pictured = (owner: string) => rows.filter((row) => row.owner === owner && row.field === 'images');
    expect(pictured('foods')).toHaveLength(await totalOf(schema.foods));
    expect(pictured('menus')).toHaveLength(await totalOf(schema.menus));
    for (const { mime, bytes, thumbnail } of pictured('foods')) {
      expect([mime, thumbnail !== null]).toEqual(['image/jpeg', true]);
      expect(bytes).toBeLessThan(100_000);
    }
  });

  it('[BN-03] puts into the bins only what can still be restored, and makes nothing in the future', async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    for (const table of BINS) {
      const { db } = test.deps;
      const gone = await db.select({ at: table.deletedAt }).from(table).where(isNotNull(table.deletedAt));
      expect(gone.length).toBeGreaterThan(0);
      for (const { at } of gone) expect(NOW.getTime() - Number(at)).toBeLessThan(week);
      const made = await db.select({ at: table.createdAt }).from(table);
      for (const { at } of made) expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('can be opened in its own forms and saved as it is: nothing in it breaks a rule', async () => {
    const { deps, app } = test;
    const [owner] = await deps.db.select().from(schema.users);
    const token = await openSession({ userId: Number(owner?.id) }, deps);
    const get = async (path: string) => {
      const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode, path).toBe(200);
      return answer.json();
    };
    const validate = (record: Record<string, unknown>, sections: readonly string[]) => {
      const fields = sections.flatMap((section) => deps.sections.fields(section));
      const initial = toFormValues(fields, record);
      expect(
        checkForm(fields, initial, { mode: 'edit', today: '2026-11-21', initial }),
        String(record.title),
      ).toEqual({});
    };
    let foods = 0;
    for (const { point } of (await get('/point?per_page=100')).data) {
      validate(point, ['point_general', 'point_docs', 'point_other']);
      for (const menu of (await get(`/point/${point.id}/menus?per_page=100`)).data) {
        validate(menu, ['menu_general']);
        for (const category of (await get(`/categories/${menu.id}?per_page=100`)).categories) {
          validate(category, ['category_general']);
          const { data } = await get(`/foods/category/${category.id}?type=${category.type}&per_page=100`);
          for (const food of data) validate(food, ['food_general', 'food_composition']);
          foods += data.length;
        }
      }
    }
    expect(foods).toBeGreaterThanOrEqual(150);
  });

  it('is planted once: a database with a user is left alone', async () => {
    expect(await seedDemo('other', test.deps)).toBe(false);
    expect(await totalOf(schema.users)).toBe(1 + demoStaff().length);
  });
});

describe('importing cities', () => {
  const listed = (...lines: readonly string[]) =>
    parseCities(['title,region,timezone', ...lines].join('\n')).cities;

  it('[DC-38] replaces the list, keeps the ids of cities that stay and the cities that are lived in', async () => {
    const { db } = test.deps;
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
