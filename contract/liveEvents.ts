import { isRecord } from './isRecord';

/** What one act has done to records of one kind in one venue. */
export interface LiveChange {
  readonly resource: string;
  /** Other groups of calls that list the same records. */
  readonly also: readonly string[];
  readonly pointId: number;
  /** Empty: too many to be named. */
  readonly ids: readonly number[];
  /** Of a single record: the version that it has now; null = of several, or gone. */
  readonly version: number | null;
}

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
