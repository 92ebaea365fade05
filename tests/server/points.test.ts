import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { points } from '../../server/db/schema';
import { createPoint, createShownPoint, pointPayload } from './pointPayload';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer({ MODERATION: 'off' });
const user = anew(test, () => signedIn(test));

const read = (id: number) => user.get(`/api/point/${id}`);
const add = (payload: object) => user.post('/api/point', payload);
const save = (id: number, payload: object, headers = {}) => user.put(`/api/point/${id}`, payload, headers);
const list = async (query = '') => {
  const answer = await user.get(`/api/point${query}`);
  return answer.json<{
    data: { point: Record<string, unknown> }[];
    total: number;
    last_page: number;
    per_page: number;
    current_page: number;
  }>();
};
const titles = async (query: string) => (await list(query)).data.map(({ point }) => point.title);
const filter = (field: string, value: string) =>
  `?filters[0][field]=${field}&filters[0][value]=${encodeURIComponent(value)}`;

describe('a point from nothing to shown', () => {
  it('[CL-08][DC-53] is created as a draft and answered whole with 201 and a version', async () => {
    const answer = await add(pointPayload());
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json()).toMatchObject({
      title: 'Кофе и книги',
      status: 'draft',
      street: 'Тверская',
      is_visible: false,
    });
  });

  it('[CL-09][PT-21][PT-22] is read with its type, its city and its address', async () => {
    const id = await createPoint(user);
    const record = (await read(id)).json();
    expect(record).toMatchObject({
      id,
      type: { id: 1 },
      city: { id: 1 },
      city_id: 1,
      house: '7',
      alc_license: [],
      phone: '+79001234567',
    });
    expect(record.city_name).toBe(record.city.title);
  });

  it('[CL-10][DC-54] an update writes what it sends and leaves the rest', async () => {
    const id = await createPoint(user);
    const answer = await save(id, { title: 'Новое имя' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.json()).toMatchObject({ title: 'Новое имя', street: 'Тверская', phone: '+79001234567' });
  });

  it('half an address completes the stored one instead of emptying it', async () => {
    const id = await createPoint(user);
    const answer = await save(id, { house: '9' });
    expect(answer.json()).toMatchObject({ house: '9', street: 'Тверская', city_id: 1 });
  });

  it('[PT-18][DC-45] sent to moderation without moderators it is displayed at once', async () => {
    const id = await createPoint(user);
    const answer = await save(id, { status: 'under_moderation' });
    expect(answer.json()).toMatchObject({ status: 'displayed', is_visible: true });
  });

  it('keeps further phones by their ids, adds new ones, and refuses those of another point', async () => {
    const phone = (number: string) => ({ point_phone_type_id: 1, phone_number: number });
    const id = await createPoint(user, { phone_other: [phone('+79001111111')] });
    const other = await createPoint(user, { url: 'other', phone_other: [phone('+79003333333')] });
    const one = (await read(id)).json();
    const foreign = (await read(other)).json();
    const put = (phone_other: unknown) => save(id, { phone_other });
    const saved = (await put([phone('+79002222222'), one.phone_other[0]])).json();
    expect(saved.phone_other.map((entry: { phone_number: string }) => entry.phone_number)).toEqual([
      '+79002222222',
      '+79001111111',
    ]);
    expect(saved.phone_other[1].id).toBe(one.phone_other[0].id);
    expect((await put([foreign.phone_other[0]])).statusCode).toBe(422);
  });
});

