import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits';
import { csvOf } from '../../contract/sheets/csv';
import { makePace } from '../../contract/sheets/makePace';
import { readXlsx } from '../../contract/sheets/readXlsx';
import { SheetRefused } from '../../contract/sheets/SheetRefused';
import { read, utf8 } from './dishSheet';

const ROWS = [
  ['ID', 'Название', 'Цена, ₽'],
  [1, 'Борщ', 390.5],
  [null, '=1+1', 300],
];

/** A book as another program writes it. */
const book = (
  rows: readonly (readonly unknown[])[],
  bookType: 'xlsx' | 'xlsm' | 'xlsb' | 'xls' | 'ods' = 'xlsx',
) => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Осень');
  return new Uint8Array(write(made, { type: 'array', bookType, compression: true }));
};

const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
/** A book by hand, its sheet and shared texts as they are given. */
const byHand = (sheet: string | Uint8Array, more: Readonly<Record<string, string>> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(more.types ?? TYPES),
    'xl/workbook.xml': strToU8(
      '<x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="Тайный" state="hidden" r:id="a"/><x:sheet name="Осень" r:id="b"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Target="worksheets/no.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet7.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet7.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
    ...(more.strings === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(more.strings) }),
    ...(more.vba === undefined ? {} : { 'xl/vbaProject.bin': strToU8(more.vba) }),
  });

const faultOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await read(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof SheetRefused) return error.fault;
    throw error;
  }
};
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

describe('a spreadsheet', () => {
  it('of another program is read: its first sheet, texts, numbers and the lines of its rows', async () => {
    const { name, titles, rows, lines } = await read(book([ROWS[0] ?? [], [], ...ROWS.slice(1)]));
    expect([name, titles, lines]).toEqual(['Осень', ROWS[0], [3, 4]]);
    expect(rows).toEqual(ROWS.slice(1));
  });

  it('is read by what its cells hold: what a formula came to, rich texts, prefixes, gaps; hidden sheets are not', async () => {
    const { name, titles, rows } = await read(
      byHand(
        '<x:worksheet xmlns:x="m"><x:sheetData>' +
          '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Цена</x:t></x:is></x:c></x:row>' +
          '<x:row r="5"><x:c t="str"><x:f>A1&amp;"!"</x:f><x:v>Борщ!</x:v></x:c><x:c r="C5"><x:v>0.30000000000000004</x:v></x:c></x:row>' +
          '<x:row r="6"><x:c r="C6" t="e"><x:v>#N/A</x:v></x:c></x:row>' +
          '</x:sheetData></x:worksheet>',
        { strings: '<sst><si><r><t>Назва</t></r><r><t>ние</t></r><rPh><t>x</t></rPh></si></sst>' },
      ),
    );
    expect([name, titles]).toEqual(['Осень', ['Название', '', 'Цена']]);
    expect(rows).toEqual([
      ['Борщ!', null, 0.3],
      [null, null, '#N/A'],
    ]);
  });

  it('as CSV is read as we write it, and as Russian Windows does', async () => {
    const sheet = {
      titles: ['Название', 'Цена'],
      rows: [
        ['=1+1', 390.5],
        ['\'-x;\n"да"', null],
      ],
    };
    expect(await read(utf8(csvOf(sheet)))).toMatchObject({
      titles: sheet.titles,
      rows: [
        ['=1+1', '390,5'],
        ['\'-x;\n"да"', null],
      ],
    });
    // «Щи;300» of code page 1251
    const old = Uint8Array.from([
      0xcd, 0xe0, 0xe7, 0x3b, 0x31, 0x0d, 0x0a, 0xd9, 0xe8, 0x3b, 0x33, 0x30, 0x30,
    ]);
    expect(await read(old)).toMatchObject({ titles: ['Наз', '1'], rows: [['Щи', '300']] });
    const wide = new Uint8Array(
      new Uint16Array([...'\uFEFFa\tb\nЩи\t3'].map((sign) => sign.charCodeAt(0))).buffer,
    );
    expect(await read(wide)).toMatchObject({ titles: ['a', 'b'], rows: [['Щи', '3']] });
  });
});

describe('[SP-04] a file that is none', () => {
  const ole = (rest: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...latin(rest)]);
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

  it.each<readonly [string, () => Uint8Array, string]>([
    ['under a password', () => ole([...'EncryptedPackage'].join('\0')), 'encrypted'],
    ['of the old Excel', () => book(ROWS, 'xls'), 'old'],
    ['with macros by its type', () => book(ROWS, 'xlsm'), 'macros'],
    ['with macros inside', () => byHand(sheet(''), { vba: 'x' }), 'macros'],
    ['of the binary Excel', () => book(ROWS, 'xlsb'), 'kind'],
    ['of OpenDocument', () => book(ROWS, 'ods'), 'kind'],
    ['of Word', () => byHand(sheet(''), { types: '<Types/>' }), 'kind'],
    ['an archive of anything', () => zipSync({ 'a.txt': strToU8('a') }), 'kind'],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'kind'],
    ['cut off', () => book(ROWS).slice(0, 900), 'broken'],
    [
      'damaged',
      () => book(ROWS).map((byte, index) => (index > 60 && index < 300 ? byte ^ 0x55 : byte)),
      'broken',
    ],
    ['that is no XML', () => byHand('<worksheet><sheetData><row>'), 'broken'],
    ['with entities of its own', () => byHand('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), 'broken'],
    ['with a line beyond the last', () => byHand(sheet(row(4_000_000_000, '<c><v>1</v></c>'))), 'broken'],
    ['empty', () => new Uint8Array(), 'empty'],
    ['with titles only', () => book([ROWS[0] ?? []]), 'empty'],
    ['larger than one may be', () => new Uint8Array(limits.sheetFileMb * 1024 * 1024 + 1), 'tooLarge'],
    ['with an open quote', () => utf8('a;b\n"c;d\ne;f'), 'quote'],
    ['of too many rows', () => utf8(`a;b\n${'1;2\n'.repeat(limits.maxSheetRows + 1)}`), 'tooManyRows'],
    [
      'of too many rows in XLSX',
      () => byHand(sheet('<row><c><v>1</v></c></row>'.repeat(limits.maxSheetRows + 2))),
      'tooManyRows',
    ],
    ['that unpacks to much more than it is', () => byHand(new Uint8Array(80 * 1024 * 1024)), 'bomb'],
    [
      'of more entries than any book',
      () =>
        zipSync(
          Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}`, new Uint8Array()])),
        ),
      'bomb',
    ],
  ])('%s is refused', async (_what, made, fault) => {
    expect(await faultOf(made())).toBe(fault);
  });

  it('stops unpacking where the limit is passed: of a bomb no more is ever in memory', async () => {
    const bomb = byHand(new Uint8Array(30 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readXlsx(bomb, makePace(), { most: 1024 * 1024 })).rejects.toThrow(/bomb/);
  });

  it('that takes too long is given up, and until then others have their turns', async () => {
    let now = 0;
    const pace = makePace(() => now);
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 0);
    for (; now < 60_000; now += 1000) await pace();
    now += 1;
    await expect(pace()).rejects.toThrow(/slow/);
    clearInterval(other);
    expect(turns).toBeGreaterThan(0);
  });

  it('in no way makes the reader fail otherwise: bytes that were turned over are read or refused', async () => {
    const whole = book(ROWS);
    for (let at = 0; at < whole.length; at += 7) {
      const turned = whole.slice();
      turned[at] = (turned[at] ?? 0) ^ 0xff;
      expect(await faultOf(turned)).toEqual(expect.any(String));
    }
  });
});
