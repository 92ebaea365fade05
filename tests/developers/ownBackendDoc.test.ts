import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpointOf } from '../../contract/endpoints';
import { DOCUMENTED } from '../journeys/plain/documentedCalls';
import { DOCUMENTED_KEYS } from '../journeys/plain/documentedKeys';

it('[BE-01] the page for another backend names each documented call as the table has it, with what travels', () => {
  const text = readFileSync('docs/your-own-backend.md', 'utf8');
  const rows = new Map(
    [...text.matchAll(/^\| `([\w.]+)` \| `([^`]+)` \| (.*?) \|/gm)].map(([, key = '', ...rest]) => [
      key,
      rest,
    ]),
  );
  expect([...rows.keys()].sort()).toEqual([...DOCUMENTED].sort());
  for (const key of DOCUMENTED) {
    const { method, path } = endpointOf(key);
    const [request, travels = ''] = rows.get(key) ?? [];
    expect(request, key).toBe(`${method} ${path}`);
    const { query = [], body = [] } = DOCUMENTED_KEYS[key] ?? {};
    const named = travels.split(', ').filter((name) => name !== '' && name !== '…');
    const all = [...query.map((name) => `?${name}`), ...body];
    expect(named, key).toEqual(all.slice(0, named.length));
    expect(travels.endsWith('…'), key).toBe(all.length > named.length);
  }
});
