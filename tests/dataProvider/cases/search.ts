import type { Case } from './Case';

const hit = {
  resource: 'foods',
  id: 5,
  title: 'Борщ',
  where: ['Кофе и книги', 'Основное меню', 'Супы'],
  place: { pointId: 1, categoryId: 3, type: 'food' },
  record: { id: 5, title: 'Борщ', price: '390' },
  read_as: 'борщ',
  misspelt: false,
};

export const searchCases = {
  'search.list': {
    rule: '[TD-07] one call finds venues, menus, categories and dishes',
    input: { query: { q: ',jho', pointId: 1 } },
    sends: 'GET /search?q=,jho&pointId=1',
    answer: { results: [hit], current_page: 1, last_page: 1, total: 1, per_page: 1 },
    gives: { data: [hit], total: 1, page: 1, lastPage: 1, isWhole: false },
  },
} as const satisfies Readonly<Record<string, Case>>;
