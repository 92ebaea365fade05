import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../contract/rows';
import { buildApp } from '../../server/app';
import { authCalls } from '../server/authCalls';
import { cook } from '../server/menuArea/startKitchen';
import { pointPayload } from '../server/pointPayload';
import { fileOf, type multipart, samplePng } from '../server/samples';
import { once, openKitchen } from '../server/standing';
import { BROKEN, watchedDatabase } from './watchedDatabase';

const kitchen = openKitchen();
const anna = once(() => kitchen.owner());
const bela = once(() => kitchen.owner());

/** Signing out comes last, so that every other call is made by somebody. */
const KEYS = ENDPOINT_KEYS.toSorted(
  (one, other) => Number(one === 'auth.logout') - Number(other === 'auth.logout'),
);

/** A request to the row with something in every slot of its path. */
const requestOf = (key: EndpointKey) => {
  const { method, path } = rowOf(key);
  const url = path.replace(/\{(\w+)\}/g, (_slot, name: string) =>
    name === 'type' ? 'food' : name === 'section' ? 'point_general' : '1',
  );
  return { method, url: `/api${url}` } as const;
};

const CANARY = {
  password: 'canary-password-1',
  wrongPassword: 'canary-password-2',
  email: 'canary.mail@carte.example',
  phone: '+79995550101',
  text: 'canary-text',
} as const;

describe('[PL1] the log of a whole life', () => {
  it('holds no password, code, token, phone, address or text that anybody typed', async () => {
    const calls = authCalls(kitchen);
    const secrets: string[] = Object.values(CANARY);
    const body = { phone: CANARY.phone, email: CANARY.email, password: CANARY.password };
    const registered = await calls.post('register', body);
    await kitchen.settled();
    const token: string = registered.json().token;
    const code = calls.codeOf();
    secrets.push(token);
    const bearer = { authorization: `Bearer ${token}` };
    await calls.post(
      'verify',
      { email: CANARY.email, code: code === 9999 ? 9998 : code + 1 },
      { headers: bearer },
    );
    await calls.post('verify', { email: CANARY.email, code }, { headers: bearer });
    await calls.post('login', { email: CANARY.email, password: CANARY.wrongPassword });
    const query = new URLSearchParams({ email: CANARY.email, password: CANARY.password });
    await kitchen.app.inject({ method: 'GET', url: `/api/auth/login?${query}` });
    await calls.post('login', { email: CANARY.email, password: CANARY.password, [CANARY.text]: 1 });
    for (const headers of [bearer, { authorization: `Bearer ${CANARY.text}` }, {}]) {
      for (const key of ENDPOINT_KEYS) {
        if (key === 'auth.logout') continue;
        const { method, url } = requestOf(key);
        const filter = `?filters[0][field]=title&filters[0][value]=${CANARY.text}&token=${token}`;
        const payload = method === 'GET' ? {} : { payload: { ...body, title: CANARY.text } };
        await kitchen.app.inject({ method, url: `${url}${filter}`, headers, ...payload });
      }
    }
    // And where the server itself breaks in the middle of it.
    const db = watchedDatabase(kitchen.deps.db, {
      afterStatement: (number) => {
        if (number % 3 === 0) throw Object.assign(new Error(BROKEN), { detail: CANARY.email, code: '23514' });
      },
    });
    const broken = await buildApp({ ...kitchen.deps, db });
    for (let n = 0; n < 4; n += 1) {
      await broken.inject({ method: 'POST', url: '/api/auth/login', payload: body });
      await broken.inject({
        method: 'POST',
        url: '/api/point',
        headers: bearer,
        payload: pointPayload({ title: CANARY.text, url: CANARY.text, phone: CANARY.phone }),
      });
    }
    await broken.close();
    await kitchen.settled();

    const log = kitchen.logged.join('');
    expect(log).toContain('"failed"');
    for (const secret of [...secrets, 'canary', encodeURIComponent(CANARY.email)])
      expect(log).not.toContain(secret);
    for (const line of kitchen.logged) {
      const { time: _time, ms: _ms, reqId: _reqId, err: _err, ...rest } = JSON.parse(line);
      expect(JSON.stringify(rest)).not.toMatch(new RegExp(`\\b${code}\\b`));
    }
  }, 120_000);
});

