import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { once, openServer } from '../../server/standing';
import { callAt, seedEstate } from '../calls/estate';
import { tablesHash } from '../calls/tablesHash';

const test = openServer();
const anna = once(() => seedEstate(test));

const WITH_BODY = ENDPOINT_KEYS.filter((key) => rowOf(key).method !== 'GET' && key !== 'auth.logout');

/**
 * Content types that once made a server skip its validation (CVE-2026-25223 and its like): a tab, a second type, another
 * character set, a type that only begins like JSON.
 */
const TYPES = [
  'text/plain',
  'text/json',
  'application/json\t',
  'application/json\t; charset=utf-8',
  'application/json ;\tcharset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/json;charset=latin1',
  'application/json, text/html',
  'application/json;;',
  'application/jsonp',
  'application/json+x',
  'application/vnd.api+json',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; application/json',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-dataX; boundary=x',
  'multipart/mixed; boundary=x',
  'application/ json',
  '/json',
  'json',
  '*/*',
];

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

describe.each(WITH_BODY)('%s', (key) => {
  const call = () => callAt(anna, key, { seed: 2 });
  const send = (payload: string | Buffer, type: string, headers = {}) =>
    test.app.inject({
      ...call(),
      payload,
      headers: { authorization: `Bearer ${anna.owner.token}`, 'content-type': type, ...headers },
    });
  const json = (): string => JSON.stringify(call().payload ?? {});

  it('[IV6] [DC-14] reads JSON under its plain name only, and nothing packed', async () => {
    const before = await tablesHash(test.deps.db);
    for (const type of TYPES) expect([type, (await send(json(), type)).statusCode]).toEqual([type, 415]);
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'x']) {
      expect((await send(json(), 'application/json', { 'content-encoding': encoding })).statusCode).toBe(415);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[IV6] [DC-11] refuses keys of JavaScript itself, nesting without end, and what is no object', async () => {
    const before = await tablesHash(test.deps.db);
    const whole = json();
    const spoiled = [
      ...[
        '"__proto__":{"admin":true}',
        '"__proto__":null',
        '"constructor":{"prototype":{"admin":true}}',
        '"prototype":1',
        '"x":{"__proto__":1}',
        '"x":[{"constructor":{"prototype":1}}]',
        '"\\u005f_proto__":{"admin":true}',
      ].map((key) => (whole === '{}' ? `{${key}}` : whole.replace(/\}$/, `,${key}}`))),
      `{"x":${deep('[', ']', 10_000)}}`,
      `{"x":${deep('{"a":', '}', 5000).replace('}', '1}')}}`,
      '[]',
      '[{}]',
      'null',
      '1',
      '"{}"',
      '{',
      '{}{}',
      '{"a":1,}',
      "{'a':1}",
      '{"a":undefined}',
      '\ufeff{}x',
    ];
    for (const payload of spoiled) {
      const { statusCode } = await send(payload, 'application/json');
      expect([payload.slice(0, 80), statusCode]).toEqual([payload.slice(0, 80), 400]);
    }
    expect(Object.prototype).not.toHaveProperty('admin');
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[IV6] of two equal keys judges the one it stores', async () => {
    const { sections } = rowOf(key);
    if (!sections) return;
    const before = await tablesHash(test.deps.db);
    // The first is right and the second wrong: whoever validates the first and stores the second is caught.
    const twice = json()
      .replace(/\}$/, ',"title":"Правильное название","title":{"no":"text"}}')
      .replace('{,', '{');
    expect((await send(twice, 'application/json')).statusCode).toBe(422);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});
