import Papa from 'papaparse';
import { limits } from '../limits';
import { numberToText } from '../numberToText';
import type { Cell, Sheet } from './Sheet';
import { SheetRefused } from './SheetRefused';
import { cut } from './xlsxRows';

/** What a spreadsheet program would take for a formula; behind apostrophes too, so that one can be taken off again. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no program takes for a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The same text again. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/** A table as programs of Russian Windows read it: a mark of UTF-8, semicolons, commas in numbers. */
export const csvOf = ({ titles, rows }: Sheet): string =>
  `\uFEFF${Papa.unparse([[...titles], ...rows.map((row) => row.map(textOf))], { delimiter: ';', newline: '\r\n' })}\r\n`;

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? numberToText(cell).replace('.', ',') : guarded(cell);
};

const SEPARATORS = [';', '\t', ',', '|'];
/** A line for Excel alone, which says what separates columns. */
const DECLARED = /^sep=(.)[^\n]*\n/i;

/** A table of texts, by whatever separates its columns, with an empty row for each line that is none. @throws SheetRefused */
export const readCsv = (text: string): readonly (readonly Cell[])[] => {
  const [line = '', declared] = DECLARED.exec(text) ?? [];
  const body = text.slice(line.length);
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: declared ?? separatorOf(body),
    // One more than may be, and the titles: so that too many are noticed.
    preview: limits.maxSheetRows + 2,
  });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) {
    const before = text.slice(0, line.length + (wrong.index ?? 0));
    throw new SheetRefused('quote', before.split('\n').length);
  }
  const rows = data.map((row) =>
    row.slice(0, limits.sheetColumns).map((each) => unguarded(cut(each)) || null),
  );
  return line === '' ? rows : [[], ...rows];
};

/** What stands equally often in most of the first lines: titles and texts have separators of others in them. */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .slice(0, 20);
  const scoreOf = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    const alike = (wanted: number): number => counts.filter((count) => count === wanted).length;
    // The number of columns decides where as many lines agree.
    return Math.max(0, ...counts.map((count) => alike(count) + count / limits.sheetColumns));
  };
  return SEPARATORS.reduce((best, each) => (scoreOf(each) > scoreOf(best) ? each : best));
};
