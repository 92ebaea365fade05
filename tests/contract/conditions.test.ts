import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisible } from '../../contract/conditions';
import { isKnownField, type SectionField } from '../../contract/fieldConfig';
import { propertyRuns } from '../propertyRuns';
import { sectionOf } from './fieldOf';

const visibleNames = (fields: readonly SectionField[], values: Record<string, unknown>) =>
  fields
    .filter(isKnownField)
    .filter((field) => isVisible(field, values, fields))
    .map((field) => field.name);

const on = (field: string, ...values: readonly unknown[]) => ({ depends_on: { field, values } });

describe('whether a field is shown', () => {
  it.each([
    ['00', false],
    ['01', true],
    ['1 200', '1200'],
    ['1 200,50', 1200.5],
  ])('a number counts as it travels: %j is %j', (typed, wanted) => {
    const fields = sectionOf({ name: 'a', type: 'number' }, { name: 'b', ...on('a', wanted) });
    expect(visibleNames(fields, { a: typed })).toEqual(['a', 'b']);
  });

  it('[FF-05] only while the named field holds one of the values', () => {
    const fields = sectionOf({ name: 'a' }, { name: 'b', ...on('a', 'x', 'y') });
    expect(visibleNames(fields, { a: 'x' })).toEqual(['a', 'b']);
    expect(visibleNames(fields, { a: 'y' })).toEqual(['a', 'b']);
    expect(visibleNames(fields, { a: 'z' })).toEqual(['a']);
    expect(visibleNames(fields, {})).toEqual(['a']);
  });

  it('[FF-32] of a list of conditions all must hold', () => {
    const depends_on = [
      { field: 'a', values: ['1'] },
      { field: 'b', values: ['1'] },
    ];
    const fields = sectionOf({ name: 'a' }, { name: 'b' }, { name: 'c', depends_on });
    expect(visibleNames(fields, { a: '1', b: '1' })).toContain('c');
    expect(visibleNames(fields, { a: '1', b: '0' })).not.toContain('c');
  });

  it.each([
    ['3', 3],
    [3, '3'],
    [true, 'true'],
    [true, 1],
    [true, '1'],
    [false, 0],
    ['', null],
  ])('[FF-05] %j holds %j, however the backend writes it', (value, wanted) => {
    expect(visibleNames(sectionOf({ name: 'a' }, { name: 'b', ...on('a', wanted) }), { a: value })).toContain(
      'b',
    );
  });

  it('[FF-05] a group of ticks holds a value when any tick does', () => {
    const fields = sectionOf({ name: 'a' }, { name: 'b', ...on('a', 2) });
    expect(visibleNames(fields, { a: ['1', '2'] })).toContain('b');
    expect(visibleNames(fields, { a: ['1'] })).not.toContain('b');
  });

  it('[FF-31] a field whose condition field is hidden is hidden, down the chain', () => {
    const fields = sectionOf({ name: 'a' }, { name: 'b', ...on('a', 'x') }, { name: 'c', ...on('b', 'x') });
    expect(visibleNames(fields, { a: 'x', b: 'x' })).toEqual(['a', 'b', 'c']);
    expect(visibleNames(fields, { a: 'no', b: 'x' })).toEqual(['a']);
  });

  it('[FF-01] a field without view hides what depends on it', () => {
    const fields = sectionOf({ name: 'a', permissions: ['edit'] }, { name: 'b', ...on('a', 'x') });
    expect(visibleNames(fields, { a: 'x' })).toEqual([]);
  });

  it('a condition on a field of another tab looks at its value alone', () => {
    const fields = sectionOf({ name: 'b', ...on('elsewhere', 'x') });
    expect(visibleNames(fields, { elsewhere: 'x' })).toEqual(['b']);
    expect(visibleNames(fields, {})).toEqual([]);
  });

  it('in a circle the values alone decide, and nothing runs forever', () => {
    const fields = sectionOf(
      { name: 'a', ...on('b', 'x') },
      { name: 'b', ...on('a', 'x') },
      { name: 'c', ...on('c', 'x') },
    );
    expect(visibleNames(fields, { a: 'x', b: 'x', c: 'x' })).toEqual(['a', 'b', 'c']);
    expect(visibleNames(fields, { a: 'x', b: 'no', c: 'no' })).toEqual([]);
  });

  it('is decided for any graph of conditions, and a visible field never stands on a hidden one', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const graph = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)), { maxLength: 12 });
    const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('x', 'y')])));
    fc.assert(
      fc.property(graph, values, (edges, given) => {
        const fields = sectionOf(
          ...names.map((name) => ({
            name,
            depends_on: edges
              .filter(([from]) => from === name)
              .map(([, to]) => ({ field: to, values: ['x'] })),
          })),
        );
        const visible = new Set(visibleNames(fields, given));
        return edges.every(([from, to]) => !visible.has(from) || visible.has(to));
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
