import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, momentOf } from '../../contract/visibility/venueClock';
import { narrowRows } from '../../dataProvider/narrowRows';
import { formatDay } from '../../kit/cells/DateText';
import { categories, changes, cities, foods, menus, points, stopList } from '../../server/db/schema';
import { cook, type Json } from './menuArea/startKitchen';
import { once, openKitchen } from './standing';

/** Cities of the first zone, of the middle and of the last. */
const CITIES = [
  ['Калининград', 'Europe/Kaliningrad'],
  ['Екатеринбург', 'Asia/Yekaterinburg'],
  ['Петропавловск-Камчатский', 'Asia/Kamchatka'],
] as const;
const DAY = '2026-11-21';
const MINUTE = 60_000;

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const places = new Map<string, { point: number; menu: number; category: number; food: number }>();

beforeAll(async () => {
  for (const [city, zone] of CITIES) {
    const point = await anna.point(zone.toLowerCase().replace('/', '-'));
    const [found] = await kitchen.db.select({ id: cities.id }).from(cities).where(eq(cities.title, city));
    await kitchen.db.update(points).set({ cityId: found?.id }).where(eq(points.id, point));
    const menu = await cook(anna).menu(point);
    const category = await cook(anna).category(menu);
    const food = await cook(anna).food(category);
    await anna.ask('POST', `/point/${point}/foods/stop-list`, {
      json: { food_ids: [food], action: 'attach' },
    });
    places.set(zone, { point, menu, category, food });
  }
}, 120_000);

const placeOf = (zone: string) => {
  const place = places.get(zone);
  if (!place) throw new Error(`no venue in ${zone}`);
  return place;
};

/** Both edges of the day on the clocks of a zone: the last minute before it, its first, its last, the first after it. */
const edgesOf = (zone: string): readonly (readonly [Date, boolean])[] => {
  const begin = momentOf(`${DAY}T00:00`, zone);
  const end = momentOf(`${dayAfter(DAY, 1)}T00:00`, zone);
  return [
    [new Date(begin - MINUTE), false],
    [new Date(begin), true],
    [new Date(end - MINUTE), true],
    [new Date(end), false],
  ];
};

const onThatDay = (field: string) =>
  `filters[0][field]=${field}&filters[0][value][start]=${DAY}&filters[0][value][end]=${DAY}`;

const rowsAt = async (path: string): Promise<readonly Json[]> => {
  const { status, body } = await anna.ask('GET', path);
  expect(status, path).toBe(200);
  const rows = (body.data ?? body.categories) as Json[];
  return rows.map((row) => (row.point && 'title' in row === false ? (row.point as Json) : row));
};

type Place = ReturnType<typeof placeOf>;

/** Every list that shows a day and is filtered by it: what it shows, where, and the column that the moment stands in. */
const LISTS: readonly {
  readonly name: string;
  readonly path: (at: Place) => string;
  readonly field: string;
  readonly set: (at: Place, moment: Date) => Promise<unknown>;
}[] = (
  [
    ['points', () => '/point', 'createdAt', points, 'point'],
    ['menus', (at: Place) => `/point/${at.point}/menus`, 'createdAt', menus, 'menu'],
    ['categories', (at: Place) => `/categories/${at.menu}`, 'updatedAt', categories, 'category'],
    ['foods', (at: Place) => `/foods/category/${at.category}`, 'updatedAt', foods, 'food'],
    [
      'the journal',
      (at: Place) => `/changes?pointId=${at.point}&resource=foods`,
      'createdAt',
      changes,
      'point',
    ],
  ] as const
).map(([name, path, field, table, key]) => ({
  name,
  path,
  field,
  set: (at, moment) =>
    kitchen.db
      .update(table as PgTable)
      .set({ [field]: moment })
      .where(sql`${table === changes ? changes.pointId : (table as typeof points).id} = ${at[key]}`),
}));

