import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestPages } from '../../../guest';
import { buildApp } from '../../../server/app';
import * as schema from '../../../server/db/schema';
import { cook, type Json, type Owner } from '../menuArea/startKitchen';
import { openKitchen } from '../standing';

const kitchen = openKitchen();
let app: FastifyInstance;
let anna: Owner;
let pointId: number;
let menuId: number;
let categoryId: number;
let soup: number;

beforeAll(async () => {
  app = await buildApp(kitchen.deps, { guests: guestPages });
  anna = await kitchen.owner();
  pointId = await anna.point('kafe');
  menuId = await cook(anna).menu(pointId);
  categoryId = await cook(anna).category(menuId);
  soup = await cook(anna).food(categoryId);
}, 240_000);
afterAll(async () => {
  await app.close();
});

const visit = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'GET', url, headers });
const save = async (path: string, json: Json): Promise<void> => {
  const answer = await anna.ask('PUT', path, { json });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
};

describe('the page of a venue', () => {
  it('[GV-03] is a document of its own, in Russian, with the dishes of its menu', async () => {
    const answer = await visit('/m/kafe');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/^<!doctype html><html lang="ru">/);
    expect(answer.body).toMatch(/<h3><a href="[?]dish=\d+">Борщ<\/a><\/h3>/);
    expect(answer.body).toContain('390\u00a0₽');
  });

  it('[GV-03] is there for each menu, too', async () => {
    const answer = await visit('/m/kafe/osnovnoe-menyu');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<h3><a href="[?]dish=\d+">Борщ<\/a><\/h3>/);
    const absent = await visit('/m/kafe/drugoe');
    expect([absent.statusCode, absent.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(absent.body).toContain('<a href="/m/kafe">');
    expect(absent.body).not.toContain('drugoe');
    expect((await visit('/m/kafe/osnovnoe-menyu/supy')).statusCode).toBe(404);
  });

  it('[GV-03] offers the menus that hold something, and opens with the first of them', async () => {
    const venue = await anna.point('pustye');
    const empty = await cook(anna).menu(venue, 'Пустое');
    await cook(anna).category(empty, 'food', 'Ничего');
    for (const title of ['Кухня', 'Бар'])
      await cook(anna).food(
        await cook(anna).category(await cook(anna).menu(venue, title)),
        'food',
        `${title}: блюдо`,
      );
    const { body } = await visit('/m/pustye');
    expect(body).toContain('Кухня: блюдо');
    expect(body).not.toContain('Пустое');
    expect(body.match(/<nav class="menus".*?<\/nav>/s)?.[0]).toMatch(/Кухня.*Бар/s);
    // Who has its address sees it still.
    expect((await visit('/m/pustye/pustoe')).body).toContain('Сейчас здесь нет меню');
  });

  it('[GP-02] without scripts the search is a page of its own, which is for nobody else', async () => {
    const find = (words: string) => visit(`/m/kafe?${new URLSearchParams({ find: words })}`);
    const { statusCode, body } = await find('борща');
    expect(statusCode).toBe(200);
    expect(body).toContain('Нашлось 1 блюдо');
    expect(body).toContain(`<a href="?dish=${soup}">Борщ</a>`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toMatch(/<form action="\/m\/kafe">.*name="find".*value="борща"/s);
    expect(body).not.toContain('<script>');
    expect((await find('чужое блюдо')).body).toContain('Ничего не нашлось');
    // What somebody types is text, whatever it looks like.
    expect((await find('"><script>alert(1)</script>')).body).not.toContain('<script>alert');
    expect((await find(' ')).body).toContain('class="bar"');
    expect((await visit('/m/kafe')).body).not.toContain('Нашлось 1 блюдо"');
  });

  it('[GV-11] sets no cookie, names no foreign host and allows only what stands in it', async () => {
    const { headers, body } = await visit('/m/kafe');
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('[GV-11] %s changes nothing', async (method) => {
    // That somebody has opened the page is kept after their answer.
    await kitchen.settled();
    const before = await kitchen.everything();
    const answer = await app.inject({ method, url: '/m/kafe', payload: { title: 'x' } });
    expect(answer.statusCode).toBe(404);
    expect(await kitchen.everything()).toBe(before);
  });

  it('answers a question for the head alone without the page', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/m/kafe' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000);
  });
});

describe('addresses', () => {
  it.each([
    '/m/KAFE',
    '/M/kafe',
    '/M/KAFE/',
    '/m/kafe/',
    '/m/%6bafe',
    '/m/%D0%BA%D0%B0%D1%84%D0%B5',
    '/m/кафе',
    '/m/kafe/?from=qr',
  ])('%s leads to the page', async (url) => {
    const answer = await visit(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/m/kafe']);
  });

  it.each([
    ['nothing', '/m/'],
    ['nobody', '/m/none'],
    ['broken signs', '/m/%E0%A4%A'],
    ['a control sign', '/m/%00'],
    ['a way up', '/m/..%2f..%2fapi'],
    ['too many parts', '/m/kafe/1/2'],
    ['a very long name', `/m/${'x'.repeat(5000)}`],
    ['a number alone', '/m/-1'],
    ['a number too great', '/m/kafe-99999999999'],
    ['somebody else by number', '/m/none-1'],
  ])('%s: a page that says there is none', async (_what, url) => {
    const answer = await visit(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });
});

describe('[GV-05] the addresses that a page tells of itself', () => {
  const told = async (host: string, headers: Readonly<Record<string, string>> = {}) => {
    const { body } = await visit('/m/kafe', { host, ...headers });
    const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*)/.exec(body) ?? [];
    const machine = JSON.parse(json) as { url: string };
    return [/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1], machine.url];
  };
  const behind = async <Value>(env: object, run: () => Promise<Value>): Promise<Value> => {
    const before = app;
    app = await buildApp({ ...kitchen.deps, env: { ...kitchen.deps.env, ...env } }, { guests: guestPages });
    try {
      return await run();
    } finally {
      await app.close();
      app = before;
    }
  };

  it('are those of the host that a known proxy answers for, page by page', async () => {
    await behind({ TRUST_PROXY: ['127.0.0.1'] }, async () => {
      const proto = { 'x-forwarded-proto': 'https' };
      const one = ['https://carte.example/m/kafe', 'https://carte.example/m/kafe'];
      expect(await told('carte.example', proto)).toEqual(one);
      expect(await told('other.example')).toEqual([
        'http://other.example/m/kafe',
        'http://other.example/m/kafe',
      ]);
      expect(await told('carte.example', proto)).toEqual(one);
      expect(await told('"><script>')).toEqual([undefined, '/m/kafe']);
      for (let at = 0; at < 10; at += 1) await told(`many-${at}.example`);
      expect(await told('one-more.example')).toEqual([undefined, '/m/kafe']);
      expect(await told('carte.example', proto)).toEqual(one);
    });
  });

  it('are nobody else’s word: a host that a stranger sends is in no page, theirs or anybody’s', async () => {
    expect(await told('evil.example', { 'x-forwarded-host': 'evil.example' })).toEqual([
      undefined,
      '/m/kafe',
    ]);
    expect(kitchen.logged.join('')).toContain('PUBLIC_URL is not set');
    await behind({ PUBLIC_URL: 'https://carte.example', TRUST_PROXY: ['127.0.0.1'] }, async () => {
      const own = 'https://carte.example/m/kafe';
      expect(await told('evil.example', { 'x-forwarded-host': 'evil.example' })).toEqual([own, own]);
    });
  });

  it('are those at which the server listens, for who has come there', async () => {
    await behind({}, async () => {
      const at = await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = new URL(at);
      const body = await (await fetch(`${at}/m/kafe`)).text();
      expect(body).toContain(`<link rel="canonical" href="http://127.0.0.1:${port}/m/kafe"`);
    });
  });
});

describe('[GP-01] a dish', () => {
  it('has an address of its own, on the page of the venue and of the menu', async () => {
    for (const path of ['/m/kafe', '/m/kafe/osnovnoe-menyu']) {
      const answer = await visit(`${path}?dish=${soup}`);
      expect([answer.statusCode, answer.body.match(/<h2>([^<]+)/)?.[1]]).toEqual([200, 'Борщ']);
    }
    expect((await visit(`/m/KAFE?dish=${soup}`)).headers.location).toBe(`/m/kafe?dish=${soup}`);
  });

  it('that guests do not see leads to the menu, and so does no dish at all', async () => {
    const hidden = await cook(anna).food(categoryId, 'food', 'Тайное');
    await save(`/foods/${hidden}`, { categoryId, visible: false });
    for (const id of [hidden, 999_999]) {
      const answer = await visit(`/m/kafe?dish=${id}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/m/kafe']);
    }
    expect((await visit('/m/kafe?dish=x')).statusCode).toBe(200);
    await anna.ask('DELETE', '/foods', { json: { ids: [hidden] } });
  });
});

describe('[GP-03] the letters', () => {
  it('are of our own host, small, and kept for good', async () => {
    const { body } = await visit('/m/kafe');
    const paths = [...body.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, path]) =>
      String(path),
    );
    expect(paths).toHaveLength(2);
    // What is read comes before what only machines read, and words that stand there never move for the letters.
    expect(body.indexOf('</main>')).toBeLessThan(body.indexOf('application/ld+json'));
    expect(body.match(/font-display:optional/g)).toHaveLength(2);
    const answers = await Promise.all(paths.map((path) => visit(path)));
    for (const { headers } of answers)
      expect([headers['content-type'], headers['cache-control']]).toEqual([
        'font/woff2',
        'public, max-age=31536000, immutable',
      ]);
    expect(answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThan(34_000);
  });
});

describe('an old address', () => {
  it('[GV-08] of a venue or of a menu leads on, and to nothing that is hidden', async () => {
    const own = await anna.point('staroe');
    const menu = await cook(anna).menu(own, 'Обед');
    await kitchen.db.update(schema.points).set({ shownAt: new Date() }).where(eq(schema.points.id, own));
    await save(`/point/${own}`, { url: 'novoe' });
    expect((await visit('/m/staroe')).headers.location).toBe('/m/novoe');
    expect((await visit('/m/staroe/obed')).headers.location).toBe('/m/novoe/obed');
    await kitchen.db
      .insert(schema.oldAddresses)
      .values({ owner: 'menus', ownerId: menu, parentId: own, url: 'lanch', createdAt: new Date() });
    await save(`/point/${own}/menus/${menu}`, { description: 'Каждый день' });
    expect((await visit('/m/novoe/lanch')).headers.location).toBe('/m/novoe/obed');
    await save(`/point/${own}`, { status: 'not_displayed' });
    expect((await visit('/m/staroe')).statusCode).toBe(404);
  });
});

describe('what is kept of a page', () => {
  it('[GV-07] every change is in the next answer', async () => {
    await save(`/foods/${soup}`, { categoryId, price: '410' });
    expect((await visit('/m/kafe')).body).toContain('410\u00a0₽');
    await anna.ask('POST', `/point/${pointId}/foods/stop-list`, {
      json: { action: 'attach', food_ids: [soup] },
    });
    expect((await visit('/m/kafe')).body).toContain('Закончилось');
    await anna.ask('POST', `/point/${pointId}/foods/stop-list`, {
      json: { action: 'detach', food_ids: [soup] },
    });
    expect((await visit('/m/kafe')).body).not.toContain('Закончилось');
    await save(`/point/${pointId}/menus/${menuId}`, { title: 'Ужин' });
    expect((await visit('/m/kafe')).body).toContain('Ужин');
    await anna.ask('DELETE', `/point/${pointId}/menus/`, { json: { ids: [menuId] } });
    expect((await visit('/m/kafe')).body).not.toContain('Борщ');
    await anna.ask('GET', `/deleted_menus/restore?ids[]=${menuId}`);
    expect((await visit('/m/kafe')).body).toContain('Борщ');
  });

  it('[GV-07] and so is another order', async () => {
    const second = await cook(anna).food(categoryId, 'food', 'Уха');
    const names = async () =>
      [...(await visit('/m/kafe')).body.matchAll(/<h3><a [^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(await names()).toEqual(['Борщ', 'Уха']);
    await save(`/categories/${categoryId}/order`, { food_ids: [second, soup] });
    expect(await names()).toEqual(['Уха', 'Борщ']);
  });

  it('[GV-07] while nothing changes, one small statement answers all who come at once', async () => {
    await visit('/m/kafe');
    await kitchen.settled();
    const statements = await kitchen.statementsOf(() =>
      Promise.all(Array.from({ length: 50 }, () => visit('/m/kafe'))),
    );
    expect(statements.length).toBeLessThanOrEqual(2);
    for (const statement of statements) expect(statement).toContain('guest_versions');
  });

  it('[GV-07] who has the page already is told so', async () => {
    const { etag } = (await visit('/m/kafe')).headers;
    const again = await visit('/m/kafe', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['br', 'gzip'])('[GV-03] travels as %s', async (encoding) => {
    const answer = await visit('/m/kafe', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(10_000);
  });

  it('[GV-07] the clock changes it, too', async () => {
    const own = await anna.point('nochnoe');
    const hours = { begin: '09:00', end: '13:30', around_the_clock: false, is_enabled: true };
    await kitchen.db
      .update(schema.points)
      .set({ graphic: { all_days: hours }, extra: { show_schedule: true } })
      .where(eq(schema.points.id, own));
    // 13:00 in Moscow.
    expect((await visit('/m/nochnoe')).body).toContain('Открыто до\u00a013:30');
    kitchen.pass(30 * 60_000);
    expect((await visit('/m/nochnoe')).body).toContain('Откроется завтра в\u00a09:00');
    kitchen.pass(-30 * 60_000);
    expect((await visit('/m/nochnoe')).body).toContain('Открыто до\u00a013:30');
  });
});
