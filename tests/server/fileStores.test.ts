import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlobStorage } from '../../server/files/BlobStorage';
import { type FileStore, StoreBusy } from '../../server/files/FileStore';
import { bucketStorage, makeFileStore, openBlobs } from '../../server/files/makeFileStore';
import { purgeBins } from '../../server/jobs/purgeBins';
import { sweepFiles } from '../../server/jobs/startMaintenance';
import { createPoint } from './pointPayload';
import * as sample from './samples';
import { type Bucket, startBucket } from './startBucket';
import { openTestDeps, signedIn, type TestDeps, type TestUser } from './testDeps';

const DAY = 24 * 60 * 60 * 1000;
const nothing = async (): Promise<ReadonlySet<string>> => new Set();

/** How many requests a bucket has answered; from `stopAt` on it is as if the process were dead. */
const wire = { done: 0, stopAt: 0 };
const realFetch = globalThis.fetch;

let bucket: Bucket;
beforeAll(async () => {
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    wire.done += 1;
    if (wire.stopAt > 0 && wire.done >= wire.stopAt) throw new Error('killed');
    return realFetch(...args);
  });
  bucket = await startBucket();
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await bucket.close();
});
beforeEach(() => {
  wire.done = 0;
  wire.stopAt = 0;
});

const namesOn = async (blobs: BlobStorage): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const page of blobs.olderThan(new Date(Date.now() + DAY))) names.push(...page);
  return names.sort();
};

describe.each([
  ['a folder', () => undefined],
  ['a bucket', () => bucket.url],
])('files in %s', (_place, urlOf) => {
  let test: TestDeps;
  let user: TestUser;
  let store: FileStore;
  let blobs: BlobStorage;

  beforeAll(async () => {
    const FILES_URL = urlOf();
    test = await openTestDeps({ FILES_URL });
    store = test.deps.files;
    blobs = openBlobs(test.deps.env);
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    await blobs.remove(await namesOn(blobs));
    user = await signedIn(test);
  });

  const png = async () => sample.fileOf(await sample.samplePng(400, 300), 'зал.png', 'image/png');
  const pdf = () => sample.fileOf(sample.samplePdf(), 'Лицензия.pdf', 'application/pdf');
  const put = async (id: number, files: readonly File[]) => {
    const parts = await sample.multipart([
      ['_method', 'PUT'],
      ...files.map((file, n) => [`documents[${n}]`, file] as [string, File]),
    ]);
    return user.call({ method: 'POST', url: `/api/point/${id}`, ...parts });
  };

  it('lie there under generated names, whole, with their thumbnail, until they are dropped', async () => {
    const upload = await store.keep(await png());
    const names = [upload.name, String(upload.thumbnail)].sort();
    expect(await namesOn(blobs)).toEqual(names);
    const bytes = await store.read(upload.name);
    expect(bytes?.length).toBe(upload.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300, format: 'png' });
    const small = await store.open(String(upload.thumbnail));
    expect(small).toBeDefined();
    if (!small) return;
    expect((await buffer(small.stream)).length).toBe(small.size);
    await store.drop([...names, ...names, `${'a'.repeat(32)}.png`, '../evil.png']);
    expect(await namesOn(blobs)).toEqual([]);
    expect(await store.read(upload.name)).toBeUndefined();
    expect(await store.open('../evil.png')).toBeUndefined();
  });

  it('are served as they should be, pictures shown and papers offered', async () => {
    const id = await createPoint(user);
    const { documents } = (await put(id, [await png(), pdf()])).json();
    const get = (url: string) => test.app.inject({ method: 'GET', url });
    const shown = await get(documents[0].thumbnailUrl);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(shown.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
    const offered = await get(documents[1].url);
    expect(offered.headers['content-disposition']).toContain('attachment');
    expect(offered.rawPayload).toEqual(sample.samplePdf());
    expect((await get(`/files/${'a'.repeat(32)}.png`)).statusCode).toBe(404);
  });

  it('[UP7] go when their record lets go of them, when it is purged, and with a refused form', async () => {
    const id = await createPoint(user);
    expect((await put(id, [await png(), pdf()])).statusCode).toBe(200);
    expect(await namesOn(blobs)).toHaveLength(3);
    const [kept] = (await user.get(`/api/point/${id}`)).json().documents;
    const documents = { payload: { documents: [kept] } };
    expect((await user.call({ method: 'PUT', url: `/api/point/${id}`, ...documents })).statusCode).toBe(200);
    expect(await namesOn(blobs)).toHaveLength(2);
    expect((await put(999, [await png()])).statusCode).toBe(404);
    expect(await namesOn(blobs)).toHaveLength(2);
    await user.remove('/api/point', { ids: [id] });
    test.wait(8 * DAY);
    expect(await purgeBins(test.deps)).toMatchObject({ points: 1 });
    expect(await namesOn(blobs)).toEqual([]);
  });

  it('[UP7] without a row go an hour later, with a row never; what is not ours stays', async () => {
    const id = await createPoint(user);
    await put(id, [await png()]);
    const named = await namesOn(blobs);
    const orphan = await store.keep(await png());
    await blobs.write([{ name: 'notes.txt', bytes: Buffer.from('of the operator'), mime: 'text/plain' }]);
    const at = (ms: number) => () => new Date(Date.now() + ms);
    expect(await sweepFiles({ ...test.deps, clock: at(59 * 60_000) })).toBe(0);
    expect(await store.read(orphan.name)).toBeDefined();
    expect(await sweepFiles({ ...test.deps, clock: at(61 * 60_000) })).toBe(2);
    expect(await namesOn(blobs)).toEqual([...named, 'notes.txt'].sort());
  });

  it('are listed to their end, however many there are', async () => {
    // Two pages and one more.
    const items = Array.from({ length: 1001 }, (_, n) => ({
      name: `${'a'.repeat(28)}${1000 + n}.png`,
      bytes: Buffer.from('x'),
      mime: 'image/png',
    }));
    for (let n = 0; n < items.length; n += 100) {
      await Promise.all(items.slice(n, n + 100).map((item) => blobs.write([item])));
    }
    expect(await namesOn(blobs)).toHaveLength(1001);
    expect(await store.orphans(nothing, new Date(Date.now() + DAY))).toBe(1001);
    expect(await namesOn(blobs)).toEqual([]);
  }, 120_000);
});

