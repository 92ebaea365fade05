import type { TakeOverBody } from '../../contract/rows/bulk';
import type { TakenPart } from '../../contract/takeOver';
import { invalid } from '../ApiError';
import { copyTexts } from '../texts/copies';
import { bulkTexts } from '../texts/refusals';

/** A dish that takes something over from another one. */
export interface Taking {
  readonly id: number;
  readonly from: number;
  readonly parts: readonly TakenPart[];
  /** The version that was seen; another one by now is left. */
  readonly version?: number;
}

/** What taking over asks for. */
export interface AskedTaking {
  /** The other menu; undefined = dishes of one menu take from each other. */
  readonly from: number | undefined;
  readonly rows: readonly Taking[];
  readonly isDry: boolean;
}

/** @throws ApiError 422 for a dish that is named twice, or that takes from one that takes itself */
export const readTaking = ({ from, rows: sent, dry_run: isDry = false }: TakeOverBody): AskedTaking => {
  const rows = sent.map(({ take: parts, ...row }) => ({ ...row, parts }));
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw invalid({ rows: [bulkTexts.ids] });
  // What one takes must not depend on what another has taken.
  if (rows.some((row) => ids.has(row.from))) throw invalid({ rows: [copyTexts.takeRow] });
  return { from, rows, isDry };
};
