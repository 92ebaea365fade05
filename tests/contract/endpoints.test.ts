import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, endpointOf, isEndpointKey } from '../../contract/endpoints';
import { CAPABILITIES } from '../../contract/vocabulary';

describe.each(ENDPOINT_KEYS)('the row %s', (key) => {
  const row = endpointOf(key);

  it('is found by its key', () => {
    expect(isEndpointKey(key)).toBe(true);
    expect(key).toMatch(/^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/);
  });

  it('stands below /api and is filled from plain words', () => {
    expect(row.path).toMatch(/^(?:\/(?:[a-z_-]+|\{[a-zA-Z]+\}))+\/?$/);
  });

  it('says where each part of its payload comes from', () => {
    const carries = [row.body, row.sections, row.ids === 'query' ? undefined : row.ids].filter(Boolean);
    expect(carries.length).toBeLessThanOrEqual(1);
    if (row.method === 'GET') expect(carries).toEqual([]);
    if (row.place) expect(row.sections).toBeDefined();
  });

  it('names a capability the vocabulary knows', () => {
    if (row.capability) expect(CAPABILITIES).toContain(row.capability);
  });
});

describe('the table', () => {
  it('gives no two rows the same verb and address', () => {
    const addresses = ENDPOINT_KEYS.map(
      (key) => `${endpointOf(key).method} ${endpointOf(key).path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(['toString', '__proto__', 'constructor', 'points.', ''])('%o is no key', (key) => {
    expect(isEndpointKey(key)).toBe(false);
  });
});
