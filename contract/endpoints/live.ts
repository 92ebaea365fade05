import type { Endpoint } from './Endpoint';

/**
 * What has changed since (docs/spec/4-beyond.md, TD-05, ST-05). Asked with `Accept: text/event-stream` it is a stream that goes on
 * (`contract/liveEvents.ts`) and begins after `Last-Event-ID`; else what came after `since`, at once, for who cannot keep one open.
 */
export const liveEndpoints = {
  'live.read': {
    says: 'Tells what has changed since. Asked with `Accept: text/event-stream` it is a stream that goes on and begins after `Last-Event-ID`; else what came after `since`, at once, for who cannot keep one open.',
    method: 'GET',
    path: '/events',
    access: 'user',
    query: ['pointId', 'since'],
    queryOptional: true,
    streams: true,
    answer: { kind: 'values', of: ['changes', 'last', 'unread', 'reset'] },
    capability: 'events',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