describe('[PL2] a failure', () => {
  it('of any statement of any call tells a sentence and a request id, nothing of where it broke', async () => {
    const wrong: string[] = [];
    let failures = 0;
    for (let failAt = 1; failAt <= 4; failAt += 1) {
      let counted = 0;
      const db = watchedDatabase(kitchen.deps.db, {
        afterStatement: () => {
          counted += 1;
          if (counted === failAt) throw new Error(BROKEN);
        },
      });
      const app = await buildApp({ ...kitchen.deps, db });
      const { token } = await kitchen.owner();
      for (const key of KEYS) {
        counted = 0;
        const { method, url } = requestOf(key);
        const headers = { authorization: `Bearer ${token}` };
        const payload = method === 'GET' ? {} : { payload: {} };
        const answer = await app.inject({ method, url, headers, ...payload });
        if (/canary|select |node_modules|\.ts\b|\bat \w+ \(|pglite|postgres|drizzle/i.test(answer.body))
          wrong.push(`${key}: ${answer.body}`);
        if (answer.statusCode < 500) continue;
        failures += 1;
        const { message, request_id: id, ...rest } = answer.json();
        const isPlain = /^[А-Яа-яЁё .,-]+$/.test(message) && id === answer.headers['x-request-id'];
        if (!isPlain || Object.keys(rest).length > 0) wrong.push(`${key}: ${answer.body}`);
      }
      await app.close();
    }
    expect(wrong).toEqual([]);
    expect(failures).toBeGreaterThan(ENDPOINT_KEYS.length);
  }, 120_000);
});

describe('[PL3] the trail', () => {
  interface Line {
    readonly event: string;
    readonly outcome: string;
    readonly user?: number;
    readonly ids?: unknown;
    readonly status?: number;
    readonly reqId?: string;
  }
  /** What was written since the last look. */
  const auditLog = async (act: () => Promise<unknown>): Promise<readonly Line[]> => {
    const from = kitchen.logged.length;
    await act();
    // The line of a refusal follows its answer.
    await new Promise(setImmediate);
    return kitchen.logged
      .slice(from)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'trail');
  };

  it('has a line for every coming and going', async () => {
    const calls = authCalls(kitchen);
    const body = { phone: '+79001234567', email: 'pl3@carte.example', password: 'correct horse' };
    let token = '';
    const lines = await auditLog(async () => {
      token = (await calls.post('register', body)).json().token;
      await kitchen.settled();
      const headers = { authorization: `Bearer ${token}` };
      await calls.post('verify', { email: body.email, code: calls.codeOf() }, { headers });
      await calls.post('login', { ...body, phone: undefined, password: 'wrong password' });
      await calls.post('login', { email: body.email, password: body.password });
      await calls.post('logout', {}, { headers });
    });
    const { id } = (await calls.post('login', { email: body.email, password: body.password })).json();
    expect(lines.map(({ event, outcome, user, status }) => [event, outcome, user, status])).toEqual([
      ['auth.register', 'done', id, undefined],
      ['auth.verify', 'done', id, undefined],
      ['auth.loginPost', 'refused', undefined, 401],
      ['auth.loginPost', 'done', id, undefined],
      ['auth.logout', 'done', id, undefined],
    ]);
    for (const { reqId } of lines) expect(reqId).toMatch(/^[\da-f-]{36}$/);
  });

  it('has a line for everything put away, given back and destroyed, and for every reach beyond one’s own', async () => {
    const point = await anna.point('sled');
    const foreign = await bela.point('sled');
    const menu = await cook(anna).menu(point);
    const category = await cook(anna).category(menu);
    const food = await cook(anna).food(category);
    const ids = (id: number) => ({ json: { ids: [id] } });
    const kinds = { json: { food: [category], drink: [] } };
    const lines = await auditLog(async () => {
      await anna.ask('DELETE', '/foods', ids(food));
      await anna.ask('POST', '/deleted_foods/restore', ids(food));
      await anna.ask('DELETE', `/categories/${menu}`, kinds);
      await anna.ask('POST', `/deleted_categories/restore/${menu}`, kinds);
      await anna.ask('DELETE', `/point/${point}/menus`, ids(menu));
      await anna.ask('GET', `/deleted_menus/restore?ids[]=${menu}`);
      await anna.ask('DELETE', '/point', ids(point));
      await anna.ask('DELETE', '/deleted_points/destroy', ids(point));
      await anna.ask('GET', `/point/${foreign}`);
      await anna.ask('DELETE', '/point', ids(foreign));
    });
    const me = anna.userId;
    expect(lines.map(({ event, outcome, user, ids: which }) => [event, outcome, user, which])).toEqual([
      ['foods.deleteMany', 'done', me, [food]],
      ['foods.restoreMany', 'done', me, [food]],
      ['categories.deleteMany', 'done', me, { food: [category], drink: [] }],
      ['categories.restoreMany', 'done', me, { food: [category], drink: [] }],
      ['menus.deleteMany', 'done', me, [menu]],
      ['menus.restoreMany', 'done', me, [menu]],
      ['points.deleteMany', 'done', me, [point]],
      ['points.destroyMany', 'done', me, [point]],
      ['points.one', 'refused', me, undefined],
      ['points.deleteMany', 'refused', me, undefined],
    ]);
    expect(lines.slice(-2).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('cannot be forged: whatever is sent, each line of the log is one JSON object of ours', async () => {
    const forged = '{"event":"points.destroyMany","outcome":"done","user":1}';
    const from = kitchen.logged.length;
    for (const evil of ['\r\n', '\n', '\u2028', '\0', '%0d%0a', '\u001b[2J', '"}\n', "'}\r"]) {
      const text = `x${evil}${forged}`;
      const auth = { email: text, password: text };
      await kitchen.app.inject({ method: 'POST', url: '/api/auth/login', payload: auth });
      await anna.ask('POST', '/point', { json: { title: text, [text]: text } });
      await kitchen.app.inject({ method: 'GET', url: `/api/point/${encodeURIComponent(text)}` });
      await kitchen.app.inject({
        method: 'GET',
        url: `/${encodeURIComponent(text)}?${encodeURIComponent(text)}`,
      });
      const visible = text.replace(/[^\x20-\x7e]/g, ' ');
      const headers = { 'user-agent': visible, 'x-request-id': visible, 'x-forwarded-for': visible };
      await anna.ask('GET', '/point', { headers });
    }
    const lines = kitchen.logged.slice(from);
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n\u2028]/);
      const { event } = JSON.parse(line);
      expect(event).not.toBe('points.destroyMany');
    }
    expect(lines.join('')).not.toContain('"user":1}');
  });
});

