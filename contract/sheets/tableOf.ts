import { foldText } from '../foldText';
import { limits } from '../limits';
import { numberToText } from '../numberToText';
import { unitInTitle } from '../portion';
import { sheetTexts } from '../texts/sheets';
import { unitTitles } from '../texts/units';
import { CATEGORY_COLUMN, ID_COLUMN, mappingOf, type SheetColumn } from './columns';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';

/** A table as a file holds it, with the lines its rows stand in. */
export interface SheetTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly lines: readonly number[];
  /** What stands behind the last title, by the line: its cells may all stand one column too far. */
  readonly beyond: ReadonlyMap<number, string>;
}

type Row = readonly Cell[];
interface Line {
  readonly row: Row;
  readonly line: number;
}

/** Lines among which the one with the titles is. */
const HEAD_LINES = 30;

/** The rows below the titles. @param isFixed every row has its columns, a cell behind them is none too many @throws SheetRefused */
export const tableOf = (
  all: readonly Row[],
  { columns, isFixed }: { readonly columns: readonly SheetColumn[]; readonly isFixed: boolean },
): SheetTable => {
  const filled = Array.from(all, (row = [], index): Line => ({ row, line: index + 1 })).filter(
    ({ row }) => countOf(row) > 0,
  );
  const headAt = headIn(filled, columns);
  const titles = filled[headAt]?.row.map(textOf) ?? [];
  const head = titles.join('\n');
  // Some programs repeat the titles on every page.
  const body = filled.slice(headAt + 1).filter(({ row }) => row.map(textOf).join('\n') !== head);
  if (body.length === 0) throw new SheetRefused('empty');
  if (body.length > limits.maxSheetRows) throw new SheetRefused('tooManyRows');
  const width = isFixed ? Math.max(titles.length, ...body.map(({ row }) => row.length)) : titles.length;
  const cut = body.map(({ row, line }) => ({ row: row.slice(0, width), line }));
  const whole = { titles: Array.from({ length: width }, (_, index) => titles[index] ?? ''), body: cut };
  const table = withUnit(withCategory(whole, columns), columns);
  return {
    titles: table.titles,
    rows: table.body.map(({ row }) => row),
    lines: table.body.map(({ line }) => line),
    beyond: new Map(
      body.flatMap(({ row, line }) => {
        const more = row.slice(width).filter(isFilled).map(textOf).join(', ');
        return more === '' ? [] : [[line, more] as const];
      }),
    ),
  };
};

const textOf = (cell: Cell): string => String(cell ?? '').trim();
const isFilled = (cell: Cell | undefined): boolean => cell !== undefined && textOf(cell) !== '';
const countOf = (row: Row): number => row.filter(isFilled).length;

/** The first line half of whose cells are titles that are known; where none is, the first that is no heading of one cell. */
const headIn = (filled: readonly Line[], columns: readonly SheetColumn[]): number => {
  const looked = filled.slice(0, HEAD_LINES);
  const known = looked.findIndex(({ row }) => {
    const keys = mappingOf(row.map(textOf), columns).filter((key) => key !== null);
    return keys.length * 2 >= countOf(row) && (keys.length > 1 || keys.includes('title'));
  });
  return Math.max(0, known >= 0 ? known : looked.findIndex(({ row }) => countOf(row) > 1));
};

interface Table {
  readonly titles: readonly string[];
  readonly body: readonly Line[];
}

/**
 * The category of each row: a line of its own above them, or a cell that stands once for the rows under it. Rows with an id have
 * theirs already.
 */
const withCategory = ({ titles, body }: Table, columns: readonly SheetColumn[]): Table => {
  const mapping = mappingOf(titles, columns);
  const own = mapping.indexOf(CATEGORY_COLUMN);
  const [id, title] = [mapping.indexOf(ID_COLUMN), mapping.indexOf('title')];
  if (title < 0) return { titles, body };
  const isAlone = ({ row }: Line): boolean => countOf(row) === 1 && countOf(titles) > 1;
  const isCaption = (each: Line, index: number): boolean => {
    const next = body[index + 1];
    const place = own < 0 || each.row.findIndex(isFilled) === own;
    const cell = each.row.find(isFilled);
    return isAlone(each) && place && typeof cell === 'string' && next !== undefined && !isAlone(next);
  };
  const captions = body.map(isCaption);
  const said = own < 0 ? 0 : body.filter(({ row }) => isFilled(row[own])).length;
  const isSparse = own >= 0 && said * 2 <= body.length && isFilled(body[0]?.row[own]);
  if (!captions.includes(true) && !isSparse) return { titles, body };
  const at = own < 0 ? titles.length : own;
  let category: Cell = null;
  const placed = body.flatMap((each, index): readonly Line[] => {
    const cell = each.row[at];
    if (captions[index]) category = each.row.find(isFilled) ?? null;
    else if (isSparse && isFilled(cell)) category = cell ?? null;
    if (captions[index]) return [];
    const isOwn = (own >= 0 && isFilled(cell)) || isFilled(each.row[id]);
    const row = Array.from(
      { length: Math.max(each.row.length, at) },
      (_, column) => each.row[column] ?? null,
    );
    if (!isOwn) row[at] = category;
    return [{ ...each, row }];
  });
  return { titles: own < 0 ? [...titles, sheetTexts.category] : titles, body: placed };
};

/** A unit in the title of the amounts goes to each of them, where it has no column. */
const withUnit = ({ titles, body }: Table, columns: readonly SheetColumn[]): Table => {
  const mapping = mappingOf(titles, columns);
  const at = mapping.indexOf('unit_value');
  const unit = unitInTitle(titles[at] ?? '');
  if (unit === undefined || mapping.includes('unit_measurement')) return { titles, body };
  const named = (cell: Cell): Cell => {
    const said = typeof cell === 'number' ? numberToText(cell).replace('.', ',') : foldText(textOf(cell));
    return /^\d[\d\s.,/+]*$/.test(said) ? `${said} ${unitTitles[unit]}` : cell;
  };
  return {
    titles,
    body: body.map((each) => ({
      ...each,
      row: each.row.map((cell, column) => (column === at ? named(cell) : cell)),
    })),
  };
};
