import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../contract/fields';
import { checkField, checkForm } from '../../contract/checkForm';
import { toFormValues, toPayload } from '../../contract/formValues';
import { propertyRuns } from '../propertyRuns';
import { sectionOf } from './fieldOf';

const today = '2026-11-21';
const edit = { mode: 'edit', today } as const;
const required = { validation_rules: { required: true } };
const onA = { depends_on: { field: 'a', values: ['x'] } };

describe('what is judged and what is sent', () => {
  it('[FF-06] [FF-31] a hidden required field blocks nothing, is not sent, and keeps its value', () => {
    const fields = sectionOf({ name: 'a' }, { name: 'b', ...required, ...onA });
    const values = { a: 'no', b: '' };
    expect(checkForm(fields, values, edit)).toEqual({});
    const [, hidden] = fields;
    expect(hidden && checkField(hidden, { fields, values }, edit)).toEqual([]);
    expect(hidden && checkField(hidden, { fields, values: { ...values, a: 'x' } }, edit)).toEqual([
      { key: 'errors.required' },
    ]);
    expect(toPayload(fields, { a: 'no', b: 'kept' }, 'edit')).toEqual({ a: 'no' });
    expect(toPayload(fields, { a: 'x', b: 'kept' }, 'edit')).toEqual({ a: 'x', b: 'kept' });
  });

  it('[FF-04] a field without view is not judged', () => {
    expect(checkForm(sectionOf({ name: 'a', ...required, permissions: ['edit'] }), { a: '' }, edit)).toEqual(
      {},
    );
  });

  it('[FF-03] a field without the permission of the mode is not sent and not judged', () => {
    const fields = sectionOf({ name: 'a', ...required, permissions: ['view', 'create'] });
    expect(toPayload(fields, { a: 'v' }, 'create')).toEqual({ a: 'v' });
    expect(toPayload(fields, { a: 'v' }, 'edit')).toEqual({});
    expect(checkForm(fields, { a: '' }, { mode: 'create', today })).toHaveProperty('a');
    expect(checkForm(fields, { a: '' }, edit)).toEqual({});
  });

  it('a field that the form does not hold is not sent, so nothing is wiped', () => {
    expect(toPayload(sectionOf({ name: 'a' }, { name: 'b' }), { a: '1' }, 'edit')).toEqual({ a: '1' });
  });

  it('[FF-14] a custom rule refuses with its own message, where the field itself found nothing', () => {
    const fields = sectionOf({ name: 'a', ...required }, { name: 'b' });
    const checks = { a: (value: unknown) => (value === 'taken' ? [{ key: 'names.taken' }] : []) };
    expect(checkForm(fields, { a: 'taken', b: '' }, { ...edit, checks })).toEqual({
      a: [{ key: 'names.taken' }],
    });
    expect(checkForm(fields, { a: '', b: '' }, { ...edit, checks })).toEqual({
      a: [{ key: 'errors.required' }],
    });
    expect(checkForm(fields, { a: 'free', b: '' }, { ...edit, checks })).toEqual({});
  });

  it('[FD-18] the pair of a food is judged only where both fields are', () => {
    const pair = [{ name: 'unit_value', type: 'number' }, { name: 'unit_measurement' }];
    const values = { unit_value: '0', unit_measurement: 'pc' };
    expect(checkForm(sectionOf(...pair), values, edit)).toHaveProperty('unit_value');
    // The bounds of the number alone are those of grams.
    const bounded = sectionOf({ ...pair[0], validation_rules: { min: 0.0001 } }, { ...pair[1] });
    expect(checkForm(bounded, values, edit).unit_value).toEqual([{ key: 'errors.min', args: { min: 1 } }]);
    expect(checkForm(sectionOf(...pair.slice(0, 1)), values, edit)).toEqual({});
  });

  it('[FF-07] a section gives a new form its empty values, and a record its own', () => {
    const fields = sectionOf(
      { name: 'title' },
      { name: 'visible', type: 'toggle' },
      { name: 'x', type: 'no_such' },
    );
    expect(toFormValues(fields, undefined)).toEqual({ title: '', visible: false });
    expect(toFormValues(fields, { title: 'Щи', visible: 1, other: 2 })).toEqual({
      title: 'Щи',
      visible: true,
    });
  });

  it('[CT-18] a new category begins to be hidden today at 00:00, and is displayed', () => {
    const values = toFormValues(sectionOf({ name: 'hide', type: 'close_point' }), undefined, today);
    expect(values.hide).toMatchObject({
      status: 'displayed',
      close_begin_date: today,
      close_begin_time: '00:00',
    });
    expect(toPayload(sectionOf({ name: 'hide', type: 'close_point' }), values, 'create')).toEqual({
      hide: {
        status: true,
        close_begin_date: today,
        close_begin_time: '00:00',
        close_end_date: null,
        close_end_time: '00:00',
        close_reason: null,
        show_after_time: false,
      },
    });
  });

  it('for any permissions and conditions: what is hidden or read-only is never judged and never sent', () => {
    const names = ['a', 'b', 'c', 'd'];
    const entry = fc.record({
      permissions: fc.subarray(['view', 'create', 'edit']),
      depends_on: fc.array(fc.record({ field: fc.constantFrom(...names), values: fc.constant(['x']) }), {
        maxLength: 2,
      }),
    });
    const section = fc.tuple(entry, entry, entry, entry);
    const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('x', '', 'y')])));
    fc.assert(
      fc.property(
        section,
        values,
        fc.constantFrom('create' as const, 'edit' as const),
        (entries, given, mode) => {
          const fields = sectionOf(
            ...entries.map((one, index) => ({ name: names[index], ...required, ...one })),
          );
          const touched = new Set([
            ...Object.keys(checkForm(fields, given, { mode, today })),
            ...Object.keys(toPayload(fields, given, mode)),
          ]);
          return entries.every(({ permissions, depends_on }, index) => {
            const isActive = permissions.includes('view') && permissions.includes(mode);
            const holds = depends_on.every(({ field }) => given[field] === 'x');
            return (isActive && holds) || !touched.has(names[index] ?? '');
          });
        },
      ),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
