/** Why a file is not read. */
export const SHEET_FAULTS = [
  'kind',
  'old',
  'encrypted',
  'macros',
  'markup',
  'quote',
  'broken',
  'tooLarge',
  'bomb',
  'empty',
  'tooManyRows',
  'slow',
] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];

/** The words stand with who shows them. */
export class SheetRefused extends Error {
  override readonly name = 'SheetRefused';

  constructor(
    readonly fault: SheetFault,
    /** Where it stands, from 1. */
    readonly line?: number,
  ) {
    super(`The spreadsheet is refused: ${fault}.`);
  }
}
