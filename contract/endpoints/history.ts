import type { Endpoint } from './Endpoint';

/** Who changed what (docs/spec/4-beyond.md, HI). */
export const historyEndpoints = {
  'changes.list': {
    says: 'Lists who changed what. `grouped`: what one act has done in a venue is one row, and says how many it has; `batch`: the rows of an act.',
    method: 'GET',
    path: '/changes',
    access: 'user',
    paged: true,
    // `grouped`: what one act has done in a venue is one row, and says how many it has; `batch`: the rows of an act.
    // `timezone`: the reader's, whose days count for what belongs to no venue (docs/spec/3-decisions.md, 22).
    query: ['resource', 'id', 'person', 'pointId', 'kind', 'from', 'to', 'batch', 'grouped', 'timezone'],
    queryOptional: true,
    filters: ['title', 'resource', 'person', 'pointId', 'kind', 'createdAt'],
    answer: { kind: 'list', of: 'change' },
    capability: 'history',
  },
  'changes.undo': {
    says: 'Takes a change back. `rest`: without the fields that were changed since; `whole`: everything that the same act did in the venue.',
    method: 'POST',
    path: '/changes/{id}/undo',
    access: 'user',
    right: 'edit',
    body: ['rest', 'whole'],
    answer: { kind: 'list', of: 'undone', under: 'results' },
    capability: 'history',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
