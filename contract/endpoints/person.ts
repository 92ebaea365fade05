import { PREFERENCE_KEYS } from '../preferences';
import type { Endpoint } from './Endpoint';

/**
 * What has changed since (docs/spec/4-beyond.md, TD-05, ST-05). Asked with `Accept: text/event-stream` it is a stream that goes on
 * (`contract/liveEvents.ts`) and begins after `Last-Event-ID`; else what came after `since`, at once, for who cannot keep one open.
 */
export const liveEndpoints = {
  'live.read': {
    method: 'GET',
    path: '/events',
    query: ['pointId', 'since'],
    answer: { kind: 'values', of: ['changes', 'last', 'unread', 'reset'] },
    capability: 'events',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What people are told of (docs/spec/4-beyond.md, TD-05). */
export const noticesEndpoints = {
  'notices.list': {
    method: 'GET',
    path: '/notices',
    paged: true,
    filters: ['kind', 'unread'],
    answer: { kind: 'list', of: 'notice' },
    capability: 'notices',
  },
  'notices.read': {
    method: 'PUT',
    path: '/notices/read',
    ids: 'body',
    idsOptional: true,
    answer: { kind: 'values', of: ['unread'] },
    capability: 'notices',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What is going on in all venues that somebody may reach (docs/spec/4-beyond.md, TD-03). */
export const overviewEndpoints = {
  'overview.read': {
    method: 'GET',
    path: '/overview',
    answer: { kind: 'values', of: ['venues', 'attention', 'changes'] },
    capability: 'overview',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What somebody has settled for themselves (docs/spec/4-beyond.md, TD-06). The profile's answer carries the same, once it was saved. */
export const preferencesEndpoints = {
  'preferences.one': {
    method: 'GET',
    path: '/preferences',
    answer: { kind: 'values', of: PREFERENCE_KEYS },
    capability: 'preferences',
  },
  'preferences.update': {
    method: 'PUT',
    path: '/preferences',
    sections: ['preferences'],
    answer: { kind: 'values', of: PREFERENCE_KEYS },
    capability: 'preferences',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** One box that finds everything (docs/spec/4-beyond.md, TD-07). */
export const searchEndpoints = {
  'search.list': {
    method: 'GET',
    path: '/search',
    query: ['q', 'pointId'],
    answer: { kind: 'list', of: 'searchHit', under: 'results' },
    capability: 'search',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Named views of lists (docs/spec/4-beyond.md, TD-09): own ones, and those that a team shares. */
export const viewsEndpoints = {
  'views.list': {
    method: 'GET',
    path: '/views',
    query: ['resource'],
    answer: { kind: 'list', of: 'view' },
    capability: 'views',
  },
  'views.create': {
    method: 'POST',
    path: '/views',
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  'views.update': {
    method: 'PUT',
    path: '/views/{id}',
    answer: { kind: 'one', of: 'view' },
    capability: 'views',
  },
  'views.deleteMany': {
    method: 'DELETE',
    path: '/views',
    ids: 'body',
    answer: { kind: 'nothing' },
    capability: 'views',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
