import { strFromU8 } from 'fflate';
import { limits } from '../limits';
import type { SheetColumn } from './columns';
import { readCsv } from './csv';
import { decodeText } from './decodeText';
import { makePace } from './makePace';
import { readXlsx } from './readXlsx';
import { SheetRefused } from './SheetRefused';
import { type SheetTable, tableOf } from './tableOf';

/** A table of a file. */
export interface SheetFile extends SheetTable {
  /** What the sheet is called; `''`: it has no name. */
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
