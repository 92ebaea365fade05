import Papa from 'papaparse';
import { limits } from '../limits';
import { numberToText } from '../numberToText';
import type { Cell, Sheet } from './Sheet';
import { SheetRefused } from './SheetRefused';

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

/** A table of texts, by whatever separates its columns. @throws SheetRefused */
export const readCsv = (bytes: Uint8Array): readonly (readonly Cell[])[] => {
  const text = decoded(bytes);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    // One more than may be, and the titles: so that too many are noticed.
    preview: limits.maxSheetRows + 2,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetRefused('broken');
  return data.map((row) => row.slice(0, limits.sheetColumns).map((each) => unguarded(each) || null));
};

/** What stands most often between the titles; a row further below may have commas in its numbers. */
const separatorOf = (text: string): string => {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const countOf = (separator: string): number => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
};

/** UTF-8 or, as Russian Windows saves it, the code page of old; UTF-16 by its mark. @throws SheetRefused for what is no text */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) throw new SheetRefused('kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};
