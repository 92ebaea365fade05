import {
  becomes,
  kept,
  must,
  type RuleRow,
  refused,
  row,
  wireBecomes,
  wireKept,
  wireRefused,
} from '../RuleRow';

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
const mustTick = must({ type: 'checkbox' });
const mustTell = must(alcohol);

export const choiceRows: readonly RuleRow[] = [
  row('FF-10', 'a required select left empty', must(select), refused('', 'required')),
  row('FF-10', 'a required radio left empty', mustTell, refused('', 'required')),
  row('FT-08', 'a value outside the options', select, refused('3', 'selectFromList')),
  row('FT-08', 'a radio value outside the options', alcohol, refused('maybe', 'selectFromList')),
  row('FT-08', 'an option is sent as the config writes it', select, becomes('2', { f: 2 })),
  row('FT-08', 'options are compared as text', select, wireBecomes({ f: '2' }, { f: 2 })),
  row('PT-21', 'an entity is read by its id', select, wireBecomes({ f: { id: 1, title: 'Кафе' } }, { f: 1 })),
  row('FT-08', 'an optional select left empty is null', select, becomes('', { f: null })),
  row('FT-08', 'false is a choice', mustTell, wireKept({ f: false })),
  row('FT-08', '1 is true where the options are booleans', alcohol, wireBecomes({ f: 1 }, { f: true })),
  row('IV1', 'a list is no choice', select, wireRefused({ f: [1] }, 'selectFromList')),
  row('FT-14', 'fewer than min_items', group({ min_items: 2 }), refused(['1'], 'minItems')),
  row('FT-14', 'none of min_items', group({ min_items: 1 }), refused([], 'minItems')),
  row('FT-14', 'more than max_items', group({ max_items: 1 }), refused(['1', '2'], 'maxItems')),
  row('FT-14', 'as many as asked for', group({ min_items: 2, max_items: 2 }), {
    value: ['1', '2'],
    payload: { f: [1, 2] },
  }),
  row('FT-14', 'the same value twice is one', group({ min_items: 2 }), refused(['1', '1'], 'minItems')),
  row('FT-15', 'a value outside the options', group({}), refused(['1', '9'], 'selectFromList')),
  row('FT-15', 'none of a required group', group({ required: true }), refused([], 'required')),
  row('FT-15', 'an empty list survives', group({}), wireKept({ f: [] })),
  row('FT-15', 'entities are read by their ids', group({}), {
    wire: { f: [{ id: 2, title: 'Ресторан' }] },
    payload: { f: [2] },
  }),
  row('IV1', 'a text is no list', group({}), wireRefused({ f: '1' }, 'invalidFormat')),
  row('FF-17', 'a required checkbox that is not ticked', mustTick, refused(false, 'required')),
  row('FF-17', 'a required checkbox that is ticked', mustTick, kept(true)),
  row('FT-17', 'an optional checkbox may stay off', { type: 'checkbox' }, kept(false)),
  row('FT-17', 'a toggle may stay off', must({ type: 'toggle' }), kept(false)),
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
  row('IV1', 'a word is neither on nor off', { type: 'toggle' }, wireRefused({ f: 'да' }, 'invalidFormat')),
  row('FC-13', 'one of the offered statuses', status, kept('not_displayed')),
  row('FC-13', 'a status nobody offers', status, refused('draft', 'selectFromList')),
  row('FC-13', 'a draft that stays a draft', status, {
    value: 'draft',
    initial: 'draft',
    payload: { f: 'draft' },
  }),
  row(
    'FC-13',
    'without options any status of the specification',
    { type: 'change_status' },
    kept('under_moderation'),
  ),
  row(
    'FC-13',
    'no status of the specification',
    { type: 'change_status' },
    refused('shown', 'selectFromList'),
  ),
  row('FC-13', 'nothing chosen is nothing sent', status, becomes('', {})),
];
