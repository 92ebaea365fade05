import type { Endpoint } from './Endpoint';

/** The moderator's desk (docs/spec/4-beyond.md, MO-01). For those alone whom the backend names as moderators. */
export const moderationEndpoints = {
  'moderation.list': {
    method: 'GET',
    path: '/moderation',
    access: 'user',
    paged: true,
    answer: { kind: 'list', of: 'waiting' },
    capability: 'moderation',
  },
  'moderation.one': {
    method: 'GET',
    path: '/moderation/{pointId}',
    access: 'user',
    answer: { kind: 'one', of: 'moderated' },
    capability: 'moderation',
  },
  'moderation.decide': {
    method: 'PUT',
    path: '/moderation/{pointId}',
    access: 'user',
    body: ['decision', 'reason', 'fields', 'version'],
    answer: { kind: 'nothing' },
    capability: 'moderation',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
