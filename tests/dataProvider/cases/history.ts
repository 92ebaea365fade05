import { type Case, list } from './Case';

const done = [{ resource: 'foods', id: 5, left: [] }];

export const historyCases = {
  'changes.list': {
    rule: '[HI-06] changes are asked for by record, or filtered by person, venue, kind and date',
    input: { query: { page: 2, per_page: 12, resource: 'foods', id: 5, filters: { person: ['3'] } } },
    sends:
      'GET /changes?page=2&per_page=12&resource=foods&id=5&filters[0][field]=person&filters[0][value][]=3',
    ...list,
  },
  'changes.undo': {
    rule: '[HI-03] one change is taken back by its id, without the fields that were changed since where that is said',
    input: { params: { id: 9 }, body: { rest: true } },
    sends: 'POST /changes/9/undo',
    body: { rest: true },
    answer: { results: done, current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: done, total: 1, page: 1, lastPage: 1, isWhole: false },
  },
} as const satisfies Readonly<Record<string, Case>>;
