import { PREFERENCE_KEYS } from '../preferences';
import { announced, type Endpoint, nothing } from './Endpoint';

export const personEndpoints = {
  /**
   * What has changed since (docs/spec/4-beyond.md, TD-05, ST-05). Asked with `Accept: text/event-stream` it is a stream that goes on
   * (`contract/liveEvents.ts`) and begins after `Last-Event-ID`; else what came after `since`, at once, for who cannot keep one open.
   */
  ...announced('events', {
    'live.read': {
      method: 'GET',
      path: '/events',
      query: ['pointId', 'since'],
      answer: { kind: 'values', of: ['changes', 'last', 'unread', 'reset'] },
    },
  }),
  /** What people are told of (docs/spec/4-beyond.md, TD-05). */
  ...announced('notices', {
    'notices.list': {
      method: 'GET',
      path: '/notices',
      paged: true,
      filters: ['kind', 'unread'],
      answer: { kind: 'list', of: 'notice' },
    },
    'notices.read': {
      method: 'PUT',
      path: '/notices/read',
      ids: 'body',
      idsOptional: true,
      answer: { kind: 'values', of: ['unread'] },
    },
  }),
  /** What is going on in all venues that somebody may reach (docs/spec/4-beyond.md, TD-03). */
  ...announced('overview', {
    'overview.read': {
      method: 'GET',
      path: '/overview',
      answer: { kind: 'values', of: ['venues', 'attention', 'changes'] },
    },
  }),
  /** What somebody has settled for themselves (docs/spec/4-beyond.md, TD-06). The profile's answer carries the same, once it was saved. */
  ...announced('preferences', {
    'preferences.one': {
      method: 'GET',
      path: '/preferences',
      answer: { kind: 'values', of: PREFERENCE_KEYS },
    },
    'preferences.update': {
      method: 'PUT',
      path: '/preferences',
      sections: ['preferences'],
      answer: { kind: 'values', of: PREFERENCE_KEYS },
    },
  }),
  /** One box that finds everything (docs/spec/4-beyond.md, TD-07). */
  ...announced('search', {
    'search.list': {
      method: 'GET',
      path: '/search',
      query: ['q', 'pointId'],
      answer: { kind: 'list', of: 'searchHit', under: 'results' },
    },
  }),
  /** Named views of lists (docs/spec/4-beyond.md, TD-09): own ones, and those that a team shares. */
  ...announced('views', {
    'views.list': {
      method: 'GET',
      path: '/views',
      query: ['resource'],
      answer: { kind: 'list', of: 'view' },
    },
    'views.create': { method: 'POST', path: '/views', answer: { kind: 'one', of: 'view' } },
    'views.update': { method: 'PUT', path: '/views/{id}', answer: { kind: 'one', of: 'view' } },
    'views.deleteMany': { method: 'DELETE', path: '/views', ids: 'body', answer: nothing },
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
