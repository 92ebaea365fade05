/** Spreadsheets read such a cell as a formula, which may fetch or run something on the desk of whoever opens the file. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows for an export: every text that a spreadsheet would calculate is marked as text (OWASP, CSV injection). */
export const harmlessCells = (value: unknown): unknown => {
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (Array.isArray(value)) return value.map(harmlessCells);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, harmlessCells(one)]));
};
