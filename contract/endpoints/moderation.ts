import type { Endpoint } from './Endpoint';

/** The moderator's desk (docs/spec/4-beyond.md, MO-01). For those alone whom the backend names as moderators. */
export const moderationEndpoints = {
  'moderation.list': {
    says: 'Lists the venues that wait for a moderator.',
    method: 'GET',
    path: '/moderation',
    access: 'user',
    paged: true,
    answer: { kind: 'list', of: 'waiting' },
    capability: 'moderation',
  },
  'moderation.one': {
    says: 'Reads a venue as its moderator sees it.',
    method: 'GET',
    path: '/moderation/{pointId}',
    access: 'user',
    answer: { kind: 'one', of: 'moderated' },
    capability: 'moderation',
  },
  'moderation.decide': {
    says: 'Approves a venue or sends it back with reasons.',
    method: 'PUT',
    path: '/moderation/{pointId}',
    access: 'user',
    right: 'moderator',
    body: ['decision', 'reason', 'fields', 'version'],
    answer: { kind: 'nothing' },
    capability: 'moderation',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
