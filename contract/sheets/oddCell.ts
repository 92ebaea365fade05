import type { FieldType } from '../fieldConfig';
import { cellErrors, shortMonths } from '../texts/sheets';

/** What a spreadsheet has made of what was typed, or could not make. */
export const ODD_CELLS = ['formula', 'error', 'unreadable', 'day', 'time', 'percent'] as const;
export type OddCell = (typeof ODD_CELLS)[number];

const MONTH = `(?:${shortMonths.join('|')})\\p{L}?`;
const SIGNS: Readonly<Record<OddCell, RegExp>> = {
  formula: new RegExp(`^${cellErrors.formula}$`),
  // `#N/A`, `#REF!`, `#NAME?` in any language, and what is too long for its column.
  error: new RegExp(`^(?:${cellErrors.absent}|#N/A|#[\\p{Lu}\\p{Nd}/_]+[!?]|#{2,})$`, 'u'),
  unreadable: /\uFFFD/,
  day: new RegExp(
    `^(?:\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}-\\d{2})(?:[ T]\\d.*)?$|^\\d{1,2}[.-]${MONTH}\\.?$|^${MONTH}[.-]\\d{2}$`,
    'iu',
  ),
  time: /^\d{1,2}:\d{2}(?::\d{2})?$/,
  percent: /^-?[\d.,\s]+%$/,
};

/** Where one of them is what is meant. */
const MEANT: Partial<Readonly<Record<FieldType, readonly OddCell[]>>> = {
  date: ['day'],
  time: ['time'],
  text: ['time', 'percent'],
  textarea: ['day', 'time', 'percent'],
};

/** What is odd of a cell where a field of this type is read from it. */
export const oddCell = (text: string, type: FieldType): OddCell | undefined =>
  ODD_CELLS.find((odd) => SIGNS[odd].test(text.trim()) && !MEANT[type]?.includes(odd));