describe('a bucket', () => {
  it('[UP7] that is cut off at any step keeps nothing that a sweep does not find', async () => {
    const blobs = bucketStorage(bucket.url);
    await blobs.remove(await namesOn(blobs));
    const store = makeFileStore(blobs);
    let steps = 0;
    for (let isDone = false; !isDone; ) {
      steps += 1;
      wire.done = 0;
      wire.stopAt = steps;
      const file = sample.fileOf(await sample.samplePng(), 'a.png', 'image/png');
      const error = await store.keep(file).catch((thrown: unknown) => thrown);
      isDone = !(error instanceof StoreBusy);
      wire.stopAt = 0;
      await store.orphans(nothing, new Date(Date.now() + DAY));
      expect(await namesOn(blobs)).toEqual([]);
    }
    // The file, its thumbnail; the third is never asked for.
    expect(steps).toBe(3);
  });

  it('that refuses is 503 for the one who saves, and leaves no row', async () => {
    const broken = createServer((_request, response) => response.writeHead(403).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => broken.once('listening', resolve));
    const place = broken.address();
    const port = typeof place === 'object' && place !== null ? place.port : 0;
    const test = await openTestDeps({
      FILES_URL: `http://canary-key:canary-secret@127.0.0.1:${port}/carte`,
    });
    try {
      const user = await signedIn(test);
      const id = await createPoint(user);
      const file = sample.fileOf(await sample.samplePng(), 'a.png', 'image/png');
      const parts = await sample.multipart([
        ['_method', 'PUT'],
        ['documents[0]', file],
      ]);
      const answer = await user.call({ method: 'POST', url: `/api/point/${id}`, ...parts });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      const read = await user.get(`/api/point/${id}`);
      expect(read.json()).not.toHaveProperty('documents.0');
      expect(test.logged.join('')).toContain('StoreBusy');
      expect(`${test.logged.join('')}${answer.body}`).not.toMatch(/canary/);
    } finally {
      await test.close();
      broken.close();
    }
  }, 120_000);
});
