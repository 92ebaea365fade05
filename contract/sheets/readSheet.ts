import { strFromU8 } from 'fflate';
import { limits } from '../limits';
import { readCsv } from './csv';
import { makePace } from './makePace';
import { readXlsx } from './readXlsx';
import type { Cell } from './Sheet';
import { SheetRefused } from './SheetRefused';

/** A table as a file holds it, with the lines its rows stand in. */
export interface SheetFile {
  /** What the sheet is called; `''`: it has no name. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly lines: readonly number[];
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

/**
 * A spreadsheet, XLSX or CSV, whatever its name says. Bounded: so many bytes, packed and unpacked, so many rows and columns; a
 * file that is none, or wants more, is refused. @throws SheetRefused
 */
export const readSheet = async (bytes: Uint8Array): Promise<SheetFile> => {
  if (bytes.length > limits.sheetFileMb * 1024 * 1024) throw new SheetRefused('tooLarge');
  if (isOle(bytes)) throw new SheetRefused(strFromU8(bytes, true).includes(ENCRYPTED) ? 'encrypted' : 'old');
  const { name, rows } = isZip(bytes)
    ? await readXlsx(bytes, makePace())
    : { name: '', rows: readCsv(bytes) };
  return tableOf(name, rows);
};

/** The first row with anything in it has the titles; rows without anything are left out. */
const tableOf = (name: string, all: readonly (readonly Cell[])[]): SheetFile => {
  const filled = [...all.entries()].filter(([, row]) => row?.some((cell) => cell !== null && cell !== ''));
  const [head, ...body] = filled;
  if (!head || body.length === 0) throw new SheetRefused('empty');
  if (body.length > limits.maxSheetRows) throw new SheetRefused('tooManyRows');
  const titles = head[1].map((cell) => String(cell ?? '').trim());
  const width = Math.max(titles.length, ...body.map(([, row]) => row.length));
  return {
    name,
    titles: Array.from({ length: width }, (_, index) => titles[index] ?? ''),
    rows: body.map(([, row]) => row),
    lines: body.map(([index]) => index + 1),
  };
};
