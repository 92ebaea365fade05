import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_COLUMN, idTitleOf, mappingOf, menuOfIdTitle } from '../../contract/sheets/columns';
import { guarded, readCsv, unguarded } from '../../contract/sheets/csv';
import { withTitles } from '../../contract/sheets/withTitles';
import { propertyRuns } from '../propertyRuns';
import { columns } from './dishSheet';

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
    // As our own files named it until November 2026.
    expect(mappingOf(['Количество'], columns)).toEqual(['unit_value']);
    // A title of ours goes before a word of others.
    expect(mappingOf(['Блюдо', 'Название', 'Вес', 'Порция'], columns)).toEqual([
      null,
      'title',
      null,
      'unit_value',
    ]);
  });
});

/** Titles as the programs of others and their price lists have them, each with the column that it is, if it is one. */
const HEADS: Readonly<Record<string, string>> = {
  iiko:
    'Код | Группа = category | Наименование = title | Ед. изм. = unit_measurement | ' +
    'Цена, руб. = price | Выход = unit_value | Описание = description',
  r_keeper:
    'Код | Название = title | Категория = category | Цена = price | Выход, г = unit_value | ' +
    'Состав = ingredients',
  Poster:
    'Название = title | Категория = category | Себестоимость | Цена (руб) = price | ' +
    'Вес (г) = unit_value | Штрихкод',
  'Quick Resto':
    'Артикул | Группа товаров = category | Наименование = title | Цена продажи = price | ' +
    'Единица измерения = unit_measurement',
  Square: 'Token | Item Name = title | SKU | Description = description | Category = category | Price = price',
  'Яндекс Еда':
    'ID | Категория = category | Название = title | Описание = description | Цена, ₽ = price | ' +
    'Вес = unit_value | Калорийность, ккал = nutrition.calories | ' +
    'Белки, г = nutrition.proteins | Жиры = nutrition.fats | Углеводы = nutrition.carbs',
  'a price list':
    '№ п/п | Раздел меню = category | Наименование блюда = title | ' +
    'Выход порции, гр. = unit_value | Цена, руб. = price',
};

it.each(Object.entries(HEADS))('the columns of %s are known by their titles', (_program, head) => {
  const titles = head.split(' | ').map((title) => title.split(' = '));
  expect(
    mappingOf(
      titles.map(([title = '']) => title),
      columns,
    ),
  ).toEqual(titles.map(([, column = null]) => column));
});

describe('rows that were pasted', () => {
  const [title, amount, price] = ['title', 'unit_value', 'price'].map(
    (key) => columns.find((column) => column.key === key)?.title,
  );
  const usual = `${amount}, г`;
  const read = (rows: string) => readCsv(withTitles(rows, columns));

  it.each([
    ['Борщ\t350 г\t390\r\nЩи\t300 г\t340', [title, usual, price], ['Борщ', '350 г', '390']],
    ['Борщ\t390 ₽\r\nЩи\t340 ₽', [title, price, usual], ['Борщ', '390 ₽']],
    ['Борщ\t350\tг\t390,50', [title, amount, 'Единица измерения', price], ['Борщ', '350', 'г', '390,50']],
    ['Борщ\t350 г\tдорого', [title, usual, null, price], ['Борщ', '350 г', 'дорого']],
    [
      '"Борщ\tс ""пампушкой"",\r\nгорячий"\t390',
      [title, price, usual],
      ['Борщ\tс "пампушкой",\r\nгорячий', '390'],
    ],
    ['Борщ;390\nЩи;340', [title, price, usual], ['Борщ', '390']],
  ])('have titles by what stands in them: %j', (rows, titles, first) => {
    const [head, row] = read(rows);
    expect([head, row?.slice(0, first.length)]).toEqual([titles, first]);
  });

  it('keep the titles that they bring', () => {
    expect(read('Наименование\tЦена продажи\nБорщ\t390')[0]).toEqual(['Наименование', 'Цена продажи']);
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
