import type { Endpoint } from './Endpoint';

/** First menus to begin with (docs/spec/4-beyond.md, TD-04). */
export const templatesEndpoints = {
  'templates.read': {
    says: 'Reads the first menus that one can begin with. `[{key, title, menu, categories: [{title, kind, foods: [title]}]}]`.',
    method: 'GET',
    path: '/templates',
    access: 'user',
    answer: { kind: 'values', of: ['templates'] },
    capability: 'templates',
  },
  'templates.apply': {
    says: 'Makes a whole menu as the template `key` has it, hidden from guests, its dishes without prices. Answered by what was made; `change_id` is the entry by which all of it is taken back (`whole`).',
    method: 'POST',
    path: '/point/{pointId}/menus/template',
    access: 'user',
    right: 'create',
    makes: ['menu_general', 'category_general', 'food_general', 'food_composition'],
    body: ['key'],
    answer: { kind: 'values', of: ['menu_id', 'categories', 'foods', 'change_id'] },
    capability: 'templates',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
