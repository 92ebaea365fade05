import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import { makeSecrets } from '../../../server/auth/makeSecrets';
import * as schema from '../../../server/db/schema';
import { memberOf } from '../hire';
import { cook, type Json } from '../menuArea/startKitchen';
import { once, openApp, openKitchen } from '../standing';
import { NOW } from '../testDeps';

const kitchen = openKitchen();
const app = openApp(() => buildApp(kitchen.deps, { guests: guestPages }));
const anna = once(() => kitchen.owner());
const boris = once(() => kitchen.owner());
let at: { point: number; menu: number; soups: number; bar: number; borsch: number; wine: number };

/** The bar is there from six in the evening; it is Saturday, one o'clock. */
const evenings = (begin: string, end: string) =>
  Object.fromEntries(
    ['all_days', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      { begin, end, around_the_clock: false, is_enabled: day !== 'all_days' },
    ]),
  );

beforeAll(async () => {
  const point = await anna.point('kofe-i-knigi');
  const menu = await cook(anna).menu(point, 'Основное');
  const soups = await cook(anna).category(menu, 'food', 'Супы');
  const bar = await cook(anna).category(menu, 'drink', 'Бар', { graphic: evenings('18:00', '23:50') });
  at = {
    point,
    menu,
    soups,
    bar,
    borsch: await cook(anna).food(soups, 'food', 'Борщ'),
    wine: await cook(anna).food(bar, 'drink', 'Пино нуар'),
  };
}, 240_000);

/** One more that holds something. */
const anotherMenu = async (title: string): Promise<number> => {
  const menu = await cook(anna).menu(at.point, title);
  await cook(anna).food(await cook(anna).category(menu));
  return menu;
};

