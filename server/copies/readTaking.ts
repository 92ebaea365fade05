import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import { invalid } from '../ApiError';
import { bulkTexts } from '../texts/bulk';
import { copyTexts } from '../texts/copies';
import { isId } from './readAsked';

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

interface Body {
  readonly from?: unknown;
  readonly rows?: unknown;
  readonly dry_run?: unknown;
}

/** @throws ApiError 422 */
export const readTaking = ({ from, rows: raw, dry_run: isDry = false }: Body): AskedTaking => {
  if (from !== undefined && !isId(from)) throw invalid({ from: [copyTexts.fromMenu] });
  if (typeof isDry !== 'boolean') throw invalid({ dry_run: [copyTexts.yesOrNo] });
  const sent: readonly unknown[] = Array.isArray(raw) ? raw : [];
  if (sent.length === 0 || sent.length > limits.maxBulkRows) throw invalid({ rows: [bulkTexts.ids] });
  const rows = sent.map(readRow);
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw invalid({ rows: [bulkTexts.ids] });
  // What one takes must not depend on what another has taken.
  if (rows.some((row) => ids.has(row.from))) throw invalid({ rows: [copyTexts.takeRow] });
  return { from, rows, isDry };
};

const readRow = (raw: unknown): Taking => {
  const { id, from, take, version, ...rest } = isRecord(raw) ? raw : {};
  const asked: readonly unknown[] = Array.isArray(take) ? take : [];
  const parts = TAKEN_PARTS.filter((part) => asked.includes(part));
  const isWhole = parts.length > 0 && parts.length === asked.length && Object.keys(rest).length === 0;
  if (!isId(id) || !isId(from) || id === from || !isWhole || !(version === undefined || isId(version)))
    throw invalid({ rows: [copyTexts.takeRow] });
  return { id, from, parts, ...(version !== undefined && { version }) };
};
