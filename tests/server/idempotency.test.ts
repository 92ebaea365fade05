import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../server/db/schema';
import { sweepRows } from '../../server/jobs/startMaintenance';
import { createPoint, pointPayload } from './pointPayload';
import { fileOf, multipart, PUT, samplePng } from './samples';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));

const create = (key: string, change = {}, by = user) =>
  by.post('/api/point', pointPayload(change), { 'idempotency-key': key });
const total = async () => (await user.get('/api/point')).json().total;

describe('a write with an Idempotency-Key', () => {
  it('[CC2] that is repeated gives the same answer and makes no second record', async () => {
    const first = await create('key-1');
    const second = await create('key-1');
    expect([second.statusCode, second.json(), second.headers.etag]).toEqual([
      201,
      first.json(),
      first.headers.etag,
    ]);
    expect(await total()).toBe(1);
  });

  it('[CC2] sent twenty times at once makes one record', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('key-1')));
    expect(
      new Set(
        answers.map(({ body }) => JSON.stringify(JSON.parse(body), Object.keys(JSON.parse(body)).sort())),
      ),
    ).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await total()).toBe(1);
  });

  it('that failed is tried anew', async () => {
    expect((await create('key-1', { title: '' })).statusCode).toBe(422);
    expect((await create('key-1')).statusCode).toBe(201);
  });

  it('with the key of another request is refused', async () => {
    await create('key-1');
    expect((await create('key-1', { title: 'Другая' })).statusCode).toBe(422);
    expect(await total()).toBe(1);
  });

  it('belongs to its user', async () => {
    await create('key-1');
    const other = await signedIn(test);
    expect((await create('key-1', {}, other)).statusCode).toBe(201);
  });

  it('also answers a repeated deletion, whose rows are gone', async () => {
    const id = await createPoint(user);
    const remove = () => user.remove('/api/point', { ids: [id] }, { 'idempotency-key': 'key-2' });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
  });

  it('tells apart by the bytes of its files, and keeps them once', async () => {
    const id = await createPoint(user);
    const send = async (bytes: Buffer) => {
      const { payload, headers } = await multipart([
        PUT,
        ['documents[0]', fileOf(bytes, 'a.png', 'image/png')],
      ]);
      return user.post(`/api/point/${id}`, payload, { ...headers, 'idempotency-key': 'key-3' });
    };
    const bytes = await samplePng();
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.json().documents[0].url)).size).toBe(1);
    expect((await user.get(`/api/point/${id}`)).json().documents).toHaveLength(1);
    expect((await send(await samplePng(9, 9))).statusCode).toBe(422);
  });

  it.each(['', 'two words', 'x'.repeat(201)])('and the key %j is 400', async (key) => {
    expect((await create(key)).statusCode).toBe(400);
  });

  it('is remembered for a day', async () => {
    await create('key-1');
    test.wait(24 * 60 * 60 * 1000 - 1);
    await sweepRows(test.deps);
    expect(await test.deps.db.select().from(idempotencyKeys)).toHaveLength(1);
    test.wait(1);
    await sweepRows(test.deps);
    expect(await test.deps.db.select().from(idempotencyKeys)).toEqual([]);
  });
});
