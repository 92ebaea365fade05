import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBody, encodeParts, MalformedBody, type Part } from '../../contract/multipart';
import { propertyRuns } from '../propertyRuns';

/** A file is whatever the platform says it is. */
class Picture {
  constructor(readonly name: string) {}
}
const isFile = (value: unknown): value is Picture => value instanceof Picture;
const encode = (payload: Record<string, unknown>, typed = true) => encodeParts(payload, { isFile, typed });
const photo = new Picture('photo.png');
/** Parts that are texts, each `name=value`. */
const texts = (...parts: readonly string[]): [string, string][] =>
  parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]);

const key = fc
  .stringMatching(/^[a-z_0-9]{1,8}$/)
  .filter((name) => !['_types', '_method'].includes(name) && !(name in {}));
const { payload } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.constantFrom('', '0', '1', 'true', 'null', ' '),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.constant(photo),
  ),
  group: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('group'),
  ),
  payload: fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
}));

describe('a multipart body', () => {
  it('[CL-48, CL-49, CL-50] gives back exactly what was encoded, in whatever order the parts arrive', () => {
    fc.assert(
      fc.property(payload, fc.boolean(), (data, reversed) => {
        const parts = [...encode(data as Record<string, unknown>)];
        expect(decodeBody(reversed ? parts.reverse() : parts)).toEqual(data);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('[CL-50] keeps stored and new files of one field in their order', () => {
    const images = [photo, { id: 5, url: '/files/5.png' }, new Picture('two.png')];
    expect(encode({ images }, false)).toEqual([
      ['images[1][id]', '5'],
      ['images[1][url]', '/files/5.png'],
      ['images[0]', photo],
      ['images[2]', images[2]],
    ]);
    expect(decodeBody(encode({ images }))).toEqual({ images });
  });

  it('[CL-11] puts the verb first, then the types, then the texts, the files last', () => {
    const parts = encodeParts({ photo, title: 'Кафе', open: true }, { isFile, typed: true, method: 'PUT' });
    expect(parts.map(([name]) => name)).toEqual(['_method', '_types', 'title', 'open', 'photo']);
    expect(parts[0]).toEqual(['_method', 'PUT']);
    expect(decodeBody(parts)).toEqual({ photo, title: 'Кафе', open: true });
  });

  it.each([
    ['[CL-49] null', { a: null }, texts('a=')],
    ['[CL-49] false and true', { a: false, b: true }, texts('a=0', 'b=1')],
    ['[CL-49] zero', { a: 0 }, texts('a=0')],
    ['[CL-48] an empty list', { a: [] }, texts('a=')],
    ['[CL-49] a nested group', { a: { b: { c: 1 } } }, texts('a[b][c]=1')],
    ['an absent item', { a: undefined, b: { c: undefined } }, texts('b=')],
    ['a date', { a: new Date(0) }, texts('a=1970-01-01T00:00:00.000Z')],
    ['a list of lists', { a: [['x'], []] }, texts('a[0][0]=x', 'a[1]=')],
  ])('%s is sent, never left out', (_rule, data, parts) => {
    expect(encode(data, false)).toEqual(parts);
  });

  it.each<[string, Part<Picture>[], unknown]>([
    ['an empty text is null', texts('a='), { a: null }],
    ['numbers and booleans stay texts', texts('a=0', 'b=true'), { a: '0', b: 'true' }],
    ['a list without indexes', texts('a[]=x', 'a[]=y'), { a: ['x', 'y'] }],
    ['a list whose files come last', [...texts('a[1]=x'), ['a[0]', photo]], { a: [photo, 'x'] }],
    [
      'days keyed by number are a group',
      texts('days[1][begin]=10:00', 'days[7][begin]=12:00'),
      { days: { 1: { begin: '10:00' }, 7: { begin: '12:00' } } },
    ],
    ['the verb is no field', texts('_method=PUT', 'a=b'), { a: 'b' }],
  ])('of another client: %s', (_rule, parts, data) => {
    expect(decodeBody(parts)).toEqual(data);
  });

  it.each<[string, Part<Picture>[]]>([
    ['a name twice', texts('a=1', 'a=2')],
    ['a value that is a group too', texts('a=1', 'a[b]=2')],
    ['a group that is a value too', texts('a[b]=2', 'a=1')],
    ['the verb twice', texts('_method=PUT', '_method=DELETE')],
    ['the types twice', texts('_types={}', '_types={}')],
    ['types that are no JSON', texts('_types={')],
    ['types that are no object', texts('_types=7')],
    ['an unknown type', texts('_types={"a":"code"}')],
    ['a number that is none', texts('_types={"a":"number"}', 'a=x')],
    ['a boolean that is none', texts('_types={"a":"boolean"}', 'a=yes')],
    ['an empty list with a value', texts('_types={"a":"list"}', 'a=x')],
    ['a file for types', [['_types', photo]]],
    ['a broken name', texts('a[b=1')],
    ['no name', texts('=1')],
    ['__proto__', texts('__proto__[admin]=1')],
    ['constructor, deeper', texts('a[constructor][prototype]=1')],
    ['a tower of groups', texts(`a${'[b]'.repeat(50)}=1`)],
  ])('refuses %s', (_rule, parts) => {
    expect(() => decodeBody(parts)).toThrow(MalformedBody);
  });

  it.each(['', 'a[b]', '__proto__'])('never writes the name %o', (name) => {
    expect(() => encode(Object.fromEntries([[name, 1]]))).toThrow('plain word');
  });
});
