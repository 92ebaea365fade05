import { useNavigate } from 'react-router';
import { readAmount } from '../../../contract/fields/decimal';
import { useCapability, useMay } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { sheetAddress } from '../../shared/menuAddresses';
import type { PastedRows } from '../../shared/pastedRows';
import type { Section } from './board';
import type { Entries, Entry } from './createEntries';

/**
 * Rows that were pasted: shown first, on the page of tables, then added as one act with one way back. Who has no such page sees them
 * under their category, as if each had been typed there: what is refused stays, and is mended in the line.
 */
export const usePaste = (entries: Pick<Entries, 'add'>) => {
  const may = useMay();
  const { pointId = '', menuId = '' } = useParents();
  const navigate = useNavigate();
  const isTable = useCapability('sheets') && may('menus', 'importSheet');
  /** @param section absent: the menu has none yet, so only a table can say what becomes of them */
  const paste = (rows: string, section?: Section): void => {
    if (isTable) {
      const into = section && { id: section.id, title: section.title, kind: section.kind };
      const state: { readonly pasted: PastedRows } = { pasted: { rows, ...(into && { into }) } };
      void navigate(sheetAddress({ pointId, menuId }), { state });
    } else if (section) for (const row of readRows(rows)) entries.add(section.key, row);
  };
  return { paste, table: isTable ? sheetAddress({ pointId, menuId }) : undefined };
};

/** A dish in a line of text: cells apart by tabs, else by semicolons; at most this many lines are read. */
const MOST_ROWS = 5000;

/**
 * Rows as a spreadsheet copies them: name, portion, price. With two columns the second is the price where it is an amount;
 * with a number and its unit in columns of their own they are put together. A heading line is left out.
 */
export const readRows = (pasted: string): readonly Entry[] =>
  pasted
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ROWS)
    .map((line) => readLine(line.split(line.includes('\t') ? '\t' : ';').map(clean)));

/** A cell that holds a quote or a line end stands in quotes. */
const clean = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim();

const readLine = ([title = '', ...rest]: readonly string[]): Entry => {
  const cells = rest.filter((cell, index) => cell !== '' || index === 0);
  const [second = '', third = '', fourth] = cells;
  if (cells.length < 2)
    return readAmount(second) === undefined
      ? { title, portion: second, price: '' }
      : { title, portion: '', price: second };
  if (fourth !== undefined && readAmount(third) === undefined)
    return { title, portion: `${second} ${third}`.trim(), price: fourth };
  return { title, portion: second, price: third };
};
