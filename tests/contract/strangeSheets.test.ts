import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { oddCell } from '../../contract/sheets/oddCell';
import { SheetRefused } from '../../contract/sheets/SheetRefused';
import { read, utf8 } from './dishSheet';

type Rows = readonly (readonly unknown[])[];
/** A book as another program writes it; `merges` as `A2:A4`. */
const book = (sheets: Readonly<Record<string, Rows>>, merges: readonly string[] = []) => {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(made, sheet, name);
  }
  return new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }));
};

/** A text in a code page that nobody encodes to any more, by turning its decoder round. */
const encoded = (text: string, page: string): Uint8Array => {
  const signs = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text].map((sign) => signs.indexOf(sign)));
};
const wide = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
  return isBig ? bytes.map((_, index) => bytes[index ^ 1] ?? 0) : bytes;
};

/** Rows of texts, their cells parted by bars; an empty one holds nothing. */
const cells = (...rows: readonly string[]): Rows =>
  rows.map((row) => row.split('|').map((cell) => cell || null));

const HEAD = ['Категория', 'Название', 'Цена'];
const SHORT = ['Название', 'Цена'];
const TITLES = 'Категория;Название;Цена\n';
const PLAIN = `${TITLES}Супы;Уха;300\nСупы;ЩИ СУТОЧНЫЕ;250\n`;
const PLAIN_ROWS = cells('Супы|Уха|300', 'Супы|ЩИ СУТОЧНЫЕ|250');
const soup = (...more: readonly unknown[]) => ['Супы', 'Уха', ...more];
const salad = ['Салаты', 'Оливье', 200];

