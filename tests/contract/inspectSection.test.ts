import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectSection } from '../../contract/inspectSection';
import { errors } from '../../i18n/ru/errors';
import { fields as texts } from '../../i18n/ru/fields';
import { propertyRuns } from '../propertyRuns';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

const ALL = ['view', 'create', 'edit'];
const yesNo = [
  { value: 'yes', title: 'Да' },
  { value: 'no', title: 'Нет' },
];
const field = (name: string, more: object = {}) => ({ name, type: 'text', permissions: ALL, ...more });
const ruled = (validation_rules: unknown, more: object = {}) => [field('a', { validation_rules, ...more })];
const waits = (...values: readonly unknown[]) => ({ depends_on: { field: 'a', values } });

const faulty: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['an unknown type', [field('a', { type: 'hologram' })], ['a inspect.unknownType']],
  ['an entry that cannot be read', ['x'], ['unknown_0 inspect.malformed']],
  ['two fields with one name', [field('a'), field('a')], ['a inspect.duplicateName']],
  ['a rule of a value that makes no sense', ruled({ max_length: 'ten' }), ['a inspect.senselessRule']],
  [
    'a permission that there is not',
    [field('a', { permissions: ['view', 'fly'] })],
    ['a inspect.unknownPermission'],
  ],
  ['no permissions at all', [{ name: 'a', type: 'text' }], ['a inspect.noPermissions']],
  ['an unknown rule', ruled({ shiny: 1 }), ['a inspect.unknownRule']],
  ['an unknown rule among words', ruled('required|unique:points'), ['a inspect.unknownRule']],
  ['a bad pattern', ruled({ pattern: '([' }), ['a inspect.badPattern']],
  ['bounds the wrong way round', ruled({ min_length: 5, max_length: 2 }), ['a inspect.bounds']],
  [
    'required, but not to be filled when creating',
    ruled({ required: true }, { permissions: ['view', 'edit'] }),
    ['a inspect.requiredNotCreatable'],
  ],
  [
    'required, but shown to nobody',
    ruled({ required: true }, { permissions: ['create'] }),
    ['a inspect.requiredNotViewable'],
  ],
  ['a choice of nothing', [field('a', { type: 'select' })], ['a inspect.noOptions']],
  [
    'the same option twice',
    [field('a', { type: 'radio', options: ['x', 'x'] })],
    ['a inspect.duplicateOption'],
  ],
  [
    'more to choose than there is',
    ruled({ min_items: 3 }, { type: 'checkbox_group', options: yesNo }),
    ['a inspect.tooFewOptions'],
  ],
  ['a condition on nobody', [field('b', waits('yes'))], ['b inspect.danglingCondition']],
  ['a condition on itself', [field('a', waits('x'))], ['a inspect.circularCondition']],
  [
    'a circle of conditions',
    [field('a', { depends_on: { field: 'b', values: 1 } }), field('b', waits(1))],
    ['a inspect.circularCondition', 'b inspect.circularCondition'],
  ],
  [
    'a condition on an option that is not offered',
    [field('a', { type: 'radio', options: yesNo }), field('b', waits('yes', 'maybe'))],
    ['b inspect.optionOutside'],
  ],
  ['no section', undefined, [' errors.sectionMissing']],
  ['no list', 'x', [' errors.sectionMalformed']],
];

describe('the inspection of a section', () => {
  it.each(faulty)('names %s', (_what, raw, expected) => {
    expect(inspectSection(raw).map((fault) => `${fault.field} ${fault.key}`)).toEqual(expected);
  });

  it('finds nothing in a clean section', () => {
    const clean = [
      field('a', { type: 'radio', options: yesNo }),
      field('b', { ...waits('yes'), validation_rules: { required: true, pattern: '^\\d+$' } }),
    ];
    expect(inspectSection(clean)).toEqual([]);
  });

  it('has a text for everything it says, with nothing missing in it', () => {
    const known: Readonly<Record<string, string>> = { ...errors, ...texts };
    for (const { key, args } of faulty.flatMap(([, raw]) => inspectSection(raw))) {
      expect(known, key).toHaveProperty([key]);
      const marks = [...(known[key] ?? '').matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(args)).toEqual(expect.arrayContaining(marks));
    }
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (raw) => {
        expect(Array.isArray(inspectSection(raw))).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
