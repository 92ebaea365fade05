import type { LiveChange } from '../../contract/liveEvents';
import { ifAllowed } from '../ApiError';
import type { Grant } from '../team/grants';
import type { Entry } from './changeLog';

/** What of these events somebody may know: those of records that they could list, in venues they reach (TM-11). */
export const seenBy = (
  events: ReadonlyMap<LiveChange, Entry>,
  grantsFor: (key: string) => readonly Grant[],
  pointId?: number,
): readonly LiveChange[] => {
  const known = new Map<string, readonly Grant[]>();
  // Some see the records by another list of them only: who keeps the stop list need not open the menus.
  const grantsOf = ({ resource, also }: LiveChange): readonly Grant[] => {
    const grants =
      known.get(resource) ??
      [resource, ...also].flatMap((group) => ifAllowed(() => grantsFor(`${group}.list`)) ?? []);
    known.set(resource, grants);
    return grants;
  };
  return [...events].flatMap(([event, { businessId }]) => {
    if (pointId !== undefined && event.pointId !== pointId) return [];
    const isTheirs = grantsOf(event).some(
      (grant) => grant.businessId === businessId && (grant.pointIds?.includes(event.pointId) ?? true),
    );
    return isTheirs ? [event] : [];
  });
};

/** The venue that a question names; undefined = all of them. What is no id is no venue. */
export const venueIn = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : NOWHERE;

const NOWHERE = -1;

/** The entry after which somebody wants to hear; undefined = from now on. */
export const markIn = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