describe('a file of others', () => {
  it.each<readonly [string, () => Uint8Array, Rows, Rows]>([
    ['in UTF-8 with its mark', () => utf8(`\uFEFF${PLAIN}`), [HEAD], PLAIN_ROWS],
    ['of Windows', () => encoded(PLAIN, 'windows-1251'), [HEAD], PLAIN_ROWS],
    ['of DOS', () => encoded(PLAIN, 'ibm866'), [HEAD], PLAIN_ROWS],
    ['of Unix', () => encoded(PLAIN, 'koi8-r'), [HEAD], PLAIN_ROWS],
    [
      'of DOS in capitals',
      () => encoded(PLAIN.toUpperCase(), 'ibm866'),
      cells('КАТЕГОРИЯ|НАЗВАНИЕ|ЦЕНА'),
      cells('СУПЫ|УХА|300', 'СУПЫ|ЩИ СУТОЧНЫЕ|250'),
    ],
    ['in UTF-16 without its mark', () => wide(PLAIN, false), [HEAD], PLAIN_ROWS],
    ['in big-endian UTF-16 without its mark', () => wide(PLAIN, true), [HEAD], PLAIN_ROWS],
    ['in big-endian UTF-16', () => wide(`\uFEFF${PLAIN}`, true), [HEAD], PLAIN_ROWS],
    [
      'with one bad byte',
      () => Uint8Array.from([...utf8(`${TITLES}Супы;Уха `), 0xff, ...utf8(' наша;300\n')]),
      [HEAD],
      cells('Супы|Уха \uFFFD наша|300'),
    ],
    ['that says what separates', () => utf8(`sep=;\n${PLAIN}`), [HEAD], PLAIN_ROWS],
    [
      'with commas in more cells than titles',
      () => utf8('Название;Цена;Состав\nУха;350,50;рыба, лук, соль, вода\nЩи;300,00;капуста, соль\n'),
      cells('Название|Цена|Состав'),
      cells('Уха|350,50|рыба, лук, соль, вода', 'Щи|300,00|капуста, соль'),
    ],
    [
      'with a title above',
      () => utf8(`Меню, осень, 2026 год\n\nКафе «Юг»;;\n${TITLES}Супы;Уха;300\n`),
      [HEAD],
      cells('Супы|Уха|300'),
    ],
    [
      'with its titles on every page',
      () => utf8(`${PLAIN}${TITLES}Супы;Борщ;1\n`),
      [HEAD],
      [...PLAIN_ROWS, ...cells('Супы|Борщ|1')],
    ],
    [
      'with the category in a merged cell below a title',
      () => book({ Меню: [['Меню'], HEAD, soup(300), [null, 'Щи', 250], salad] }, ['A1:C1', 'A3:A4']),
      [HEAD],
      [soup(300), ['Супы', 'Щи', 250], salad],
    ],
    [
      'with the category in a line of its own',
      () => book({ Меню: [SHORT, ['Супы'], ['Уха', 300], ['Щи', 250], ['Салаты'], ['Оливье', 200]] }),
      cells('Название|Цена|Категория'),
      [
        ['Уха', 300, 'Супы'],
        ['Щи', 250, 'Супы'],
        ['Оливье', 200, 'Салаты'],
      ],
    ],
    [
      'with the category in a line of its own and in its column',
      () => utf8(`${TITLES}Супы;;\n;Уха;300\n;Щи;250\nСалаты;;\n;Оливье;200\n`),
      [HEAD],
      cells('Супы|Уха|300', 'Супы|Щи|250', 'Салаты|Оливье|200'),
    ],
    [
      'with the category once for the rows under it',
      () => utf8(`${TITLES}Супы;Уха;300\n;Щи;250\n;Борщ;250\nСалаты;Оливье;200\n;Цезарь;200\n`),
      [HEAD],
      cells('Супы|Уха|300', 'Супы|Щи|250', 'Супы|Борщ|250', 'Салаты|Оливье|200', 'Салаты|Цезарь|200'),
    ],
    [
      'that lacks a category here and there: nothing is guessed',
      () => utf8(`${TITLES}Супы;Уха;300\n;Щи;250\nСупы;Борщ;250\n`),
      [HEAD],
      cells('Супы|Уха|300', '|Щи|250', 'Супы|Борщ|250'),
    ],
    [
      'with names alone below two titles: they are no categories',
      () => utf8('Название;Цена\nУха;\nЩи;\n'),
      [SHORT],
      cells('Уха|', 'Щи|'),
    ],
    [
      'with the unit in a title',
      () =>
        utf8(
          'Категория;Название;Цена, руб.;Выход, г\nСупы;Уха;300;250\nСупы;Щи;300;250/30\nСупы;Квас;100;0,5 л\n',
        ),
      cells('Категория|Название|Цена, руб.|Выход, г'),
      cells('Супы|Уха|300|250 г', 'Супы|Щи|300|250/30 г', 'Супы|Квас|100|0,5 л'),
    ],
    [
      'of an empty sheet and another',
      () => book({ Обложка: [['Меню']], Еда: [HEAD, soup(300)] }),
      [HEAD],
      [soup(300)],
    ],
  ])('%s is read', async (_what, made, [titles], rows) => {
    expect(await read(made())).toMatchObject({ titles, rows });
  });

  it('of several sheets names them, and any of them is read', async () => {
    const bytes = book({ Еда: [HEAD, soup(300)], Напитки: [HEAD, ['Чай', 'Сенча', 150]] });
    expect(await read(bytes)).toMatchObject({ name: 'Еда', sheets: ['Еда', 'Напитки'] });
    expect(await read(bytes, 'Напитки')).toMatchObject({ name: 'Напитки', rows: [['Чай', 'Сенча', 150]] });
  });

  it('tells the row that is wider than its titles: a comma has made two cells of a price', async () => {
    const { beyond, lines } = await read(
      utf8('Категория,Название,Цена,Описание\nСупы,Борщ,350,50,Со сметаной\nСупы,Щи,300,Кислые\n'),
    );
    expect([...beyond]).toEqual([[lines[0], 'Со сметаной']]);
  });

  it.each<readonly [string, string, object]>([
    [
      'a stray quote',
      'Категория;Название;Цена\nСупы;"Южный" борщ;350\nСупы;Щи;300\n',
      { fault: 'quote', line: 2 },
    ],
    ['a stray quote behind a declaration', 'sep=;\na;b\n1;2\n3;"4\n', { fault: 'quote', line: 4 }],
    ['a page', '\uFEFF  <html><body><table><tr><td>Цена</td></tr></table>', { fault: 'markup' }],
    ['a table of 2003', '<?xml version="1.0"?><Workbook/>', { fault: 'markup' }],
    ['a page with its pictures', 'MIME-Version: 1.0\nX: y', { fault: 'markup' }],
    ['SYLK', 'ID;PWXL;N;E\nC;X1;Y1;K"a"', { fault: 'kind' }],
    ['a PDF', '%PDF-1.7\n1 0 obj', { fault: 'kind' }],
    ['RTF', '{\\rtf1\\ansi', { fault: 'kind' }],
  ])('that is %s is refused for that', async (_what, text, reason) => {
    const error = await read(utf8(text)).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(SheetRefused);
    expect(error).toMatchObject(reason);
  });
});

