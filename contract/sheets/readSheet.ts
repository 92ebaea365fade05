import { strFromU8 } from 'fflate';
import { foldText } from '../foldText';
import { limits } from '../limits';
import { numberToText } from '../numberToText';
import { unitInTitle } from '../portion';
import { lettersByUse, sheetTexts } from '../texts/sheets';
import { unitTitles } from '../texts/units';
import { CATEGORY_COLUMN, ID_COLUMN, mappingOf, type SheetColumn } from './columns';
import { readCsv } from './csv';
import { makePace } from './makePace';
import { readXlsx } from './readXlsx';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';

/** A table as a file holds it, with the lines its rows stand in. */
interface SheetTable {
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
const tableOf = (
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

/**
 * A text of whatever encoding Russian programs save: UTF-8, UTF-16 with and without its mark, and the code pages of Windows, DOS
 * and Unix. A byte that is none of UTF-8 stays as U+FFFD where the rest is. @throws SheetRefused for what is no text
 */
const decodeText = (bytes: Uint8Array): string => {
  const wide = wideOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  if (/[\0-\x08\x0e-\x1a]/.test(new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED))))
    throw new SheetRefused('kind');
  const text = new TextDecoder('utf-8').decode(bytes);
  const count = (sign: RegExp): number => text.slice(0, SAMPLE).match(sign)?.length ?? 0;
  const broken = count(/\uFFFD/g);
  if (broken === 0 ? !text.includes('\uFFFD') : count(/[^\0-\x7f\uFFFD]/g) > broken) return text;
  return PAGES.map((page) => new TextDecoder(page).decode(bytes)).reduce((best, each) =>
    likeness(each) > likeness(best) ? each : best,
  );
};

const LOOKED = 4096;
/** Letters by which an encoding is judged. */
const SAMPLE = 20_000;
const PAGES = ['windows-1251', 'ibm866', 'koi8-r'] as const;

/** By its mark, else by the byte that every second one is: zero of Latin letters, four of Cyrillic ones. */
const wideOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const looked = bytes.subarray(0, LOOKED - (LOOKED % 2));
  if (!looked.includes(0) || bytes.length % 2 === 1) return undefined;
  const isHigh = (parity: number): boolean =>
    looked.every((byte, index) => index % 2 !== parity || byte === 0 || byte === 4 || byte === 0x20);
  return isHigh(1) ? 'utf-16le' : isHigh(0) ? 'utf-16be' : undefined;
};

const LETTERS = [...lettersByUse];
const WEIGHTS = new Map(LETTERS.map((letter, index) => [letter, LETTERS.length - index]));

/** How much a text looks like Russian: frequent letters, and no capital behind a small one. */
const likeness = (text: string): number => {
  const sample = text.slice(0, SAMPLE);
  const signs = sample.match(/[^\0-\x7f\u00AB\u00BB\u2013\u2014\u2116\u00A0]/g) ?? [];
  const weight = signs.reduce((sum, sign) => sum + (WEIGHTS.get(sign.toLowerCase()) ?? -LETTERS.length), 0);
  return weight - LETTERS.length * (sample.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0);
};

/** A table of a file. */
export interface SheetFile extends SheetTable {
  /** The name of the sheet; `''`: it has no name. */
  readonly name: string;
  /** The sheets of its book. */
  readonly sheets: readonly string[];
}

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** What a file is, by its first bytes: its name may say anything. */
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);
/** The older container of Office: `.xls`, and anything that is under a password. */
const isOle = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/** The name of the stream that an encrypted document stands in, as such containers write names. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

/** A page or an XML table that somebody has named `.xls`, and what other programs write as text. */
const MARKUP = /^\s*(?:<(?:\?xml|!|html|head|meta|body|table|style|div)|mime-version:)/i;
const OTHER = /^(?:%PDF|\{\\rtf|ID;P)/;

/**
 * A spreadsheet, XLSX or CSV, whatever its name says. Bounded: so many bytes, packed and unpacked, so many rows and columns; a
 * file that is none, or wants more, is refused. @param columns by which the titles are found @throws SheetRefused
 */
export const readSheet = async (
  bytes: Uint8Array,
  columns: readonly SheetColumn[],
  sheet?: string,
): Promise<SheetFile> => {
  if (bytes.length > limits.sheetFileMb * 1024 * 1024) throw new SheetRefused('tooLarge');
  if (isOle(bytes)) throw new SheetRefused(strFromU8(bytes, true).includes(ENCRYPTED) ? 'encrypted' : 'old');
  if (isZip(bytes)) {
    const { rows, ...book } = await readXlsx(bytes, makePace(), { sheet });
    return { ...book, ...tableOf(rows, { columns, isFixed: true }) };
  }
  const text = decodeText(bytes);
  if (MARKUP.test(text)) throw new SheetRefused('markup');
  if (OTHER.test(text)) throw new SheetRefused('kind');
  return { name: '', sheets: [], ...tableOf(readCsv(text), { columns, isFixed: false }) };
};
