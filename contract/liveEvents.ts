import { isRecord } from './isRecord';
import type { LiveAnswer } from './rows/person';
import type { Wire } from './rows/Row';

/** What one act has done to records of one kind in one venue. */
export type LiveChange = Wire<typeof LiveAnswer>['changes'][number];

/**
 * The names of what a stream of `GET events` says. `hello` and `notices` carry `{unread}`, `changes` `{changes: [...]}`; after
 * `reset` everything shown must be read again: too much has happened, or the rights are others; `ping` says nothing.
 */
export const LIVE_EVENTS = ['hello', 'changes', 'notices', 'reset', 'ping'] as const;
export type LiveEventName = (typeof LIVE_EVENTS)[number];

export const isLiveChange = (raw: unknown): raw is LiveChange =>
  isRecord(raw) &&
  typeof raw.resource === 'string' &&
  typeof raw.pointId === 'number' &&
  Array.isArray(raw.also) &&
  Array.isArray(raw.ids);
