import { isRecord } from '../../contract/isRecord';
import type { Visibility } from '../../contract/visibility/visibilityOf';
import { readVisibility } from '../visibility/readVisibility';

/** What a preview may tell of a moment that is not now. */
export interface Difference {
  readonly resource: string;
  readonly title: string;
  readonly change: string;
  readonly visibility: Visibility | undefined;
}

/** A page of guests to be looked at, and what is told beside it; a backend may tell nothing but the address. */
export interface Preview {
  readonly url: string;
  /** Both moments, ISO. */
  readonly now: string | undefined;
  readonly at: string | undefined;
  readonly zone: string | undefined;
  readonly visibility: Visibility | undefined;
  readonly differences: readonly Difference[] | undefined;
}

/** undefined = nothing that a frame could show */
export const readPreview = (raw: unknown): Preview | undefined => {
  if (!isRecord(raw) || typeof raw.url !== 'string' || !/^(?:\/(?!\/)|https?:\/\/)/.test(raw.url))
    return undefined;
  const { url, now, at, timezone, differences } = raw;
  return {
    url,
    now: momentOf(now),
    at: momentOf(at),
    zone: typeof timezone === 'string' ? timezone : undefined,
    visibility: readVisibility({ ...raw, id: 0 }),
    differences: Array.isArray(differences) ? differences.filter(isRecord).map(readDifference) : undefined,
  };
};

const momentOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

const readDifference = (raw: Readonly<Record<string, unknown>>): Difference => ({
  resource: String(raw.resource),
  title: typeof raw.title === 'string' ? raw.title : '',
  change: String(raw.change),
  visibility: readVisibility({ ...raw, id: 0 }),
});
