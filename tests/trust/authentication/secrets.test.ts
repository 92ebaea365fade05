import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { authCalls, bearer } from '../../server/authCalls';
import { openServer } from '../../server/standing';
import { tableNames } from '../calls/tablesHash';

/** Stands in every password of this file, right and wrong ones. */
const CANARY = 'kanareika-Qx7';

const test = openServer();

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

describe('a password', () => {
  it('[AN1] stands in no line of the log, no table and no file, whichever way it was sent and however it ended', async () => {
    const auth = authCalls(test);
    const email = 'anna@carte.example';
    const right = `${CANARY} right`;
    const wrong = `${CANARY} wrong`;
    const get = (password: string, headers = {}, app = test.app) =>
      app.inject({ method: 'GET', url: '/api/auth/login', query: { email, password }, headers });

    const token = await auth.registered(email, right);
    const answers = [
      await auth.post('login', { email, password: right }),
      await auth.post('login', { email, password: wrong }),
      await get(right),
      await get(wrong),
      // Cut off before the handler: a prefetch, a HEAD, an override, a broken address, a body that is no JSON.
      await get(right, { 'sec-purpose': 'prefetch' }),
      await get(right, { 'x-http-method-override': 'POST' }),
      await test.app.inject({ method: 'HEAD', url: `/api/auth/login?email=${email}&password=${CANARY}` }),
      await test.app.inject({ method: 'GET', url: `/api/auth/login?email=${email}&password=${CANARY}%00` }),
      await test.app.inject({ method: 'GET', url: `/api/auth/login/%zz?password=${CANARY}` }),
      await test.app.inject({ method: 'GET', url: `/api/nope?password=${CANARY}` }),
      await auth.post('login', { email, password: [right], token: right }),
      await test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: `{"email":"${email}","password":"${right}`,
        headers: { 'content-type': 'application/json' },
      }),
      await auth.post('register', { phone: 'x', email, password: right }),
      await test.app.inject({
        method: 'PUT',
        url: '/api/profile',
        payload: { password: right },
        headers: bearer(token),
      }),
    ];

    // The database fails in the middle of a login, with the values of the query in its message.
    const broken = new Error(`Failed query: select ... params: ${right}`, {
      cause: new Error(`near "${right}"`),
    });
    const db = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (name === 'select') throw broken;
        return Reflect.get(target, name);
      },
    });
    const failing = await buildApp({ ...test.deps, db });
    const failed = [
      await get(right, {}, failing),
      await failing.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: right } }),
    ];
    await failing.close();
    await test.settled();

    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(test.logged.length).toBeGreaterThanOrEqual(answers.length);
    expect(test.logged.filter((line) => line.includes(CANARY))).toEqual([]);
    // Nor encoded as an address carries it.
    expect(test.logged.filter((line) => line.includes('kanareika'))).toEqual([]);
    for (const { body } of [...answers, ...failed]) expect(body).not.toContain(CANARY);
    for (const name of tableNames) {
      const { rows } = (await test.deps.db.execute(
        sql`select t::text as row from ${sql.identifier(name)} t`,
      )) as { rows: { row: string }[] };
      expect([name, rows.filter(({ row }) => row.includes(CANARY))]).toEqual([name, []]);
    }
    expect(filesUnder(test.deps.env.DATA_DIR).filter((path) => readFileSync(path).includes(CANARY))).toEqual(
      [],
    );
    expect(JSON.stringify(test.letters)).not.toContain(CANARY);
  });
});
