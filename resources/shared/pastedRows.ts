import { isRecord } from '../../contract/isRecord';
import type { SheetCategory } from '../../contract/sheets/categories';
import { categoryKindOf } from '../../contract/vocabulary';

/** Rows on their way from where they were pasted to the page that shows what would become of them. */
export interface PastedRows {
  readonly rows: string;
  /** The category that they were pasted into; absent: the menu has none yet. */
  readonly into?: SheetCategory;
}

/** What the state of an address carries, which may be anything. */
export const readPasted = (state: unknown): PastedRows | undefined => {
  const raw = isRecord(state) ? state.pasted : undefined;
  if (!isRecord(raw) || typeof raw.rows !== 'string') return undefined;
  const { id, title, kind } = isRecord(raw.into) ? raw.into : {};
  const known = categoryKindOf(kind);
  const isPlace = typeof id === 'number' && typeof title === 'string' && known;
  return { rows: raw.rows, ...(isPlace && { into: { id, title, kind: known } }) };
};
