import { isRecord } from '../../contract/isRecord';
import type { SheetCategory } from '../../contract/sheets/categories';
import { categoryKindOf } from '../../contract/vocabulary';

/** Rows on their way from where they were pasted to the page that shows what would become of them. */
export interface PastedRows {
  readonly rows: string;
  /** The category that they were pasted into; absent: the menu has none yet. */
  readonly into?: SheetCategory;
}

/** Those that the state of an address carries, which may be anything. */
export const pastedIn = (state: unknown): PastedRows | undefined =>
  isRecord(state) && isPasted(state.pasted) ? state.pasted : undefined;

const isPasted = (raw: unknown): raw is PastedRows =>
  isRecord(raw) &&
  typeof raw.rows === 'string' &&
  (raw.into === undefined ||
    (isRecord(raw.into) &&
      typeof raw.into.id === 'number' &&
      typeof raw.into.title === 'string' &&
      categoryKindOf(raw.into.kind) !== undefined));
