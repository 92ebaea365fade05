import { limits } from '../limits';
import { cellErrors } from '../texts/sheets';
import type { Pace } from './makePace';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';
import { walkXml } from './walkXml';
import { dayText, type NumberKind, shownNumber } from './xlsxFormats';

/** Letters of a cell that are kept: no field takes nearly as many. */
const CELL_LETTERS = 4000;

export const cut = (text: string): string =>
  text.length > CELL_LETTERS ? text.slice(0, CELL_LETTERS) : text;

interface Meaning {
  readonly strings: readonly string[];
  readonly formats: readonly NumberKind[];
  readonly is1904: boolean;
}

/** Rows by their numbers, those that are left out included; what stands behind the columns we read is left out. */
export const rowsIn = async (
  xml: string,
  meaning: Meaning,
  pace: Pace,
): Promise<readonly (readonly Cell[])[]> => {
  const rows: Cell[][] = [];
  const merges: string[] = [];
  let row: Cell[] = [];
  let number = 0;
  let filled = 0;
  let column = -1;
  let cell: Raw = { type: 'n', style: 0, hasFormula: false };
  let depth = '';
  let isAside = false;
  let text = '';
  await walkXml(xml, pace, {
    open: (tag, { r, t, s, ref }) => {
      depth = tag;
      if (tag === 'rPh') isAside = true;
      if (tag === 'row') {
        number = numberIn(r) ?? number + 1;
        row = [];
        column = -1;
      }
      if (tag === 'c') {
        column = columnIn(r) ?? column + 1;
        cell = { type: t ?? 'n', style: Number(s ?? 0), hasFormula: false };
        text = '';
      }
      if (tag === 'f') cell = { ...cell, hasFormula: true };
      if (tag === 'mergeCell' && ref !== undefined) merges.push(ref);
    },
    text: (piece) => {
      if ((depth === 'v' || depth === 't') && !isAside) text = cut(text + piece);
    },
    close: (tag) => {
      depth = '';
      if (tag === 'rPh') isAside = false;
      if (tag === 'c' && column < limits.sheetColumns) {
        const read = cellOf(cell, text, meaning);
        if (read !== null) {
          while (row.length < column) row.push(null);
          row[column] = read;
        }
      }
      if (tag === 'row' && row.length > 0) {
        filled += 1;
        if (filled > limits.maxSheetRows + 1) throw new SheetRefused('tooManyRows');
        rows[number - 1] = row;
      }
    },
  });
  fillMerged(rows, merges);
  return Array.from(rows, (each) => each ?? []);
};

const MAX_LINES = 1_048_576;

const numberIn = (reference: string | undefined): number | undefined => {
  const number = Number(reference);
  if (!Number.isInteger(number) || number < 1) return undefined;
  if (number > MAX_LINES) throw new SheetRefused('broken');
  return number;
};

/** `C7` -> 2 */
const columnIn = (reference: string | undefined): number | undefined => {
  const [, name] = /^([A-Z]{1,3})\d+$/.exec(reference ?? '') ?? [];
  if (name === undefined) return undefined;
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

interface Raw {
  readonly type: string;
  readonly style: number;
  readonly hasFormula: boolean;
}

/** Digits that a spreadsheet means: what stands behind them is how computers write a tenth. */
const DIGITS = 15;

const cellOf = ({ type, style, hasFormula }: Raw, text: string, of: Meaning): Cell => {
  if (text === '') return hasFormula && type !== 'str' ? cellErrors.formula : null;
  if (type === 's') {
    const shared = of.strings[Number(text)];
    if (shared === undefined) throw new SheetRefused('broken');
    return shared || null;
  }
  if (type === 'b') return text === '1' ? cellErrors.true : cellErrors.false;
  if (type === 'd') return dayText(text);
  if (type !== 'n') return unescaped(text);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const exact = Number(number.toPrecision(DIGITS));
  const kind = of.formats[style] ?? 'number';
  return kind === 'number' ? exact : shownNumber(number, kind, of.is1904);
};

/** Signs that XML cannot hold are written `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Cells of merged ranges that are looked at, all ranges together. */
const MAX_MERGED = 1_000_000;

/** What stands in the first cell of a range holds for every row of it. */
const fillMerged = (rows: readonly Cell[][], merges: readonly string[]): void => {
  let looked = 0;
  for (const range of merges) {
    const [from = '', to = from] = range.split(':');
    const column = columnIn(from) ?? limits.sheetColumns;
    const [top, bottom] = [from, to].map((corner) => Number(/\d+$/.exec(corner)?.[0] ?? 0));
    if (top === undefined || bottom === undefined || column >= limits.sheetColumns) continue;
    const cell = rows[top - 1]?.[column] ?? null;
    for (let line = top; cell !== null && line < Math.min(bottom, rows.length); line += 1) {
      looked += 1;
      if (looked > MAX_MERGED) throw new SheetRefused('bomb');
      const row = rows[line];
      if (!row || row.length === 0 || (row[column] ?? null) !== null) continue;
      while (row.length < column) row.push(null);
      row[column] = cell;
    }
  }
};