describe('[IV9] a day of a record', () => {
  it.each(LISTS.flatMap((list) => CITIES.map(([, zone]) => [list.name, zone, list] as const)))(
    '%s in %s: the row shows the day by which the filter finds it',
    async (_name, zone, { path, field, set }) => {
      const at = placeOf(zone);
      const plain = path(at);
      for (const [moment, isThatDay] of edgesOf(zone)) {
        await set(at, moment);
        const mine = (rows: readonly Json[]) => rows.filter((row) => row.timezone === zone);
        const shown = mine(await rowsAt(plain)).map((row) => formatDay(String(row[field]), row));
        expect(shown, moment.toISOString()).toContain(isThatDay ? '21.11.2026' : shown[0]);
        expect(shown.includes('21.11.2026'), moment.toISOString()).toBe(isThatDay);
        const found = mine(await rowsAt(`${plain}${plain.includes('?') ? '&' : '?'}${onThatDay(field)}`));
        expect(found.length > 0, moment.toISOString()).toBe(isThatDay);
        // A list that came whole is filtered in the browser, by the same rule.
        const rows = [{ [field]: moment.toISOString(), timezone: zone }];
        const filters = [{ field, value: { start: DAY, end: DAY } }];
        expect(narrowRows(rows, filters, { rowTests: { [field]: { day: field } } })).toHaveLength(
          isThatDay ? 1 : 0,
        );
      }
    },
  );

  it('is told in the bin and in the stop list too', async () => {
    const zone = 'Asia/Kamchatka';
    const at = placeOf(zone);
    const moment = new Date(momentOf(`${DAY}T00:00`, zone));
    await kitchen.db.update(stopList).set({ createdAt: moment }).where(eq(stopList.foodId, at.food));
    const [stopped] = await rowsAt(`/point/${at.point}/foods/stop-list`);
    expect(formatDay(String(stopped?.stoppedAt), stopped)).toBe('21.11.2026');
    await anna.ask('DELETE', '/foods', { json: { ids: [at.food] } });
    await kitchen.db.update(foods).set({ deletedAt: moment }).where(eq(foods.id, at.food));
    const [deleted] = await rowsAt(`/deleted_foods/${at.category}`);
    expect(formatDay(String(deleted?.deletedAt), deleted)).toBe('21.11.2026');
  });

  it('orders venues as their own clocks show it', async () => {
    // Earlier in Kamchatka, where it is the 22nd already, than in Kaliningrad, where it is the 21st.
    const set = (zone: string, moment: string) =>
      kitchen.db
        .update(points)
        .set({ createdAt: new Date(moment) })
        .where(eq(points.id, placeOf(zone).point));
    await set('Asia/Kamchatka', '2026-11-21T13:00:00Z');
    await set('Europe/Kaliningrad', '2026-11-21T14:00:00Z');
    await set('Asia/Yekaterinburg', '2026-11-21T18:30:00Z');
    const rows = await rowsAt('/point?sort=createdAt&order=asc');
    expect(rows.map((row) => formatDay(String(row.createdAt), row))).toEqual([
      '21.11.2026',
      '21.11.2026',
      '22.11.2026',
    ]);
  });

  it("is the reader's where no venue is known", async () => {
    const invited = await anna.ask('POST', '/roles', {
      json: { title: 'Бариста', levels: { menu_list: ['view'] } },
    });
    expect(invited.status).toBe(201);
    const path = '/changes?resource=roles';
    for (const zone of ['Europe/Kaliningrad', 'Asia/Kamchatka'])
      for (const [moment, isThatDay] of edgesOf(zone)) {
        await kitchen.db.update(changes).set({ createdAt: moment }).where(eq(changes.resource, 'roles'));
        const [row] = await rowsAt(path);
        expect(row?.timezone).toBeUndefined();
        const found = await rowsAt(`${path}&timezone=${zone}&${onThatDay('createdAt')}`);
        expect(found.length > 0, `${zone} ${moment.toISOString()}`).toBe(isThatDay);
      }
    const { status, body } = await anna.ask('GET', `/changes?timezone=Moon&${onThatDay('createdAt')}`);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('timezone');
  });
});
