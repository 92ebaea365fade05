import { type RuleRow, row } from '../RuleRow';

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
const mustTick = { type: 'checkbox', validation_rules: { required: true } };
const mustTell = { ...alcohol, validation_rules: { required: true } };

export const choiceRows: readonly RuleRow[] = [
  row(
    'FF-10',
    'a required select left empty',
    { ...select, validation_rules: { required: true } },
    { value: '', errors: ['errors.required'] },
  ),
  row('FF-10', 'a required radio left empty', mustTell, { value: '', errors: ['errors.required'] }),
  row('FT-08', 'a value outside the options', select, { value: '3', errors: ['errors.selectFromList'] }),
  row('FT-08', 'a radio value outside the options', alcohol, {
    value: 'maybe',
    errors: ['errors.selectFromList'],
  }),
  row('FT-08', 'an option is sent as the config writes it', select, { value: '2', payload: { f: 2 } }),
  row('FT-08', 'options are compared as text', select, { wire: { f: '2' }, payload: { f: 2 } }),
  row('PT-21', 'an entity is read by its id', select, {
    wire: { f: { id: 1, title: 'Кафе' } },
    payload: { f: 1 },
  }),
  row('FT-08', 'an optional select left empty is null', select, { value: '', payload: { f: null } }),
  row('FT-08', 'false is a choice', mustTell, { wire: { f: false }, payload: { f: false } }),
  row('FT-08', '1 is true where the options are booleans', alcohol, { wire: { f: 1 }, payload: { f: true } }),
  row('IV1', 'a list is no choice', select, { wire: { f: [1] }, errors: ['errors.selectFromList'] }),
  row('FT-14', 'fewer than min_items', group({ min_items: 2 }), {
    value: ['1'],
    errors: ['errors.minItems'],
  }),
  row('FT-14', 'none of min_items', group({ min_items: 1 }), { value: [], errors: ['errors.minItems'] }),
  row('FT-14', 'more than max_items', group({ max_items: 1 }), {
    value: ['1', '2'],
    errors: ['errors.maxItems'],
  }),
  row('FT-14', 'as many as asked for', group({ min_items: 2, max_items: 2 }), {
    value: ['1', '2'],
    payload: { f: [1, 2] },
  }),
  row('FT-14', 'the same value twice is one', group({ min_items: 2 }), {
    value: ['1', '1'],
    errors: ['errors.minItems'],
  }),
  row('FT-15', 'a value outside the options', group({}), {
    value: ['1', '9'],
    errors: ['errors.selectFromList'],
  }),
  row('FT-15', 'none of a required group', group({ required: true }), {
    value: [],
    errors: ['errors.required'],
  }),
  row('FT-15', 'an empty list survives', group({}), { wire: { f: [] }, payload: { f: [] } }),
  row('FT-15', 'entities are read by their ids', group({}), {
    wire: { f: [{ id: 2, title: 'Ресторан' }] },
    payload: { f: [2] },
  }),
  row('IV1', 'a text is no list', group({}), { wire: { f: '1' }, errors: ['errors.invalidFormat'] }),
  row('FF-17', 'a required checkbox that is not ticked', mustTick, {
    value: false,
    errors: ['errors.required'],
  }),
  row('FF-17', 'a required checkbox that is ticked', mustTick, { value: true, payload: { f: true } }),
  row(
    'FT-17',
    'an optional checkbox may stay off',
    { type: 'checkbox' },
    { value: false, payload: { f: false } },
  ),
  row(
    'FT-17',
    'a toggle may stay off',
    { type: 'toggle', validation_rules: { required: true } },
    { value: false, payload: { f: false } },
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
  row(
    'IV1',
    'a word is neither on nor off',
    { type: 'toggle' },
    { wire: { f: 'да' }, errors: ['errors.invalidFormat'] },
  ),
  row('FC-13', 'one of the offered statuses', status, {
    value: 'not_displayed',
    payload: { f: 'not_displayed' },
  }),
  row('FC-13', 'a status nobody offers', status, { value: 'draft', errors: ['errors.selectFromList'] }),
  row('FC-13', 'a draft that stays a draft', status, {
    value: 'draft',
    initial: 'draft',
    payload: { f: 'draft' },
  }),
  row(
    'FC-13',
    'without options any status of the specification',
    { type: 'change_status' },
    { value: 'under_moderation', payload: { f: 'under_moderation' } },
  ),
  row(
    'FC-13',
    'no status of the specification',
    { type: 'change_status' },
    { value: 'shown', errors: ['errors.selectFromList'] },
  ),
  row('FC-13', 'nothing chosen is nothing sent', status, { value: '', payload: {} }),
];
