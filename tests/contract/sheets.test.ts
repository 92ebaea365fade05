import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../contract/fields';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { foodComposition, foodGeneral } from '../../contract/sections/food';
import { rawFields } from '../../contract/sections/rawFields';
import { columnsOf, ID_COLUMN, idTitleOf, mappingOf, menuOfIdTitle } from '../../contract/sheets/columns';
import { guarded, unguarded } from '../../contract/sheets/csv';
import { propertyRuns } from '../propertyRuns';

const fields = [
  ...parseFieldConfig(rawFields('food_general', foodGeneral)),
  ...parseFieldConfig(rawFields('food_composition', foodComposition)),
].filter(isKnownField);
const columns = columnsOf(fields);

describe('the columns of a spreadsheet', () => {
  it('are known by the titles of the section, whatever their case, signs of currency and spaces', () => {
    const titles = columns.map(({ key, title }) => (key === ID_COLUMN ? idTitleOf(12) : title));
    expect(mappingOf(titles, columns)).toEqual(columns.map(({ key }) => key));
    expect(mappingOf([' название ', 'ЦЕНА', 'Цена, р', 'Объем'], columns)).toEqual([
      'title',
      'price',
      null,
      'unit_value',
    ]);
  });

  it('are known by what other programs call them, each once; what nobody knows is left out', () => {
    expect(mappingOf(['Блюдо', 'Раздел', 'Выход, г', 'Цена, руб.', 'Себестоимость', ''], columns)).toEqual([
      'title',
      'category',
      'unit_value',
      'price',
      null,
      null,
    ]);
    // A title of ours goes before a word of others.
    expect(mappingOf(['Блюдо', 'Название', 'Вес', 'Количество'], columns)).toEqual([
      null,
      'title',
      null,
      'unit_value',
    ]);
  });
});

describe('the ids of a spreadsheet', () => {
  it.each(['№', '№ п/п', 'Номер', 'Код', 'Код блюда', 'Артикул', 'ID', 'id', 'Номер Carte'])(
    'do not stand under %j',
    (title) => {
      expect(mappingOf([title, 'Название'], columns)).toEqual([null, 'title']);
      expect(menuOfIdTitle(title)).toBeUndefined();
    },
  );

  it('stand under the title of our own files, which names their menu, however a program has saved it', () => {
    expect(['Номер Carte (меню 12)', ' НОМЕР  CARTE (меню 12) '].map(menuOfIdTitle)).toEqual([12, 12]);
    expect(mappingOf([idTitleOf(12)], columns)).toEqual([ID_COLUMN]);
  });
});

describe('a text in a cell of CSV', () => {
  const begin = fc.stringMatching(/^'{0,3}[=+\-@\t\r]?/);

  it('is no formula, and reads back as it was', () => {
    fc.assert(
      fc.property(begin, fc.string(), (sign, rest) => {
        const text = sign + rest;
        expect(/^[=+\-@\t\r]/.test(guarded(text))).toBe(false);
        expect(unguarded(guarded(text))).toBe(text);
      }),
      { numRuns: propertyRuns },
    );
  });
});
