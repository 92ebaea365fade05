import { announced, type Endpoint, nothing } from './Endpoint';

export const reviewEndpoints = {
  /** What guests see of a venue, for who runs it (docs/spec/4-beyond.md, GV-09, GV-10). */
  ...announced('guest', {
    'guest.qr': {
      method: 'GET',
      path: '/point/{pointId}/qr',
      query: ['for', 'format', 'menuId', 'table'],
      answer: { kind: 'file', of: ['image/svg+xml', 'image/png'] },
    },
    'guest.preview': { method: 'POST', path: '/preview', answer: { kind: 'values', of: ['url'] } },
  }),
  /** Who changed what (docs/spec/4-beyond.md, HI). */
  ...announced('history', {
    'changes.list': {
      method: 'GET',
      path: '/changes',
      paged: true,
      // `grouped`: what one act has done in a venue is one row, and says how many it has; `batch`: the rows of an act.
      // `timezone`: the reader's, whose days count for what belongs to no venue (docs/spec/3-decisions.md, 22).
      query: ['resource', 'id', 'person', 'pointId', 'kind', 'from', 'to', 'batch', 'grouped', 'timezone'],
      filters: ['title', 'resource', 'person', 'pointId', 'kind', 'createdAt'],
      answer: { kind: 'list', of: 'change' },
    },
    'changes.undo': {
      method: 'POST',
      path: '/changes/{id}/undo',
      answer: { kind: 'list', of: 'undone', under: 'results' },
    },
  }),
  /** The moderator's desk (docs/spec/4-beyond.md, MO-01). For those alone whom the backend names as moderators. */
  ...announced('moderation', {
    'moderation.list': {
      method: 'GET',
      path: '/moderation',
      paged: true,
      answer: { kind: 'list', of: 'waiting' },
    },
    'moderation.one': {
      method: 'GET',
      path: '/moderation/{pointId}',
      answer: { kind: 'one', of: 'moderated' },
    },
    'moderation.decide': { method: 'PUT', path: '/moderation/{pointId}', answer: nothing },
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
