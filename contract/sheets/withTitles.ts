import Papa from 'papaparse';
import { readAmount } from '../fields/decimal';
import { unitTitles } from '../texts/units';
import type { CategoryKind } from '../vocabulary';
import { mappingOf, type SheetColumn } from './columns';

/**
 * Rows as a spreadsheet copies them, with a row of titles above them where they bring none: by what stands in them. Quoted cells keep
 * their tabs and line ends. Name, amount and price have a column in any case, so that what is missing can be filled in.
 */
export const withTitles = (
  pasted: string,
  columns: readonly SheetColumn[],
  kind: CategoryKind = 'food',
): string => {
  const { data } = Papa.parse<string[]>(pasted, {
    delimiter: pasted.includes('\t') ? '\t' : ';',
    skipEmptyLines: 'greedy',
  });
  const [first = []] = data;
  const hasOwn = mappingOf(first, columns).includes('title');
  return Papa.unparse(
    hasOwn ? data : [titlesOf(data, columns, unitTitles[kind === 'drink' ? 'ml' : 'g']), ...data],
    {
      delimiter: '\t',
      newline: '\r\n',
    },
  );
};

const titleOf = (unit: string): string => unit.toLowerCase().replace(/\.$/, '');

const PORTION = /^\d[\d\s.,/]*\p{L}+\.?$/u;

const titlesOf = (
  rows: readonly (readonly string[])[],
  columns: readonly SheetColumn[],
  usual: string,
): readonly string[] => {
  const width = Math.max(...rows.map(({ length }) => length));
  const isMostly = (at: number, fits: (cell: string) => boolean): boolean => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
  };
  const places = Array.from({ length: width - 1 }, (_, index) => index + 1);
  const isNumber = (cell: string) => readAmount(cell) !== undefined;
  const numbers = places.filter((at) => isMostly(at, isNumber));
  const price = numbers.at(-1) ?? -1;
  const isUnit = (cell: string) => Object.values(unitTitles).some((unit) => titleOf(unit) === titleOf(cell));
  const amount = places.find(
    (at) => at !== price && (numbers.includes(at) || isMostly(at, (cell) => PORTION.test(cell))),
  );
  const unit = places.find((at) => isMostly(at, isUnit));
  const keys = [
    'title',
    ...places.map((at) =>
      at === price ? 'price' : at === amount ? 'unit_value' : at === unit ? 'unit_measurement' : '',
    ),
  ];
  const missing = ['unit_value', 'price'].filter((key) => !keys.includes(key));
  return [...keys, ...missing].map((key) => {
    const title = columns.find((column) => column.key === key)?.title ?? '';
    // An amount that says no unit has the usual one.
    return key === 'unit_value' && unit === undefined ? `${title}, ${usual}` : title;
  });
};
