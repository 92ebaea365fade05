import { setImmediate } from 'node:timers/promises';
import { strToU8, zip } from 'fflate';
import type { Cell, Sheet } from '../../contract/sheets/Sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The same rows are the same bytes, whenever they are asked for. */
const MADE = '2000-01-01T00:00:00';

/** Rows between which others get their turn. */
const AT_ONCE = 200;
/** As wide as its longest cell, within reason. */
const WIDTHS = { least: 8, most: 44, looked: 200 };

/**
 * A spreadsheet as Excel and LibreOffice read it. A text is a text and nothing else (`inlineStr`): whatever it begins with, no
 * program takes it for a formula.
 */
export const xlsxOf = async (name: string, sheet: Sheet): Promise<Buffer> => {
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': await worksheet(sheet),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
  // Packed in a thread of its own.
  return new Promise((resolve, reject) =>
    zip(bytes, { level: 6, mtime: MADE }, (error, packed) =>
      error ? reject(error) : resolve(Buffer.from(packed)),
    ),
  );
};

/** Cell styles: 0 plain, 1 a title. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const worksheet = async ({ titles, rows }: Sheet): Promise<string> => {
  const out = [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`,
    ...titles.map((title, index) => {
      const at = index + 1;
      return `<col min="${at}" max="${at}" width="${widthOf(title, rows, index)}" customWidth="1"/>`;
    }),
    '</cols><sheetData>',
    rowOf(1, titles, ' s="1"'),
  ];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    out.push(rowOf(index + 2, row));
  }
  out.push('</sheetData></worksheet>');
  return out.join('');
};

const widthOf = (title: string, rows: Sheet['rows'], index: number): number => {
  const lengths = rows.slice(0, WIDTHS.looked).map((row) => String(row[index] ?? '').length);
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, title.length, ...lengths) + 2);
};

const rowOf = (number: number, cells: readonly Cell[], style = ''): string =>
  `<row r="${number}">${cells.map((cell, index) => cellOf(cell, `${letters(index)}${number}`, style)).join('')}</row>`;

const cellOf = (cell: Cell, at: string, style: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`;
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

/** A, B, ... Z, AA, ... */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** What XML cannot hold at all is left out: no text of ours has it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: leaving them out is the point
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    // Else it would be read as the sign of that number.
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#13;');
