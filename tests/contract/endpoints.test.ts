import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, isEndpointKey, rowOf } from '../../contract/rows';
import { CAPABILITIES } from '../../contract/vocabulary';

describe.each(ENDPOINT_KEYS)('the row %s', (key) => {
  const row = rowOf(key);

  it('is found by its key', () => {
    expect(isEndpointKey(key)).toBe(true);
    expect(key).toMatch(/^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/);
  });

  it('stands below /api and is filled from plain words', () => {
    expect(row.path).toMatch(/^(?:\/(?:[a-z_-]+|\{[a-zA-Z]+\}))+\/?$/);
  });

  it('says where each part of its payload comes from', () => {
    const carries = [row.body ?? undefined, row.sections, row.ids === 'query' ? undefined : row.ids].filter(
      Boolean,
    );
    expect(carries.length).toBeLessThanOrEqual(1);
    if (row.method === 'GET') expect(carries).toEqual([]);
    if (row.place) expect(row.sections).toBeDefined();
  });

  it('promises by its key names what the schema of its answer requires', () => {
    const { answer, values } = row;
    expect(values !== undefined).toBe(answer.kind === 'values');
    if (answer.kind === 'values') expect(values?.required ?? []).toEqual(answer.of);
  });

  it('names a capability the vocabulary knows', () => {
    if (row.capability) expect(CAPABILITIES).toContain(row.capability);
  });
});

describe('the table', () => {
  it('gives no two rows the same verb and address', () => {
    const addresses = ENDPOINT_KEYS.map(
      (key) => `${rowOf(key).method} ${rowOf(key).path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(['toString', '__proto__', 'constructor', 'points.', ''])('%o is no key', (key) => {
    expect(isEndpointKey(key)).toBe(false);
  });
});
