import { Unzip, UnzipInflate } from 'fflate';
import type { Pace } from './makePace';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';
import { type Attributes, localOf, walkXml } from './walkXml';
import { readFormats } from './xlsxFormats';
import { cut, rowsIn, unescaped } from './xlsxRows';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TYPES = '[content_types].xml';
const STRINGS = 'xl/sharedstrings.xml';
const STYLES = 'xl/styles.xml';

/** Names in an archive differ by no case (ECMA-376, part 2): 1C writes `xl/SharedStrings.xml`, others part folders by `\\`. */
const entryOf = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

/** What all parts together may unpack to. */
const UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;

interface Book {
  readonly name: string;
  /** The sheets that are shown. */
  readonly sheets: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface Options {
  /** The sheet that is read; absent: the first with more than a row in it. */
  readonly sheet?: string | undefined;
  readonly most?: number;
}

/** A sheet of a book. @throws SheetRefused */
export const readXlsx = async (
  bytes: Uint8Array,
  pace: Pace,
  { sheet, most = UNPACKED_BYTES }: Options = {},
): Promise<Book> => {
  const small = [TYPES, WORKBOOK, RELATIONS];
  const outer = await unzip(bytes, { isWanted: (name) => small.includes(name), most, pace });
  if (outer.names.some((name) => /(^|\/)vbaproject\.bin$/.test(name))) throw new SheetRefused('macros');
  const type = await typeOfBook(textOf(outer.read(TYPES)), pace);
  if (/macroEnabled/i.test(type)) throw new SheetRefused('macros');
  const book = textOf(outer.read(WORKBOOK));
  const relations = textOf(outer.read(RELATIONS));
  if (!/spreadsheetml\.sheet/.test(type) || book === undefined || relations === undefined)
    throw new SheetRefused('kind');
  const { sheets, is1904 } = await sheetsIn(book, relations, pace);
  const names = sheets.map(({ name }) => name);
  let first: Book | undefined;
  for (const { name, path } of sheets.filter((each) => sheet === undefined || each.name === sheet)) {
    const wanted = [path, STRINGS, STYLES];
    const inner = await unzip(bytes, { isWanted: (each) => wanted.includes(each), most, pace });
    const xml = textOf(inner.read(path));
    if (xml === undefined) throw new SheetRefused('broken');
    const strings = await stringsIn(textOf(inner.read(STRINGS)), pace);
    const formats = await readFormats(textOf(inner.read(STYLES)), pace);
    const read = { name, sheets: names, rows: await rowsIn(xml, { strings, formats, is1904 }, pace) };
    if (read.rows.filter(({ length }) => length > 0).length > 1) return read;
    first ??= read;
  }
  if (!first) throw new SheetRefused('broken');
  return first;
};

/** What the archive says that the book is; `''`: nothing. */
const typeOfBook = async (types: string | undefined, pace: Pace): Promise<string> => {
  let type = '';
  if (types !== undefined)
    await walkXml(types, pace, {
      open: (_tag, { PartName, ContentType = '' }) => {
        if (entryOf(PartName ?? '') === `/${WORKBOOK}`) type = ContentType;
      },
    });
  return type;
};

const textOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && new TextDecoder('utf-8').decode(bytes);

const localIn = (attributes: Attributes, wanted: string): string | undefined =>
  Object.entries(attributes).find(([name]) => localOf(name) === wanted && name !== wanted)?.[1];

/** The sheets that are shown and hold cells, and the year from which the book counts its days. */
const sheetsIn = async (book: string, relations: string, pace: Pace) => {
  const targets = new Map<string, string>();
  await walkXml(relations, pace, {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target);
    },
  });
  const sheets: { readonly name: string; readonly path: string }[] = [];
  let is1904 = false;
  await walkXml(book, pace, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(localIn(attributes, 'id') ?? '') ?? '';
      if (/(?:chart|dialog)sheets\//.test(target)) return;
      // From the root of the archive, or from the book.
      const path = entryOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      sheets.push({ name: attributes.name ?? '', path });
    },
  });
  return { sheets, is1904 };
};

/** Texts that cells name by their number; how a word is read aloud is no part of it. */
const stringsIn = async (xml: string | undefined, pace: Pace): Promise<readonly string[]> => {
  const strings: string[] = [];
  if (xml === undefined) return strings;
  let depth = '';
  let isAside = false;
  await walkXml(xml, pace, {
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
  return strings.map(unescaped);
};

/** Pieces of the archive handed on at a time: what they unpack to is counted in between. */
const PIECE = 4 * 1024;
const MAX_ENTRIES = 5000;

interface Unzipped {
  /** Every file of the archive by its name, read or not. */
  readonly names: readonly string[];
  readonly read: (name: string) => Uint8Array | undefined;
}

/**
 * Unpacks the files of an archive that are wanted, piece by piece, and stops where they grow beyond the limit together: what an
 * archive says of its own sizes counts for nothing. @throws SheetRefused
 */
const unzip = async (
  bytes: Uint8Array,
  {
    isWanted,
    most,
    pace,
  }: { readonly isWanted: (name: string) => boolean; readonly most: number; readonly pace: Pace },
): Promise<Unzipped> => {
  const names: string[] = [];
  const found = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const archive = new Unzip((file) => {
    const name = entryOf(file.name);
    names.push(name);
    if (names.length > MAX_ENTRIES) throw new SheetRefused('bomb');
    if (!isWanted(name)) return;
    const pieces: Uint8Array[] = [];
    found.set(name, pieces);
    file.ondata = (error, piece) => {
      // What is thrown in here comes back as its error.
      if (error) throw refusalOf(error);
      unpacked += piece.length;
      if (unpacked > most) throw new SheetRefused('bomb');
      pieces.push(piece);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += PIECE) {
      await pace();
      archive.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return {
    names,
    read: (name) => {
      const pieces = found.get(name);
      return pieces && joined(pieces);
    },
  };
};

const refusalOf = (error: unknown): SheetRefused =>
  error instanceof SheetRefused ? error : new SheetRefused('broken');

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
