import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What the built-in export button writes CSV with: read when it is pressed, not with the first row of every list, and
 * never given a cell that a spreadsheet would take for a formula.
 */
const CSV_WRITER = 'jsonexport/dist/index.js';
const CSV_CELLS = fileURLToPath(new URL('../kit/list/harmlessCells.ts', import.meta.url));
export const lazyCsvWriter = (): Plugin => ({
  name: 'carte-lazy-csv',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === CSV_WRITER && importer?.includes('/ra-core/') ? '\0lazy-csv' : undefined,
  load: (id) =>
    id === '\0lazy-csv'
      ? `export default (data, done) => Promise.all([import('${CSV_WRITER}'), import(${JSON.stringify(CSV_CELLS)})])
           .then(([writer, { harmlessCells }]) => writer.default(harmlessCells(data), done));`
      : undefined,
});