describe('what a point must not become (FP4)', () => {
  const put = (id: number, status: string) => save(id, { status });

  it.each(['displayed', 'not_displayed', 'rejected', 'under_moderation', 'nonsense'])(
    'a new point cannot be %s',
    async (status) => {
      const answer = await add(pointPayload({ status }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('status');
      expect((await list()).total).toBe(0);
    },
  );

  it('[FC-13][PT-19] a shown point is hidden and shown again, and never goes back to moderation', async () => {
    const id = await createShownPoint(user);
    expect((await put(id, 'not_displayed')).json()).toMatchObject({
      status: 'not_displayed',
      is_visible: false,
    });
    expect((await put(id, 'under_moderation')).statusCode).toBe(422);
    expect((await put(id, 'draft')).statusCode).toBe(422);
    expect((await put(id, 'displayed')).json()).toMatchObject({ status: 'displayed' });
  });

  it('a rejected point is sent to moderation again, complete as a draft is', async () => {
    const id = await createPoint(user);
    await test.deps.db.update(points).set({ status: 'rejected', street: null }).where(eq(points.id, id));
    expect(Object.keys((await put(id, 'under_moderation')).json().errors)).toEqual(['address']);
    await test.deps.db.update(points).set({ street: 'Покровка' }).where(eq(points.id, id));
    expect((await put(id, 'under_moderation')).statusCode).toBe(200);
  });

  it('an incomplete draft is not sent to moderation: every section is judged then', async () => {
    const id = await createPoint(user);
    await test.deps.db.update(points).set({ street: null }).where(eq(points.id, id));
    const answer = await put(id, 'under_moderation');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['address']);
  });
});

describe('a temporary closure', () => {
  const close = (change: object) => ({
    close_point: {
      status: 'not_displayed',
      close_begin_date: '2026-11-22',
      close_begin_time: '10:00',
      close_end_date: '2026-11-23',
      close_end_time: '10:00',
      close_reason: 'ремонт',
      show_after_time: true,
      ...change,
    },
  });
  const visible = async (id: number) => (await read(id)).json().is_visible;
  const cityWith = async (title: string): Promise<number> => {
    const url = `/api/cities?filters[0][field]=cityRegion&filters[0][value]=${encodeURIComponent(title)}`;
    return (await user.get(url)).json().data[0].id;
  };

  it('[FC-11][FC-12][DC-22] hides from its begin to its end in the clock of the city', async () => {
    const id = await createShownPoint(user, { city_id: await cityWith('Екатеринбург') });
    expect((await save(id, close({}))).statusCode).toBe(200);
    // 10:00 in Yekaterinburg is 05:00 UTC.
    test.setNow(new Date('2026-11-22T04:59:00Z'));
    expect(await visible(id)).toBe(true);
    test.setNow(new Date('2026-11-22T05:00:00Z'));
    expect(await visible(id)).toBe(false);
    test.setNow(new Date('2026-11-23T04:59:00Z'));
    expect(await visible(id)).toBe(false);
    test.setNow(new Date('2026-11-23T05:00:00Z'));
    expect(await visible(id)).toBe(true);
  });

  it('[FC-12] without show_after_time stays hidden after its end', async () => {
    const id = await createShownPoint(user);
    await save(id, close({ show_after_time: false }));
    test.setNow(new Date('2026-11-25T10:00:00Z'));
    expect(await visible(id)).toBe(false);
  });

  it('[PT-23] is read back flat, and ended by showing the point', async () => {
    const id = await createShownPoint(user);
    const saved = await save(id, close({}));
    expect(saved.json()).toMatchObject({
      close_begin: '2026-11-22T10:00',
      close_end: '2026-11-23T10:00',
      close_reason: 'ремонт',
      show_after_time: true,
    });
    const ended = await save(id, close({ status: 'displayed' }));
    expect(ended.json()).toMatchObject({ close_begin: null, close_end: null, show_after_time: false });
  });

  it('judges "today" in the zone of the city, and only for a date that was changed', async () => {
    const id = await createShownPoint(user, { city_id: await cityWith('Петропавловск-Камчатский') });
    // In Kamchatka it is the 22nd already.
    test.setNow(new Date('2026-11-21T13:00:00Z'));
    const put = (change: object) => save(id, close(change));
    expect((await put({ close_begin_date: '2026-11-21' })).statusCode).toBe(422);
    expect((await put({ close_begin_date: '2026-11-22' })).statusCode).toBe(200);
    test.setNow(new Date('2026-11-22T13:00:00Z'));
    expect((await put({ close_begin_date: '2026-11-22', close_reason: 'дольше' })).statusCode).toBe(200);
  });
});

describe('the list', () => {
  it('[CL-12][DC-08] answers wrapped rows and the four figures', async () => {
    for (const url of ['a', 'b', 'c']) await createPoint(user, { url });
    const page = await list('?page=2&per_page=2');
    expect(page).toMatchObject({ current_page: 2, last_page: 2, total: 3, per_page: 2 });
    expect(page.data).toHaveLength(1);
    expect(page.data[0]?.point).toHaveProperty('title');
  });

  it('[PT-06] the search finds title or address in any case, words in any order, yo as ye', async () => {
    await createPoint(user, { url: 'a', title: 'Ёлки и кофе' });
    await createPoint(user, { url: 'b', title: 'Пельменная', street: 'Арбат', house: '12' });
    expect(await titles(filter('titleAndAddress', 'КОФЕ'))).toEqual(['Ёлки и кофе']);
    expect(await titles(filter('titleAndAddress', 'елки'))).toEqual(['Ёлки и кофе']);
    expect(await titles(filter('titleAndAddress', 'арбат, 12'))).toEqual(['Пельменная']);
    expect(await titles(filter('titleAndAddress', 'пельменная тверская'))).toEqual([]);
  });

  it('finds who is shown and closed for now among those that guests do not see', async () => {
    const id = await createShownPoint(user, { url: 'a', title: 'Закрыта' });
    await createShownPoint(user, { url: 'b', title: 'Открыта' });
    const closed = { status: 'not_displayed', close_begin_date: '2026-11-21', close_begin_time: '00:00' };
    expect((await save(id, { close_point: closed })).statusCode).toBe(200);
    test.setNow(new Date('2026-11-21T13:00:00Z'));
    expect(await titles(filter('status', 'not_displayed'))).toEqual(['Закрыта']);
    expect(await titles(filter('status', 'displayed'))).toEqual(['Открыта']);
  });

  it('[DC-05] filters on several statuses and on types', async () => {
    await createPoint(user, { url: 'a', title: 'Черновик' });
    await createShownPoint(user, { url: 'b', title: 'Показана', type: 2 });
    expect(
      await titles('?filters[0][field]=status&filters[0][value][]=displayed&filters[0][value][]=rejected'),
    ).toEqual(['Показана']);
    expect(await titles(filter('type', '1'))).toEqual(['Черновик']);
    expect(
      await titles(`${filter('type', '1')}&filters[1][field]=status&filters[1][value]=displayed`),
    ).toEqual([]);
  });

  it('[DC-06][DC-22] a date range counts days in the zone of the city, both ends included', async () => {
    test.setNow(new Date('2026-11-21T21:30:00Z'));
    await createPoint(user, { title: 'Поздняя' });
    const range = (start: string, end: string) =>
      titles(`?filters[0][field]=createdAt&filters[0][value][start]=${start}&filters[0][value][end]=${end}`);
    expect(await range('2026-11-22', '2026-11-22')).toEqual(['Поздняя']);
    expect(await range('2026-11-20', '2026-11-21')).toEqual([]);
    expect(await titles('?filters[0][field]=createdAt&filters[0][value][start]=2026-11-22')).toEqual([
      'Поздняя',
    ]);
  });

  it('[DC-18] sorts by the declared columns, Russian letters in their order', async () => {
    for (const [index, title] of ['Жук', 'Ёж', 'Ель', 'apple'].entries())
      await createPoint(user, { url: `u${index}`, title });
    expect(await titles('?sort=title&order=asc')).toEqual(['apple', 'Ёж', 'Ель', 'Жук']);
    expect(await titles('?sort=title&order=desc')).toEqual(['Жук', 'Ель', 'Ёж', 'apple']);
  });

  it.each([
    ['an unlisted filter', '?filters[0][field]=user.email&filters[0][value]=a'],
    ['an unlisted column', '?sort=userId'],
    ['an order that is none', '?sort=title&order=sideways'],
    [
      'a range with a day that does not exist',
      '?filters[0][field]=createdAt&filters[0][value][start]=2026-02-30',
    ],
    [
      'a group where a text belongs',
      '?filters[0][field]=titleAndAddress&filters[0][value][start]=2026-01-01',
    ],
  ])('refuses %s with 422', async (_name, query) => {
    expect((await user.get(`/api/point${query}`)).statusCode).toBe(422);
  });
});

describe('two editors of one point', () => {
  it.each(['"99"', 'nonsense', '""', '"1", "2"'])('the tag %s is never the right one', async (tag) => {
    const id = await createPoint(user);
    const answer = await save(id, { title: 'Имя точки' }, { 'if-match': tag });
    expect(answer.statusCode).toBe(412);
  });

  it('an address in use is refused with a free one proposed', async () => {
    await createPoint(user);
    const answer = await add(pointPayload({ title: 'Вторая' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors.url[0]).toContain('kofe-i-knigi-2');
  });
});
