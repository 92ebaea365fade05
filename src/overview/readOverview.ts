import type { Change, City, StoredFile } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import type { Visibility } from '../../contract/visibility/visibilityOf';
import { isChange } from '../../kit/history/isChange';
import type { ListPlace } from '../../kit/queryRouter/useListAddress';
import { readVisibility } from '../../kit/visibility/readVisibility';

export interface VenueCardData {
  readonly id: number;
  readonly title: string;
  readonly city?: City | null;
  readonly street?: string | null;
  readonly house?: string | null;
  readonly status?: string;
  readonly cover?: StoredFile | null;
  readonly opening?: { readonly is_open: boolean; readonly until: string | null } | null;
  /** Null: the role does not see the stop list. */
  readonly stopped?: number | null;
  readonly visibility: Visibility;
}

export interface AttentionPlace extends ListPlace {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly titles: readonly string[];
  readonly count: number;
}

export interface AttentionData {
  readonly kind: string;
  readonly count: number;
  readonly places: readonly AttentionPlace[];
}

const STEPS = ['venue', 'hours', 'menu', 'photo', 'code', 'show', 'page'] as const;
export type StepKey = (typeof STEPS)[number];

export interface Step {
  readonly key: StepKey;
  readonly isDone: boolean;
}

/** What a new owner has still to do. */
export interface Start {
  readonly venue: { readonly id: number; readonly title: string } | null;
  readonly steps: readonly Step[];
}

export interface Overview {
  readonly start: Start | undefined;
  readonly venues: readonly VenueCardData[];
  readonly attention: readonly AttentionData[];
  readonly changes: readonly Change[];
}

/** The answer of the call; what of it cannot be read is left out. */
export const readOverview = (answer: Readonly<Record<string, unknown>>): Overview => ({
  start: readStart(answer.start),
  venues: listOf(answer.venues).filter(isVenue),
  attention: listOf(answer.attention).filter(isAttention),
  changes: listOf(answer.changes).filter(isChange),
});

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

const isVenue = (raw: unknown): raw is VenueCardData =>
  isRecord(raw) &&
  typeof raw.id === 'number' &&
  typeof raw.title === 'string' &&
  readVisibility({ id: raw.id, visibility: raw.visibility }) !== undefined;

const isAttention = (raw: unknown): raw is AttentionData =>
  isRecord(raw) &&
  typeof raw.kind === 'string' &&
  typeof raw.count === 'number' &&
  listOf(raw.places).length > 0 &&
  listOf(raw.places).every(
    (place) =>
      isRecord(place) && isRecord(place.parents) && isRecord(place.filter) && Array.isArray(place.titles),
  );

const readStart = (raw: unknown): Start | undefined => {
  if (!isRecord(raw)) return undefined;
  const { venue } = raw;
  const steps = listOf(raw.steps).flatMap((step) => {
    const key = isRecord(step) ? STEPS.find((each) => each === step.key) : undefined;
    return key && isRecord(step) ? [{ key, isDone: step.is_done === true }] : [];
  });
  if (steps.length === 0) return undefined;
  const isNamed = isRecord(venue) && typeof venue.id === 'number' && typeof venue.title === 'string';
  return { steps, venue: isNamed ? { id: Number(venue.id), title: String(venue.title) } : null };
};
