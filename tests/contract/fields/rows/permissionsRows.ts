import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const rights = (validation_rules: object = {}) => ({ type: 'permissions', validation_rules });
const chef = {
  levels: { menu_list: ['view', 'edit'], menu_stop: ['view', 'edit'] },
  fields: { food_general: { price: ['view'] } },
};
const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, []]));

export const permissionsRows: readonly RuleRow[] = [
  accepts('TM-02', 'levels by area and what is left of single fields', rights(), typed(chef), chef),
  accepts('TM-02', 'PHP writes nothing as an empty list', rights(), sent({ levels: [], fields: [] }), {
    levels: {},
    fields: {},
  }),
  accepts(
    'TM-02',
    'a section that is no more is kept',
    rights(),
    typed({ ...chef, fields: { old: { x: [] } } }),
  ),
  refuses(
    'TM-02',
    'a role that may nothing, where it must hold something',
    rights({ required: true }),
    typed({ levels: {}, fields: {} }),
    'errors.required',
  ),
  refuses(
    'TM-02',
    'a change without the look at it',
    rights(),
    typed({ levels: { menu_list: ['edit'] }, fields: {} }),
    'errors.invalidFormat@levels.menu_list',
  ),
  refuses(
    'TM-02',
    'an area that nobody knows',
    rights(),
    typed({ levels: { menu_all: ['view'] }, fields: {} }),
    'errors.invalidFormat@levels.menu_all',
  ),
  refuses(
    'TM-02',
    'a permission that nobody knows',
    rights(),
    typed({ levels: {}, fields: { food_general: { price: ['own'] } } }),
    'errors.invalidFormat@fields.food_general',
  ),
  refuses(
    'TM-02',
    'more fields than a form has',
    rights(),
    typed({ levels: {}, fields: { food_general: many } }),
    'errors.invalidFormat@fields',
  ),
];
