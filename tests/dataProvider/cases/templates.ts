import type { Case } from './Case';

const catalogue = { templates: [{ key: 'bar', title: 'Бар', menu: 'Барная карта', categories: [] }] };
const made = { menu_id: 7, categories: 6, foods: 24, change_id: 31 };

export const templateCases = {
  'templates.read': {
    rule: '[TD-04] the catalogue of templates is one call',
    sends: 'GET /templates',
    answer: catalogue,
    gives: catalogue,
  },
  'templates.apply': {
    rule: '[TD-04] a venue is filled by naming a template',
    input: { params: { pointId: '7' }, body: { key: 'bar' } },
    sends: 'POST /point/7/menus/template',
    body: { key: 'bar' },
    answer: made,
    gives: made,
  },
} as const satisfies Readonly<Record<string, Case>>;
