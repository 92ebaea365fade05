import { SaxesParser } from 'saxes';
import { limits } from '../limits';
import type { Pace } from './makePace';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';
import { unzip } from './unzip';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TYPES = '[Content_Types].xml';
const STRINGS = 'xl/sharedStrings.xml';

/** What all parts together may unpack to. */
const UNPACKED_BYTES = 64 * 1024 * 1024;
/** Letters of a cell that are kept: no field takes nearly as many. */
const CELL_LETTERS = 4000;
const MAX_STRINGS = 1_000_000;

interface Book {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** The first sheet of a book that is shown. @throws SheetRefused */
export const readXlsx = async (bytes: Uint8Array, pace: Pace, most = UNPACKED_BYTES): Promise<Book> => {
  const small = [TYPES, WORKBOOK, RELATIONS];
  const outer = await unzip(bytes, { isWanted: (name) => small.includes(name), most, pace });
  if (outer.names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) throw new SheetRefused('macros');
  const type = await typeOfBook(textOf(outer.read(TYPES)), pace);
  if (/macroEnabled/i.test(type)) throw new SheetRefused('macros');
  const book = textOf(outer.read(WORKBOOK));
  const relations = textOf(outer.read(RELATIONS));
  if (!/spreadsheetml\.sheet/.test(type) || book === undefined || relations === undefined)
    throw new SheetRefused('kind');
  const { name, path } = await firstSheet(book, relations, pace);
  const inner = await unzip(bytes, { isWanted: (each) => each === path || each === STRINGS, most, pace });
  const sheet = textOf(inner.read(path));
  if (sheet === undefined) throw new SheetRefused('broken');
  const strings = await stringsIn(textOf(inner.read(STRINGS)), pace);
  return { name, rows: await rowsIn(sheet, strings, pace) };
};

/** What the archive says that the book is; `''`: nothing. */
const typeOfBook = async (types: string | undefined, pace: Pace): Promise<string> => {
  let type = '';
  if (types !== undefined)
    await walk(types, pace, {
      open: (_tag, { PartName, ContentType = '' }) => {
        if (PartName === `/${WORKBOOK}`) type = ContentType;
      },
    });
  return type;
};

const textOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && new TextDecoder('utf-8').decode(bytes);

type Attributes = Readonly<Record<string, string>>;

interface Hearing {
  readonly open: (tag: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
}

/** Letters that are parsed between two turns. */
const LETTERS = 32 * 1024;

/** By local names: some programs write prefixes. No entities of its own, no errors. @throws SheetRefused */
const walk = async (xml: string, pace: Pace, { open, text, close }: Hearing): Promise<void> => {
  const parser = new SaxesParser();
  const broken = (): never => {
    throw new SheetRefused('broken');
  };
  parser.on('error', broken);
  parser.on('doctype', broken);
  parser.on('opentag', ({ name, attributes }) => open(localOf(name), attributes as Attributes));
  parser.on('text', (each) => text?.(each));
  parser.on('cdata', (each) => text?.(each));
  parser.on('closetag', ({ name }) => close?.(localOf(name)));
  for (let from = 0; from < xml.length; from += LETTERS) {
    await pace();
    parser.write(xml.slice(from, from + LETTERS));
  }
  parser.close();
};

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);
const localIn = (attributes: Attributes, wanted: string): string | undefined =>
  Object.entries(attributes).find(([name]) => localOf(name) === wanted && name !== wanted)?.[1];

const firstSheet = async (
  book: string,
  relations: string,
  pace: Pace,
): Promise<{ readonly name: string; readonly path: string }> => {
  const targets = new Map<string, string>();
  await walk(relations, pace, {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  await walk(book, pace, {
    open: (tag, attributes) => {
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(localIn(attributes, 'id') ?? '') ?? '';
      // From the root of the archive, or from the book.
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: attributes.name ?? '', path });
    },
  });
  const [first] = sheets;
  if (!first) throw new SheetRefused('broken');
  return first;
};

/** Texts that cells name by their number; how a word is read aloud is no part of it. */
const stringsIn = async (xml: string | undefined, pace: Pace): Promise<readonly string[]> => {
  const strings: string[] = [];
  if (xml === undefined) return strings;
  let depth = '';
  let isAside = false;
  await walk(xml, pace, {
    open: (tag) => {
      if (tag === 'si') strings.push('');
      if (strings.length > MAX_STRINGS) throw new SheetRefused('bomb');
      if (tag === 'rPh') isAside = true;
      depth = tag;
    },
    text: (text) => {
      if (depth === 't' && !isAside) strings.push(cut((strings.pop() ?? '') + text));
    },
    close: (tag) => {
      if (tag === 'rPh') isAside = false;
      depth = '';
    },
  });
  return strings;
};

const cut = (text: string): string => (text.length > CELL_LETTERS ? text.slice(0, CELL_LETTERS) : text);

/** Rows by their numbers, those that are left out included; what stands behind the columns we read is left out. */
const rowsIn = async (
  xml: string,
  strings: readonly string[],
  pace: Pace,
): Promise<readonly (readonly Cell[])[]> => {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let number = 0;
  let filled = 0;
  let column = -1;
  let type = 'n';
  let depth = '';
  let isAside = false;
  let text = '';
  await walk(xml, pace, {
    open: (tag, { r, t }) => {
      depth = tag;
      if (tag === 'rPh') isAside = true;
      if (tag === 'row') {
        number = numberIn(r) ?? number + 1;
        row = [];
        column = -1;
      }
      if (tag === 'c') {
        column = columnIn(r) ?? column + 1;
        type = t ?? 'n';
        text = '';
      }
    },
    text: (piece) => {
      if ((depth === 'v' || depth === 't') && !isAside) text = cut(text + piece);
    },
    close: (tag) => {
      depth = '';
      if (tag === 'rPh') isAside = false;
      if (tag === 'c' && column < limits.sheetColumns) {
        const cell = cellOf(type, text, strings);
        if (cell !== null) {
          while (row.length < column) row.push(null);
          row[column] = cell;
        }
      }
      if (tag === 'row' && row.length > 0) {
        filled += 1;
        if (filled > limits.maxSheetRows + 1) throw new SheetRefused('tooManyRows');
        rows[number - 1] = row;
      }
    },
  });
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

/** Digits that a spreadsheet means: what stands behind them is how computers write a tenth. */
const DIGITS = 15;

const cellOf = (type: string, text: string, strings: readonly string[]): Cell => {
  if (text === '') return null;
  if (type === 's') return strings[Number(text)] || null;
  if (type !== 'n' && type !== 'b') return text;
  const number = Number(text);
  return Number.isFinite(number) ? Number(number.toPrecision(DIGITS)) : text;
};
