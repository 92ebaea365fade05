import type { Case } from './Case';

const view = {
  id: 5,
  resource: 'foods',
  title: 'Дорогие',
  state: { sort: 'price', order: 'DESC' },
  is_shared: true,
  is_own: true,
  is_locked: false,
  author: 'Анна',
};

export const viewCases = {
  'views.list': {
    rule: 'views of one list come whole',
    input: { query: { resource: 'foods' } },
    sends: 'GET /views?resource=foods',
    answer: { data: [view], current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: [view], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
  'views.create': {
    rule: 'a view is kept under a name, for oneself or for the team',
    input: { body: { resource: 'foods', title: 'Дорогие', is_shared: true, state: { sort: 'price' } } },
    sends: 'POST /views',
    body: { resource: 'foods', title: 'Дорогие', is_shared: true, state: { sort: 'price' } },
    answer: view,
    gives: view,
  },
  'views.update': {
    rule: 'a view is named or shared anew',
    input: { params: { id: '5' }, body: { title: 'Дешёвые' } },
    sends: 'PUT /views/5',
    body: { title: 'Дешёвые' },
    answer: view,
    gives: view,
  },
  'views.deleteMany': {
    rule: 'views are deleted by their ids',
    input: { ids: ['5'] },
    sends: 'DELETE /views',
    body: { ids: [5] },
    answer: {},
    gives: {},
  },
} as const satisfies Readonly<Record<string, Case>>;
