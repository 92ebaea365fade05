import { becomes, type RuleRow, row } from '../RuleRow';

const rights = (validation_rules: object = {}) => ({ type: 'permissions', validation_rules });
const chef = {
  levels: { menu_list: ['view', 'edit'], menu_stop: ['view', 'edit'] },
  fields: { food_general: { price: ['view'] } },
};
const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, []]));

export const permissionsRows: readonly RuleRow[] = [
  row('TM-02', 'levels by area and what is left of single fields', rights(), becomes(chef, chef)),
  row('TM-02', 'PHP writes nothing as an empty list', rights(), {
    wire: { levels: [], fields: [] },
    payload: { levels: {}, fields: {} },
  }),
  row('TM-02', 'a section that is no more is kept', rights(), {
    value: { ...chef, fields: { old: { x: [] } } },
  }),
  row('TM-02', 'a role that may nothing, where it must hold something', rights({ required: true }), {
    value: { levels: {}, fields: {} },
    errors: ['errors.required'],
  }),
  row('TM-02', 'a change without the look at it', rights(), {
    value: { levels: { menu_list: ['edit'] }, fields: {} },
    errors: ['errors.invalidFormat@levels.menu_list'],
  }),
  row('TM-02', 'an area that nobody knows', rights(), {
    value: { levels: { menu_all: ['view'] }, fields: {} },
    errors: ['errors.invalidFormat@levels.menu_all'],
  }),
  row('TM-02', 'a permission that nobody knows', rights(), {
    value: { levels: {}, fields: { food_general: { price: ['own'] } } },
    errors: ['errors.invalidFormat@fields.food_general'],
  }),
  row('TM-02', 'more fields than a form has', rights(), {
    value: { levels: {}, fields: { food_general: many } },
    errors: ['errors.invalidFormat@fields'],
  }),
];
