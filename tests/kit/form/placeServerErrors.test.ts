import { describe, expect, it } from 'vitest';
import { parseFieldConfig } from '../../../contract/parseFieldConfig';
import { placeServerErrors } from '../../../kit/form/placeServerErrors';
import { raw } from './renderForm';

const fields = parseFieldConfig([
  raw('title', 'text'),
  raw('address', 'address'),
  raw('phones', 'phone_other'),
  raw('hidden', 'text'),
]);
const place = (errors: Record<string, string[]>) =>
  placeServerErrors(errors, fields, (field) => field.name !== 'hidden');

describe('placing the errors of an answer', () => {
  const cases: ReadonlyArray<readonly [string, Record<string, string[]>, ReturnType<typeof place>]> = [
    ['a field by its name', { title: ['Занято'] }, { byField: { title: [{ key: 'Занято' }] }, rest: [] }],
    [
      'every text of a field',
      { title: ['Раз', 'Два'] },
      { byField: { title: [{ key: 'Раз' }, { key: 'Два' }] }, rest: [] },
    ],
    [
      'a part',
      { 'address.street': ['Нет'] },
      { byField: { address: [{ key: 'Нет', at: 'street' }] }, rest: [] },
    ],
    [
      'a part of an entry',
      { 'phones.2.phone_number': ['Нет'] },
      { byField: { phones: [{ key: 'Нет', at: '2.phone_number' }] }, rest: [] },
    ],
    ['a wire key', { city_id: ['Нет'] }, { byField: { address: [{ key: 'Нет', at: 'city_id' }] }, rest: [] }],
    ['a hidden field', { hidden: ['Нет'] }, { byField: {}, rest: ['Нет'] }],
    ['nobody', { other: ['Нет'], base: ['Ещё'] }, { byField: {}, rest: ['Нет', 'Ещё'] }],
    ['nothing', {}, { byField: {}, rest: [] }],
  ];
  it.each(cases)('of %s', (_what, errors, placed) => {
    expect(place(errors)).toEqual(placed);
  });
});