/** A book by hand: cells as XML, and the formats of its styles 1, 2, ... */
const byHand = (
  cells: string,
  { formats = [] as readonly string[], is1904 = false, entryOf = (name: string): string => name } = {},
) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml':
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        'xl/workbook.xml': `<workbook xmlns:r="o"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="A" r:id="a"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/styles.xml': `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((code, index) => `<xf numFmtId="${/^\d+$/.test(code) && code !== '0' ? code : 200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
        'xl/sharedStrings.xml': '<sst><si><t>a_x000D_b</t></si></sst>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c t="str"><v>Название</v></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
      }).map(([name, text]) => [entryOf(name), strToU8(text)]),
    ),
  );

describe('a cell of a book', () => {
  it.each<readonly [string, string, unknown]>([
    ['dd/mm/yyyy', '46154', '12.05.2026'],
    ['14', '46154', '12.05.2026'],
    ['d mmm', '46154', '12.05.2026'],
    ['[$-419]d\\ mmm;@', '46154', '12.05.2026'],
    ['mmmm', '46154', '12.05.2026'],
    ['22', '46154.5', '12.05.2026 12:00'],
    ['14', '1', '01.01.1900'],
    ['14', '-3', '####'],
    ['h:mm', '0.3958333333333333', '09:30'],
    ['[h]:mm', '1.25', '30:00'],
    ['20', '0.5', '12:00'],
    ['0%', '0.1', '10 %'],
    ['10', '0.125', '12,5 %'],
    ['# ##0.00\\ &quot;₽&quot;', '350', 350],
    ['0&quot; дней&quot;', '350', 350],
    ['#,##0.00\\ [$₽-419]', '350.5', 350.5],
    ['_-* #,##0_-', '350', 350],
    ['0.00E+00', '350', 350],
    ['General', '45424', 45424],
  ])('of the format %s holds %s as %s', async (code, value, shown) => {
    const { rows } = await read(byHand(`<c s="1"><v>${value}</v></c>`, { formats: [code] }));
    expect(rows).toEqual([[shown]]);
  });

  it.each<readonly [string, unknown]>([
    ['<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['<c t="b"><v>1</v></c>', 'ИСТИНА'],
    ['<c t="d"><v>2026-05-12T00:00:00</v></c>', '12.05.2026'],
    ['<c><f>A1*2</f><v>700</v></c>', 700],
    ['<c><f>A1*2</f><v/></c>', '#ФОРМУЛА!'],
    ['<c t="shared"><f t="shared" si="0"/></c>', '#ФОРМУЛА!'],
    ['<c t="s"><v>0</v></c>', 'a\rb'],
  ])('%s is %j', async (cell, shown) => {
    expect((await read(byHand(cell))).rows).toEqual([[shown]]);
  });

  it('counts its days from 1904 where its book does; a text that is not there is a damaged book', async () => {
    const made = byHand('<c s="1"><v>44692</v></c>', { formats: ['14'], is1904: true });
    expect((await read(made)).rows).toEqual([['12.05.2026']]);
    await expect(read(byHand('<c t="s"><v>7</v></c>'))).rejects.toMatchObject({ fault: 'broken' });
  });

  it.each<readonly [string, (name: string) => string]>([
    ['1C writes them', (name) => name.replace('sharedStrings', 'SharedStrings')],
    ['in small letters', (name) => name.toLowerCase()],
    ['with the separator of Windows', (name) => name.replaceAll('/', '\\')],
  ])('is found where its archive names the parts as %s', async (_what, entryOf) => {
    expect((await read(byHand('<c t="s"><v>0</v></c>', { entryOf }))).rows).toEqual([['a\rb']]);
  });

  it('is odd where a program has made something else of what was typed', () => {
    const odd = (text: string) => oddCell(text, 'number');
    expect(
      ['12.05.2026', '12.05.2026 12:00', '2026-05-12', '12.май', 'май.26', '01/02/2026'].map(odd),
    ).toEqual(Array(6).fill('day'));
    expect(['#N/A', '#ДЕЛ/0!', '#ИМЯ?', '#ССЫЛКА!', '#Н/Д', '#ЗНАЧ!', '####'].map(odd)).toEqual(
      Array(7).fill('error'),
    );
    expect(['#ФОРМУЛА!', '09:30', '10 %', 'Уха \uFFFD'].map(odd)).toEqual([
      'formula',
      'time',
      'percent',
      'unreadable',
    ]);
    expect(['350', '8 марта', 'Суп дня', '#1 бургер', '#БУРГЕР', '12.05', ''].map(odd)).toEqual(
      Array(7).fill(undefined),
    );
    expect([oddCell('12.05.2026', 'textarea'), oddCell('12.05.2026', 'text')]).toEqual([undefined, 'day']);
  });
});
