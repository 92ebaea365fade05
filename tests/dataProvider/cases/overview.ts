import type { Case } from './Case';

const answer = { venues: [{ id: 1, title: 'Кафе' }], attention: [], start: null, changes: [] };

export const overviewCases = {
  'overview.read': {
    rule: '[TD-03] the overview of all venues is one call without a question',
    sends: 'GET /overview',
    answer,
    gives: answer,
  },
} as const satisfies Readonly<Record<string, Case>>;
