import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { encodeFilters, encodeQuery } from '../../dataProvider/buildRequest';
import { propertyRuns } from '../propertyRuns';

const filtered = (filter: Record<string, unknown>) =>
  decodeURIComponent(encodeQuery({ filters: encodeFilters(filter) }));

describe('a query in bracket form', () => {
  it.each([
    ['[DC-05] one value', { title: 'кофе' }, '?filters[0][field]=title&filters[0][value]=кофе'],
    [
      '[DC-05] several values',
      { status: ['a', 'b'] },
      '?filters[0][field]=status&filters[0][value][]=a&filters[0][value][]=b',
    ],
    [
      '[DC-06] a range',
      { createdAt: { start: '2026-01-01', end: '2026-01-31' } },
      '?filters[0][field]=createdAt&filters[0][value][start]=2026-01-01&filters[0][value][end]=2026-01-31',
    ],
    [
      'a range that is open at one end',
      { createdAt: { start: '2026-01-01', end: null } },
      '?filters[0][field]=createdAt&filters[0][value][start]=2026-01-01',
    ],
    ['a boolean', { visible: false }, '?filters[0][field]=visible&filters[0][value]=0'],
    ['zero', { price: 0 }, '?filters[0][field]=price&filters[0][value]=0'],
    ['nothing chosen', { a: '', b: '  ', c: [], d: null, e: undefined, f: { start: '', end: '' } }, ''],
    [
      'numbers stay without a gap when an empty filter is left out',
      { a: '', b: 'x', c: [''], d: 'y' },
      '?filters[0][field]=b&filters[0][value]=x&filters[1][field]=d&filters[1][value]=y',
    ],
  ])('%s', (_rule, filter, query) => {
    expect(filtered(filter)).toBe(query);
  });

  it('[DC-07] ids are a list of single values', () => {
    expect(decodeURIComponent(encodeQuery({ ids: [4, 9] }))).toBe('?ids[]=4&ids[]=9');
  });

  it('encodes what would end a value or a name', () => {
    expect(encodeQuery({ 'a&b': 'c=d&e #+%' })).toBe('?a%26b=c%3Dd%26e%20%23%2B%25');
  });

  it('is read back by the reader of the backend, whatever stands in it', () => {
    const key = fc.stringMatching(/^[a-zA-Z_]{1,12}$/).filter((name) => !(name in {}));
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const value = fc.oneof(
      text,
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.dictionary(key, text, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      fc.array(fc.record({ field: text, value: text }), { minLength: 1, maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (params) => {
        expect(qs.parse(encodeQuery(params).slice(1), { depth: 5 })).toEqual(params);
      }),
      { numRuns: propertyRuns },
    );
  });
});