describe('[PL4] an answer of the API', () => {
  it('is kept by no cache, whatever it says and whomever it says it to', async () => {
    const wrong: string[] = [];
    const { token } = await kitchen.owner();
    for (const headers of [{ authorization: `Bearer ${token}` }, {}]) {
      for (const key of KEYS) {
        const answer = await kitchen.app.inject({ ...requestOf(key), headers });
        const { 'cache-control': cache, etag, 'last-modified': modified } = answer.headers;
        if (cache !== 'no-store' || modified !== undefined)
          wrong.push(`${key} ${answer.statusCode}: ${cache} ${etag}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('[PL5] what is destroyed', () => {
  it('leaves neither row nor picture nor thumbnail, at every level', async () => {
    const before = { rows: await kitchen.everything(), files: readdirSync(kitchen.folder).sort() };
    const point = await anna.point('sled-net');
    const menu = await cook(anna).menu(point);
    const category = await cook(anna).category(menu);
    const food = await cook(anna).food(category);
    const attach = async (url: string, field: string, place: [string, string][] = []) => {
      const picture = fileOf(await samplePng(), 'a.png', 'image/png');
      const parts: Parameters<typeof multipart>[0] = [['_method', 'PUT'], ...place, [`${field}[0]`, picture]];
      expect((await anna.ask('POST', url, { parts })).status).toBe(200);
    };
    await attach(`/point/${point}`, 'documents');
    await attach(`/point/${point}/menus/${menu}`, 'images');
    await attach(`/foods/${food}`, 'images', [['categoryId', String(category)]]);
    const names = readdirSync(kitchen.folder).filter((name) => !before.files.includes(name));
    expect(names).toHaveLength(6);
    await anna.ask('DELETE', '/point', { json: { ids: [point] } });
    await anna.ask('DELETE', '/deleted_points/destroy', { json: { ids: [point] } });
    expect({ rows: await kitchen.everything(), files: readdirSync(kitchen.folder).sort() }).toEqual(before);
    for (const name of names) {
      expect((await kitchen.app.inject({ method: 'GET', url: `/files/${name}` })).statusCode).toBe(404);
    }
  });

  it('and what was never meant to be seen is served nowhere', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'carte-dist-'));
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, '.git'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html><html><head></head></html>');
    for (const name of ['.git/config', '.env', 'assets/main-1.js.map', 'assets/.htaccess'])
      writeFileSync(join(dist, name), 'canary-secret');
    const app = await buildApp(kitchen.deps, { consoleFolder: dist });
    const paths = (
      '/.git/config /.git/HEAD /.env /assets/.htaccess /assets/main-1.js.map ' +
      '/assets/ /files/ /%2egit/config /assets/..%2f.env /assets/%2e%2e/%2eenv ' +
      '/assets/..%5c.env //.env /./.env /server/main.ts /package.json ' +
      '/dist-server/main.js /backups/first-purge/rows.jsonl /api/metrics /api/.env /api/health ' +
      '/assets/main-1.js%00.map'
    ).split(' ');
    for (const url of paths) {
      const answer = await app.inject({ method: 'GET', url });
      expect([url, answer.body.includes('canary-secret')]).toEqual([url, false]);
      // The page of the console answers for addresses that are no file's.
      const isPage = answer.body.startsWith('<!doctype html>');
      expect([url, isPage || answer.statusCode === 404 || answer.statusCode === 400]).toEqual([url, true]);
    }
    for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'PUT'] as const) {
      for (const url of ['/', '/api/point', '/files/x', '/healthz']) {
        const answer = await app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${anna.token}`, 'x-echo': 'canary' },
        });
        expect([method, url, answer.statusCode, answer.body.includes('canary')]).toEqual([
          method,
          url,
          404,
          false,
        ]);
      }
    }
    for (const url of ['/healthz', '/readyz']) {
      expect((await app.inject({ method: 'GET', url })).json()).toEqual({ status: 'ok' });
    }
    await app.close();
    rmSync(dist, { recursive: true, force: true });
  });
});