/** As a browser: what stands behind the sign stays with it. */
const visit = (url: string) => app.inject({ method: 'GET', url: url.replace(/#.*$/, '') });
const ask = (json: Json, who = anna) => who.ask('POST', '/preview', { json });
const urlOf = async (json: Json, who = anna): Promise<string> => {
  const { status, body } = await ask(json, who);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return String(body.url);
};
const pageOf = async (json: Json, who = anna) => visit(await urlOf(json, who));
const ofDish = (values: Json, id = at.borsch) => ({ resource: 'foods', id, values });
const FRIDAY = '2026-11-27T23:30';

describe('[GV-09] the page as guests see it', () => {
  it('is their page, word for word, but for who may hold it in a frame and keep it', async () => {
    const pointId = await anna.point('slovo');
    const menuId = await cook(anna).menu(pointId, 'Основное');
    await cook(anna).food(await cook(anna).category(menuId));
    const page = await pageOf({ pointId, menuId });
    const guests = await visit('/m/slovo/osnovnoe');
    expect(guests.statusCode).toBe(200);
    expect(page.body.replace(/\/preview\/[^"?]+/g, 'HERE')).toBe(
      guests.body.replaceAll('href="/m/slovo/osnovnoe" aria', 'href="HERE" aria'),
    );
    const { 'content-security-policy': policy, ...headers } = page.headers;
    expect(policy).toBe(
      String(guests.headers['content-security-policy']).replace(
        "frame-ancestors 'none'",
        "frame-ancestors 'self'",
      ),
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is light or dark as it is asked for', async () => {
    const url = await urlOf({ pointId: at.point });
    expect((await visit(`${url}?theme=dark`)).body).toContain('<html lang="ru" data-theme="dark">');
    expect((await visit(`${url}?theme=blue`)).body).toContain('<html lang="ru">');
  });

  it('shows the menu of another moment, and tells what differs from now and why', async () => {
    const { point: pointId, menu: menuId } = at;
    const now = await pageOf({ pointId, menuId });
    expect(now.body).not.toContain('Пино нуар');
    const { body } = await ask({ pointId, menuId, at: FRIDAY });
    expect(body).toMatchObject({
      now: NOW.toISOString(),
      at: '2026-11-27T20:30:00.000Z',
      timezone: 'Europe/Moscow',
      visibility: { is_visible: true, causes: [] },
      differences: [
        {
          resource: 'categories',
          id: at.bar,
          title: 'Бар',
          change: 'appears',
          visibility: { causes: [{ kind: 'hours', until: '2026-11-21T15:00:00.000Z' }] },
        },
      ],
    });
    expect((await visit(String(body.url))).body).toContain('Пино нуар');
    // The other way round: what is there now and is not then.
    const closing = await ask({
      pointId,
      menuId,
      at: '2026-11-21T23:55',
      unsaved: { resource: 'categories', id: at.soups, values: { graphic: evenings('10:00', '23:00') } },
    });
    expect(closing.body.differences).toMatchObject([
      { title: 'Супы', change: 'disappears', visibility: { causes: [{ kind: 'hours' }] } },
    ]);
  });

  it('tells of a dish that is back by then, and of a venue that is closed', async () => {
    const createdAt = kitchen.deps.clock();
    const stop = { foodId: at.borsch, createdAt };
    await kitchen.db.insert(schema.stopList).values(stop);
    await kitchen.db.insert(schema.stopCauses).values({
      ...stop,
      until: new Date('2026-11-21T21:00:00Z'),
      userId: anna.userId,
    });
    const { body } = await ask({
      pointId: at.point,
      menuId: at.menu,
      at: '2026-11-22T08:00',
      unsaved: { resource: 'points', id: at.point, values: { graphic: evenings('09:00', '23:00') } },
    });
    expect(body.differences).toMatchObject([
      { resource: 'points', change: 'closes', visibility: { notes: [{ kind: 'closed' }] } },
      { resource: 'foods', id: at.borsch, change: 'returns', visibility: { notes: [{ kind: 'stop' }] } },
    ]);
    await kitchen.db.delete(schema.stopCauses);
    await kitchen.db.delete(schema.stopList);
  });

  it.each<[string, () => Json, string]>([
    ['a price', () => ofDish({ price: '512.50' }), '512,50'],
    ['a name, a description, значки', () => ofDish({ title: 'Щи', description: 'Кислые', marks: [1] }), 'Щи'],
    ['an allergen', () => ofDish({ ingredients: [{ title: 'Кунжут', is_allergen: true }] }), 'кунжут'],
    [
      'a dish that does not exist yet',
      () => ({ resource: 'foods', categoryId: at.soups, values: { title: 'Уха', price: '610' } }),
      'Уха',
    ],
    ['a category', () => ({ resource: 'categories', id: at.soups, values: { title: 'Первое' } }), 'Первое'],
    [
      'a category that has its hours changed',
      () => ({ resource: 'categories', id: at.bar, values: { graphic: evenings('10:00', '23:50') } }),
      'Пино нуар',
    ],
    [
      'a menu',
      () => ({ resource: 'menus', id: at.menu, values: { description: 'Готовим долго' } }),
      'Готовим долго',
    ],
    [
      'a venue',
      () => ({ resource: 'points', id: at.point, values: { title: 'Книги и чай' } }),
      'Книги и чай',
    ],
  ])('shows %s that is not saved, and keeps it nowhere', async (_what, unsaved, text) => {
    await kitchen.settled();
    const before = await kitchen.everything();
    const { point: pointId, menu: menuId } = at;
    expect((await pageOf({ pointId, menuId })).body).not.toContain(text);
    const url = await urlOf({ pointId, menuId, unsaved: unsaved() });
    expect((await visit(url)).body).toContain(text);
    expect(url).not.toContain(encodeURIComponent(text));
    expect(await kitchen.everything()).toBe(before);
    expect((await visit('/m/kofe-i-knigi/osnovnoe')).body).not.toContain(text);
  });

  it('of a category is their menu, opened where it stands; of a dish it is the dish itself', async () => {
    const { point: pointId, menu } = at;
    await anotherMenu('Ещё одно');
    const whole = '<p class="menuTitle">Основное</p>';
    for (const [resource, id, where, shown] of [
      ['foods', at.borsch, `?dish=${at.borsch}#c${at.soups}`, 'Борщ'],
      ['categories', at.bar, `#c${at.bar}`, whole],
      ['menus', menu, '', whole],
    ] as const) {
      const url = await urlOf({ pointId, unsaved: { resource, id, values: {} } });
      const [place = ''] = /[?#].*$/.exec(url) ?? [];
      expect(place).toBe(where);
      expect((await visit(url)).body).toContain(shown);
    }
  });

  it('shows a draft to its members; to everybody else its address stays as if it were none', async () => {
    const draft = await anna.point('tayna');
    await kitchen.db.update(schema.points).set({ status: 'draft' }).where(eq(schema.points.id, draft));
    const menu = await cook(anna).menu(draft);
    await cook(anna).food(await cook(anna).category(menu), 'food', 'Тайный суп');
    const { body } = await ask({ pointId: draft });
    expect(body.visibility).toMatchObject({
      is_visible: false,
      causes: [{ kind: 'status', status: 'draft' }],
    });
    expect((await visit(String(body.url))).body).toContain('Тайный суп');
    expect((await visit('/m/tayna')).body).toBe((await visit('/m/nigde')).body);
  });
});

describe('[GV-09] an address of a preview', () => {
  const absent = async (url: string): Promise<void> => {
    const page = await visit(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toBe((await visit('/m/nigde')).body);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  };

  it('is nothing once its time is over, and none lives longer because the clock is set back', async () => {
    const url = await urlOf({ pointId: at.point });
    expect((await visit(url)).statusCode).toBe(200);
    kitchen.setNow(new Date(NOW.getTime() + 15 * 60_000));
    await absent(url);
    kitchen.setNow(new Date(NOW.getTime() - 60_000));
    await absent(url);
    kitchen.setNow(NOW);
    expect((await visit(url)).statusCode).toBe(200);
  });

  it('is nothing where one letter of it is another, or it is of another server', async () => {
    const url = await urlOf({ pointId: at.point });
    for (const index of [12, 30, 60, url.length - 5]) {
      const other = url[index] === 'A' ? 'B' : 'A';
      await absent(`${url.slice(0, index)}${other}${url.slice(index + 1)}`);
    }
    for (const forged of ['/preview/x', `${url}/0`, `${url}/1e3x`, `${url}/1/2`, '/preview/..%2Fx'])
      await absent(forged);
    const stranger = makeSecrets({
      SECRETS_KEY: [Buffer.alloc(32, 7).toString('base64')],
      DATA_DIR: '/nowhere',
    });
    const { keyId, secret } = stranger.seal('{}', 'preview');
    await absent(`/preview/${keyId}.${secret}`);
    // Sealed by our own key, for something else.
    const sealed = kitchen.deps.secrets.seal('{}', 'user 1');
    await absent(`/preview/${sealed.keyId}.${sealed.secret}`);
  });

  it('leads to the menus of its venue, and to no other', async () => {
    const url = await urlOf({ pointId: at.point });
    const second = await anotherMenu('Завтраки');
    expect((await visit(`${url}/${second}`)).statusCode).toBe(200);
    expect((await visit(url)).body).toContain(`href="${url}/${second}"`);
    const other = await cook(boris).menu(await boris.point('chuzhoe'));
    await absent(`${url}/${other}`);
  });

  it('is over with the membership, the session, and the venue', async () => {
    const person = await kitchen.owner();
    const id = await memberOf(person, { of: anna, role: 'viewer' }, kitchen);
    const url = await urlOf({ pointId: at.point }, person);
    expect((await visit(url)).statusCode).toBe(200);
    await kitchen.db.update(schema.members).set({ deletedAt: NOW }).where(eq(schema.members.id, id));
    await absent(url);
    await kitchen.db.update(schema.members).set({ deletedAt: null }).where(eq(schema.members.id, id));
    await kitchen.db.update(schema.points).set({ deletedAt: NOW }).where(eq(schema.points.id, at.point));
    await absent(url);
    await kitchen.db.update(schema.points).set({ deletedAt: null }).where(eq(schema.points.id, at.point));
    expect((await visit(url)).statusCode).toBe(200);
    expect((await person.ask('POST', '/auth/logout', { json: {} })).status).toBe(200);
    await absent(url);
  });
});
