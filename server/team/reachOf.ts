import type { Reach } from '../engine/reach';
import type { Grant } from './grants';

/** The venues that these grants are for, all together. */
export const reachOf = (grants: readonly Grant[]): Reach => ({
  businesses: idList(grants.flatMap(({ businessId, pointIds }) => (pointIds ? [] : [businessId]))),
  points: idList(grants.flatMap(({ pointIds = [] }) => pointIds)),
});

/** The business that a new venue belongs to: the first of which they run all. */
export const homeOf = (grants: readonly Grant[]): number | undefined =>
  grants.find(({ pointIds }) => pointIds === undefined)?.businessId;

const idList = (ids: readonly number[]): string => `{${ids.join(',')}}`;
