import { ON_CONFLICT, type OnConflict } from '../../contract/copies';
import { limits } from '../../contract/limits';
import { invalid } from '../ApiError';
import { bulkTexts } from '../texts/bulk';
import { copyTexts } from '../texts/copies';

/** What a copy asks for. */
export interface Asked {
  /** The venues; undefined = it is doubled where it stands. */
  readonly to: readonly number[] | undefined;
  readonly onConflict: OnConflict;
  readonly isDry: boolean;
}

interface Body {
  readonly to?: unknown;
  readonly on_conflict?: unknown;
  readonly dry_run?: unknown;
}

/** @throws ApiError 422 */
export const readAsked = ({ to, on_conflict: wanted = 'skip', dry_run: isDry = false }: Body): Asked => {
  const onConflict = ON_CONFLICT.find((each) => each === wanted);
  if (!onConflict) throw invalid({ on_conflict: [copyTexts.onConflict] });
  if (typeof isDry !== 'boolean') throw invalid({ dry_run: [copyTexts.yesOrNo] });
  if (to === undefined) return { to: undefined, onConflict, isDry };
  if (!isIdList(to, limits.maxCopyVenues)) throw invalid({ to: [copyTexts.to] });
  return { to, onConflict, isDry };
};

/** @throws ApiError 422 */
export const readFoodIds = (raw: unknown): readonly number[] => {
  if (!isIdList(raw, limits.maxBulkRows)) throw invalid({ ids: [bulkTexts.ids] });
  return raw;
};

const MAX_ID = 2 ** 31 - 1;

const isIdList = (raw: unknown, most: number): raw is readonly number[] =>
  Array.isArray(raw) &&
  raw.length > 0 &&
  raw.length <= most &&
  new Set(raw).size === raw.length &&
  raw.every(isId);

export const isId = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= MAX_ID;
