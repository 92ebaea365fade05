import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { propertyRuns } from '../propertyRuns';
import '../../contract/fields';
import { checkForm } from '../../contract/checkForm';
import { FIELD_TYPES } from '../../contract/fieldConfig';
import { toFormValues, toPayload } from '../../contract/formValues';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { SectionError } from '../../contract/SectionError';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

describe('a section', () => {
  const names = (raw: unknown) => parseFieldConfig(raw).map((field) => `${field.name}:${field.type}`);

  it('[FF-08] stands in the sequence given by order; without one an entry keeps its place', () => {
    const section = [
      { name: 'c', type: 'text', order: 30 },
      { name: 'a', type: 'text', order: '10' },
      { name: 'b', type: 'text', order: 20 },
    ];
    expect(names(section)).toEqual(['a:text', 'b:text', 'c:text']);
    expect(
      names([
        { name: 'x', type: 'text' },
        { name: 'y', type: 'text' },
      ]),
    ).toEqual(['x:text', 'y:text']);
  });

  it('may be a map, whose keys name the entries', () => {
    expect(names({ title: { type: 'text' }, note: { type: 'textarea', name: 'description' } })).toEqual([
      'title:text',
      'description:textarea',
    ]);
  });

  it('a header needs no name', () => {
    expect(names([{ type: 'header', title: 'Общее' }])).toEqual(['header_0:header']);
  });

  it.each([
    [{ name: 'a', type: 'hologram' }, 'unknownType', /hologram/],
    [{ type: 'text' }, 'malformed', /name/],
    [{ name: 'a' }, 'malformed', /type/],
    [{ name: 'a.b', type: 'text' }, 'malformed', /name/],
    [{ name: 'constructor', type: 'text' }, 'malformed', /constructor/],
    [{ name: 'a', type: 'text', options: 'x' }, 'malformed', /options/],
    [{ name: 'a', type: 'text', depends_on: { values: [1] } }, 'malformed', /depends_on/],
    ['text', 'malformed', /object/],
    [null, 'malformed', /object/],
  ])('an entry like %j is shown as unknown, with its reason', (entry, fault, reason) => {
    expect(parseFieldConfig([entry])).toEqual([
      expect.objectContaining({ type: 'unknown', fault, reason: expect.stringMatching(reason) }),
    ]);
  });

  it('of two fields with one name the later is unknown', () => {
    expect(
      names([
        { name: 'a', type: 'text' },
        { name: 'a', type: 'email' },
      ]),
    ).toEqual(['a:text', 'a:unknown']);
  });

  it.each([
    [undefined, 'errors.sectionMissing'],
    [null, 'errors.sectionMissing'],
    ['text', 'errors.sectionMalformed'],
    [5, 'errors.sectionMalformed'],
  ])('that is %j is a problem the page can name', (raw, key) => {
    expect(() => parseFieldConfig(raw)).toThrow(SectionError);
    expect(() => parseFieldConfig(raw)).toThrow(key);
  });

  it('[FP6] of any entries is read without a throw, and what was read can be opened, judged and sent', () => {
    const entry = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record(
        {
          field_id: fc.jsonValue(),
          name: fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'toString'), fc.string()),
          type: fc.oneof(fc.constantFrom(...FIELD_TYPES), fc.string()),
          validation_rules: fc.oneof(
            fc.jsonValue(),
            fc.dictionary(
              fc.constantFrom('required', 'min', 'pattern', 'extensions', 'max_items'),
              fc.jsonValue(),
            ),
          ),
          options: fc.jsonValue(),
          order: fc.jsonValue(),
          permissions: fc.oneof(fc.jsonValue(), fc.constant(['view', 'edit'])),
          depends_on: fc.oneof(
            fc.jsonValue(),
            fc.record({ field: fc.constantFrom('a', 'b', 'c'), values: fc.jsonValue() }),
          ),
          links: fc.jsonValue(),
          prefix: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    const record = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'city_id', 'close_begin', 'calories'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), record, (section, given) => {
        const fields = parseFieldConfig(section);
        expect(fields).toHaveLength(section.length);
        const values = toFormValues(fields, given);
        checkForm(fields, values, { mode: 'edit', today: '2026-11-21' });
        toPayload(fields, values, 'edit');
        toPayload(fields, toFormValues(fields, undefined), 'edit');
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
