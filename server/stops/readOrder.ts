import { limits } from '../../contract/limits';
import { STOP_TERMS, type StopTerm } from '../../contract/vocabulary';
import { invalid } from '../ApiError';
import { menuAreaTexts } from '../texts/menuArea';

/** How long a stop shall last and why, as it was asked for. */
export interface Order {
  /** `default`: as the venue has settled; undefined: nothing was said. */
  readonly until: StopTerm | 'default' | Date | undefined;
  readonly reason: string | null;
}

/** @throws ApiError 422 for a moment that has passed or is too far away, or words that are too many */
export const readOrder = (
  raw: { readonly until?: unknown; readonly reason?: unknown },
  now: Date,
): Order => ({
  until: readUntil(raw.until, now),
  reason: readReason(raw.reason),
});

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const readUntil = (raw: unknown, now: Date): Order['until'] => {
  // Answers say null where a stop has no end.
  if (raw === null) return 'open';
  if (raw === undefined || raw === 'default') return raw;
  const term = STOP_TERMS.find((each) => each === raw);
  if (term) return term;
  const moment = typeof raw === 'string' && MOMENT.test(raw) ? new Date(raw) : undefined;
  const ahead = moment ? moment.getTime() - now.getTime() : Number.NaN;
  if (moment && ahead > 0 && ahead <= limits.stopYearsAhead * YEAR_MS) return moment;
  throw invalid({ until: [menuAreaTexts.stopUntil] });
};

const readReason = (raw: unknown): string | null => {
  if (raw === undefined || raw === null) return null;
  const text = typeof raw === 'string' ? raw.trim() : undefined;
  if (text === undefined || [...text].length > limits.stopReasonMax)
    throw invalid({ reason: [menuAreaTexts.stopReason] });
  return text === '' ? null : text;
};

/** A switch of a call's body. @throws ApiError 422 */
export const readSwitch = (name: string, raw: unknown): boolean => {
  if (raw === undefined) return false;
  if (typeof raw !== 'boolean') throw invalid({ [name]: [menuAreaTexts.stopSwitch] });
  return raw;
};

const MAX_ID = 2 ** 31 - 1;

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID;

/** Distinct ids of dishes, one at least unless it `mayBeEmpty`. @throws ApiError 422 */
export const readFoodIds = (name: string, raw: unknown, mayBeEmpty = false): readonly number[] => {
  const ids = Array.isArray(raw) ? raw : [];
  const isMissing = ids.length === 0 && !(mayBeEmpty && (raw === undefined || Array.isArray(raw)));
  if (isMissing || ids.length > limits.maxBulkIds || !ids.every(isId))
    throw invalid({ [name]: [menuAreaTexts.stopIds] });
  return [...new Set(ids)];
};
