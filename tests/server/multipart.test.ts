import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeParts } from '../../contract/multipart';
import { files } from '../../server/db/schema';
import { createPoint, pointPayload } from './pointPayload';
import { fileOf, multipart, PUT, sampleJpeg, samplePdf, samplePng } from './samples';
import { anew, openServer } from './standing';
import { signedIn } from './testDeps';

const test = openServer();
const user = anew(test, () => signedIn(test));
let id: number;

beforeEach(async () => {
  id = await createPoint(user);
});

type Parts = Parameters<typeof multipart>[0];

const send = async (parts: Parts, url = `/api/point/${id}`) =>
  user.call({ method: 'POST', url, ...(await multipart(parts)) });
const partsOf = (payload: Readonly<Record<string, unknown>>, typed: boolean) =>
  encodeParts<File>(payload, {
    isFile: (value): value is File => value instanceof File,
    typed,
    method: 'PUT',
  });
const read = async () => (await user.get(`/api/point/${id}`)).json();
const stored = () => readdirSync(test.folder, { withFileTypes: true }).map(({ name }) => name);
const png = async (name = 'scan.png') => fileOf(await samplePng(), name, 'image/png');

/** Parts that most forms here have. */
const TITLE = ['title', 'Имя точки'] as const;

describe('an update with files', () => {
  it('[CL-50] keeps stored files and new ones side by side, in the order of the list', async () => {
    await send([
      PUT,
      ['documents[0]', await png('a.png')],
      ['documents[1]', fileOf(samplePdf(), 'b.pdf', 'application/pdf')],
    ]);
    const [a, b] = (await read()).documents;
    expect([a.name, b.name]).toEqual(['a.png', 'b.pdf']);
    const answer = await send([
      PUT,
      ['documents[0][id]', String(b.id)],
      ['documents[0][url]', b.url],
      ['documents[1]', fileOf(await sampleJpeg(), 'c.jpg', 'image/jpeg')],
      ['documents[2][id]', String(a.id)],
      ['documents[2][url]', a.url],
    ]);
    expect(answer.json().documents.map((file: { name: string }) => file.name)).toEqual([
      'b.pdf',
      'c.jpg',
      'a.png',
    ]);
    expect(answer.json().documents[0].id).toBe(b.id);
  });

  it('[CL-48] an empty list takes the files away, their bytes too', async () => {
    await send([PUT, ['documents[0]', await png()]]);
    expect(stored()).toHaveLength(2);
    const answer = await user.put(`/api/point/${id}`, { documents: [] });
    expect(answer.json()).not.toHaveProperty('documents.0');
    expect(stored()).toEqual([]);
    expect(await test.deps.db.select().from(files)).toEqual([]);
  });

  it('a field that was not sent keeps its files', async () => {
    await send([PUT, ['documents[0]', await png()]]);
    const answer = await user.put(`/api/point/${id}`, { title: 'Новое имя' });
    expect(answer.json().documents).toHaveLength(1);
  });

  it('that fails leaves no file behind', async () => {
    const refused = await send([PUT, ['title', ''], ['documents[0]', await png()]]);
    expect(refused.statusCode).toBe(422);
    const broken = await send([
      PUT,
      ['documents[0]', await png()],
      ['documents[1]', fileOf(Buffer.from('no picture'), 'b.png', 'image/png')],
    ]);
    expect(broken.statusCode).toBe(422);
    expect(Object.keys(broken.json().errors)).toEqual(['documents.1']);
    const taken = await createPoint(user, { url: 'taken' });
    const clash = await send(
      [PUT, ['url', 'kofe-i-knigi'], ['documents[0]', await png()]],
      `/api/point/${taken}`,
    );
    expect(clash.statusCode).toBe(409);
    expect(stored()).toEqual([]);
  });

  it('a new record may come with files too', async () => {
    const parts = encodeParts<File>(pointPayload({ url: 'with-file', documents: [await png()] }), {
      isFile: (value): value is File => value instanceof File,
      typed: true,
    });
    const answer = await send(parts, '/api/point');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().documents).toHaveLength(1);
  });
});

describe('_method [AZ6]', () => {
  const cases: readonly (readonly [string, () => Promise<{ statusCode: number }>])[] = [
    ['missing', () => send([['title', 'Имя точки']])],
    ['DELETE', () => send([['_method', 'DELETE']])],
    ['PATCH', () => send([['_method', 'PATCH'], TITLE])],
    ['put in small letters', () => send([['_method', 'put'], TITLE])],
    ['said twice', () => send([PUT, PUT, TITLE])],
    ['after the first file', async () => send([['documents[0]', await png()], PUT])],
    ['a file', async () => send([['_method', await png('PUT')]])],
    ['in the query', () => send([['title', 'Имя точки']], `/api/point/${id}?_method=PUT`)],
    ['in the query beside the part', () => send([['_method', 'PUT']], `/api/point/${id}?_method=PUT`)],
    [
      'in a header',
      async () => user.post(`/api/point/${id}`, { title: 'Имя точки' }, { 'x-http-method-override': 'PUT' }),
    ],
    ['in a JSON body', () => user.post(`/api/point/${id}`, { _method: 'PUT', title: 'Имя точки' })],
    ['in a JSON body of a PUT', () => user.put(`/api/point/${id}`, { _method: 'PUT', title: 'Имя точки' })],
    [
      'on a creation',
      async () =>
        user.call({
          method: 'POST',
          url: '/api/point',
          ...(await multipart(partsOf(pointPayload({ url: 'x' }), true))),
        }),
    ],
    ['on a GET', () => user.get(`/api/point/${id}?_method=DELETE`)],
    ['on a DELETE', () => user.remove('/api/point', { ids: [id], _method: 'PUT' })],
  ];

  it.each(cases)('%s is refused with 400 and changes nothing', async (_name, act) => {
    const before = await read();
    expect((await act()).statusCode).toBe(400);
    expect(await read()).toEqual(before);
    expect((await user.get('/api/point')).json().total).toBe(1);
  });

  it('on a call that takes no files there is no twin at all', async () => {
    const answer = await user.call({
      method: 'POST',
      url: '/api/profile',
      ...(await multipart([PUT, ['name', 'Анна']])),
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a multipart body', () => {
  it.each([
    ['__proto__[admin]', '1'],
    ['constructor[prototype][admin]', '1'],
    ['title[__proto__]', '1'],
    ['a[b][c][d][e][f][g][h][i]', '1'],
  ])('with a part named %s is 400', async (name, value) => {
    expect((await send([PUT, [name, value]])).statusCode).toBe(400);
  });
});
