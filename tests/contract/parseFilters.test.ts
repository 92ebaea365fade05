import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFilters } from '../../contract/parseFilters';
import { SectionError } from '../../contract/SectionError';
import { propertyRuns } from '../propertyRuns';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockReset());

describe('the filters of a list', () => {
  it('are read as the specification answers them', () => {
    const raw = [
      {
        field_id: 'status',
        title: 'Статус',
        type: 'checkbox',
        options: [{ value: 'draft', title: 'Черновик' }],
      },
      {
        field_id: 'createdAt',
        title: 'Создана',
        type: 'date-range',
        minDate: '2026-01-01',
        maxDate: '2026-12-31T00:00:00Z',
      },
    ];
    expect(parseFilters(raw)).toEqual([
      { id: 'status', title: 'Статус', type: 'checkbox', options: [{ value: 'draft', title: 'Черновик' }] },
      {
        id: 'createdAt',
        title: 'Создана',
        type: 'date-range',
        options: [],
        minDate: '2026-01-01',
        maxDate: '2026-12-31',
      },
    ]);
  });

  it('name the field by its name where a backend sends one beside a number', () => {
    expect(parseFilters([{ field_id: 4, name: 'type', title: 'Тип', type: 'radio' }])).toMatchObject([
      { id: 'type' },
    ]);
    expect(parseFilters([{ field_id: 4, title: 'Тип', type: 'radio' }])).toMatchObject([{ id: '4' }]);
  });

  it('that cannot be read are left out, the others stay', () => {
    const raw = [
      null,
      { type: 'radio' },
      { field_id: 'x', type: 'slider' },
      { field_id: 'a', type: 'date' },
      { field_id: 'a', type: 'radio' },
    ];
    expect(parseFilters(raw)).toEqual([{ id: 'a', title: 'a', type: 'date', options: [] }]);
    expect(warn).toHaveBeenCalled();
  });

  it('a date that is none is no bound', () => {
    expect(parseFilters([{ field_id: 'a', type: 'date', minDate: '2026-02-30', maxDate: 5 }])).toEqual([
      { id: 'a', title: 'a', type: 'date', options: [] },
    ]);
  });

  it('that are absent are a problem the list can name', () => {
    expect(() => parseFilters(undefined)).toThrow(SectionError);
    expect(() => parseFilters('x')).toThrow(SectionError);
  });

  it('are read out of any entries without a throw', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), (raw) => {
        expect(parseFilters(raw).every((filter) => filter.id !== '')).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
