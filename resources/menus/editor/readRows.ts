import { readAmount } from '../../../contract/fields/decimal';
import type { Entry } from './createEntries';

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
