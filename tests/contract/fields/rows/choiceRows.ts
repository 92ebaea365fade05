import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const kinds = [
  { value: 1, title: 'Кафе' },
  { value: 2, title: 'Ресторан' },
];
const select = { type: 'select', options: kinds };
const group = (validation_rules: object) => ({ type: 'checkbox_group', options: kinds, validation_rules });
const alcohol = {
  type: 'radio',
  options: [
    { value: false, title: 'Не активен' },
    { value: true, title: 'Активен' },
  ],
};
const status = {
  type: 'change_status',
  options: [
    { value: 'displayed', title: 'Отображается' },
    { value: 'not_displayed', title: 'Не отображается' },
  ],
};

export const choiceRows: readonly RuleRow[] = [
  refuses(
    'FF-10',
    'a required select left empty',
    { ...select, validation_rules: { required: true } },
    typed(''),
    'errors.required',
  ),
  refuses(
    'FF-10',
    'a required radio left empty',
    { ...alcohol, validation_rules: { required: true } },
    typed(''),
    'errors.required',
  ),
  refuses('FT-08', 'a value outside the options', select, typed('3'), 'errors.selectFromList'),
  refuses('FT-08', 'a radio value outside the options', alcohol, typed('maybe'), 'errors.selectFromList'),
  accepts('FT-08', 'an option is sent as the config writes it', select, typed('2'), { f: 2 }),
  accepts('FT-08', 'options are compared as text', select, sent({ f: '2' }), { f: 2 }),
  accepts('PT-21', 'an entity is read by its id', select, sent({ f: { id: 1, title: 'Кафе' } }), { f: 1 }),
  accepts('FT-08', 'an optional select left empty is null', select, typed(''), { f: null }),
  accepts(
    'FT-08',
    'false is a choice',
    { ...alcohol, validation_rules: { required: true } },
    sent({ f: false }),
    { f: false },
  ),
  accepts('FT-08', '1 is true where the options are booleans', alcohol, sent({ f: 1 }), { f: true }),
  refuses('IV1', 'a list is no choice', select, sent({ f: [1] }), 'errors.selectFromList'),
  refuses('FT-14', 'fewer than min_items', group({ min_items: 2 }), typed(['1']), 'errors.minItems'),
  refuses('FT-14', 'none of min_items', group({ min_items: 1 }), typed([]), 'errors.minItems'),
  refuses('FT-14', 'more than max_items', group({ max_items: 1 }), typed(['1', '2']), 'errors.maxItems'),
  accepts('FT-14', 'as many as asked for', group({ min_items: 2, max_items: 2 }), typed(['1', '2']), {
    f: [1, 2],
  }),
  refuses(
    'FT-14',
    'the same value twice is one',
    group({ min_items: 2 }),
    typed(['1', '1']),
    'errors.minItems',
  ),
  refuses('FT-15', 'a value outside the options', group({}), typed(['1', '9']), 'errors.selectFromList'),
  refuses('FT-15', 'none of a required group', group({ required: true }), typed([]), 'errors.required'),
  accepts('FT-15', 'an empty list survives', group({}), sent({ f: [] }), { f: [] }),
  accepts('FT-15', 'entities are read by their ids', group({}), sent({ f: [{ id: 2, title: 'Ресторан' }] }), {
    f: [2],
  }),
  refuses('IV1', 'a text is no list', group({}), sent({ f: '1' }), 'errors.invalidFormat'),
  refuses(
    'FF-17',
    'a required checkbox that is not ticked',
    { type: 'checkbox', validation_rules: { required: true } },
    typed(false),
    'errors.required',
  ),
  accepts(
    'FF-17',
    'a required checkbox that is ticked',
    { type: 'checkbox', validation_rules: { required: true } },
    typed(true),
    { f: true },
  ),
  accepts('FT-17', 'an optional checkbox may stay off', { type: 'checkbox' }, typed(false), { f: false }),
  accepts(
    'FT-17',
    'a toggle may stay off',
    { type: 'toggle', validation_rules: { required: true } },
    typed(false),
    { f: false },
  ),
  ...(['1', 1, true, 'true'] as const).map(
    (on): RuleRow => ({
      id: 'FT-17',
      says: `${JSON.stringify(on)} is on`,
      field: { type: 'toggle' },
      wire: { f: on },
      errors: [],
      payload: { f: true },
    }),
  ),
  ...(['0', 0, false, 'false', null] as const).map(
    (off): RuleRow => ({
      id: 'FT-17',
      says: `${JSON.stringify(off)} is off`,
      field: { type: 'toggle' },
      wire: { f: off },
      errors: [],
      payload: { f: false },
    }),
  ),
  refuses(
    'IV1',
    'a word is neither on nor off',
    { type: 'toggle' },
    sent({ f: 'да' }),
    'errors.invalidFormat',
  ),
  accepts('FC-13', 'one of the offered statuses', status, typed('not_displayed'), { f: 'not_displayed' }),
  refuses('FC-13', 'a status nobody offers', status, typed('draft'), 'errors.selectFromList'),
  accepts('FC-13', 'a draft that stays a draft', status, typed('draft', { initial: 'draft' }), {
    f: 'draft',
  }),
  accepts(
    'FC-13',
    'without options any status of the specification',
    { type: 'change_status' },
    typed('under_moderation'),
    { f: 'under_moderation' },
  ),
  refuses(
    'FC-13',
    'no status of the specification',
    { type: 'change_status' },
    typed('shown'),
    'errors.selectFromList',
  ),
  accepts('FC-13', 'nothing chosen is nothing sent', status, typed(''), {}),
];
