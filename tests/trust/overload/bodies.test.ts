import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { once, openServer } from '../../server/standing';
import { callAt, seedEstate } from '../calls/estate';
import { tablesHash } from '../calls/tablesHash';
import { rawRequest } from '../rawSocket';

const test = openServer();
const anna = once(() => seedEstate(test));
let address: URL;

beforeAll(async () => {
  address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
});

const WITH_BODY = ENDPOINT_KEYS.filter((key) => rowOf(key).method !== 'GET' && key !== 'auth.logout');
const MB = 1024 * 1024;
const keys = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;
const deep = (depth: number): string => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const packed = { 'content-encoding': 'gzip' };

/** Made once for all calls. */
const REFUSED: readonly (readonly [name: string, body: string | Buffer, status: number, more?: object])[] = [
  ['a megabyte of text', `{"title":"${'x'.repeat(MB)}"}`, 413],
  ['ten megabytes of spaces', ' '.repeat(10 * MB), 413],
  ['100,000 keys', keys(100_000), 413],
  ['a depth of 10,000', deep(10_000), 400],
  ['a depth of 100,000', deep(100_000), 400],
  ['a packed megabyte', gzipSync(`{"title":"${'x'.repeat(MB)}"}`), 415, packed],
  ['a packed bomb', gzipSync(Buffer.alloc(50 * MB)), 415, packed],
];
const UNKNOWN_KEYS = keys(40_000);

describe.each(WITH_BODY)('[OV6] %s', (key) => {
  const isAnonymous = rowOf(key).access === 'anonymous';
  const call = () => callAt(anna, key, { seed: 2 });
  const headers = () => ({ authorization: `Bearer ${anna.owner.token}`, 'content-type': 'application/json' });
  const send = async (payload: string | Buffer, more = {}) => {
    let answer: Awaited<ReturnType<typeof test.app.inject>> | undefined;
    const statements = await test.statementsOf(async () => {
      answer = await test.app.inject({ ...call(), payload, headers: { ...headers(), ...more } });
    });
    return { status: answer?.statusCode, bytes: answer?.body.length ?? 0, statements: statements.length };
  };

  it('refuses what is huge, deep, full of keys or packed, before it asks the database for more than the session', async () => {
    const before = await tablesHash(test.deps.db);
    for (const [name, body, status, more] of REFUSED) {
      const told = await send(body, more);
      // Whoever has no session yet may send less.
      const isTooLong = isAnonymous && name === 'a depth of 100,000';
      expect([name, told.status]).toEqual([name, isTooLong ? 413 : status]);
      expect([name, told.statements <= 2]).toEqual([name, true]);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('answers a body of 40,000 unknown keys with less than it was sent', async () => {
    const before = await tablesHash(test.deps.db);
    const { status, bytes } = await send(UNKNOWN_KEYS);
    expect(isAnonymous ? [413] : [400, 422]).toContain(status);
    expect(bytes).toBeLessThan(UNKNOWN_KEYS.length);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('ends a body that comes in pieces without a length, once it is too long', async () => {
    const { method, url } = call();
    const piece = Buffer.alloc(64 * 1024, 0x20);
    const head = [
      `${method} ${url} HTTP/1.1`,
      `host: ${address.host}`,
      `authorization: Bearer ${anna.owner.token}`,
      'content-type: application/json',
      'transfer-encoding: chunked',
    ];
    expect(await rawRequest({ address, head, body: Array<Buffer>(32).fill(piece), chunked: true })).toBe(413);
  });
});
