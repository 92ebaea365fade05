import { type RuleRow, row } from '../RuleRow';

const of =
  (type: string, more: object = {}) =>
  (validation_rules: object = {}) => ({ type, validation_rules, ...more });
const time = of('time');
const color = of('color');
const rating = of('rating');
const money = of('money');
const reference = of('reference', { resource: 'menus' });

/** Times, colours, ratings, sums and records of other lists. */
export const everydayRows: readonly RuleRow[] = [
  row('FF-10', 'a required time left empty', time({ required: true }), {
    value: ' ',
    errors: ['errors.required'],
  }),
  row('FF-10', 'no time', time(), { value: '', payload: { f: null } }),
  row('FF-09', 'a time', time(), { value: '09:05', payload: { f: '09:05' } }),
  row('FF-09', 'a time of a database, without its seconds', time(), {
    wire: { f: '09:05:00' },
    payload: { f: '09:05' },
  }),
  row('FF-09', 'an hour that no day has', time(), { value: '24:00', errors: ['errors.closure.time'] }),
  row('IV1', 'a list is no time', time(), { wire: { f: [] }, errors: ['errors.closure.time'] }),

  row('FF-10', 'a required colour left empty', color({ required: true }), {
    value: '',
    errors: ['errors.required'],
  }),
  row('FF-10', 'no colour', color(), { value: '', payload: { f: null } }),
  row('FF-09', 'a colour in short and in capitals', color(), { value: '#FA0', payload: { f: '#ffaa00' } }),
  row('FF-09', 'a colour without its sign', color(), { value: 'b3402f', payload: { f: '#b3402f' } }),
  row('FF-09', 'the name of a colour', color(), { value: 'red', errors: ['errors.color'] }),
  row('IV1', 'a number is no colour', color(), { wire: { f: 5 }, errors: ['errors.color'] }),

  row('FF-10', 'a required rating', rating({ required: true }), { value: null, errors: ['errors.required'] }),
  row('FF-09', 'no rating', rating(), { value: null, payload: { f: null } }),
  row('FF-09', 'five stars, as a form of several parts sends them', rating(), {
    wire: { f: '5' },
    payload: { f: 5 },
  }),
  row('FF-09', 'eight of ten', rating({ max: 10 }), { value: 8, payload: { f: 8 } }),
  row('FF-09', 'half a star', rating(), { value: 4.5, errors: ['errors.rating'] }),
  row('FF-09', 'six of five', rating(), { wire: { f: 6 }, errors: ['errors.rating'] }),

  row('FF-10', 'a required sum left empty', money({ required: true }), {
    value: '',
    errors: ['errors.required'],
  }),
  row('FF-09', 'a sum as people write it', money(), { value: '1 500,50 ₽', payload: { f: '1500.50' } }),
  row('FF-09', 'more digits than a number holds', money(), {
    value: '999999999999999.99',
    payload: { f: '999999999999999.99' },
  }),
  row('FF-09', 'less than nothing', money(), { value: '-1', errors: ['errors.min'] }),
  row('FF-09', 'a part of a kopeck', money(), { value: '1,005', errors: ['errors.maxDecimals'] }),
  row('FF-09', 'less than the rule says', money({ min: 100 }), { value: '99,99', errors: ['errors.min'] }),

  row('FF-10', 'a required record that nobody chose', reference({ required: true }), {
    value: { title: '', id: null },
    errors: ['errors.required'],
  }),
  row('FF-09', 'a record that was chosen', reference(), {
    value: { title: 'Основное', id: 7 },
    payload: { f: 7 },
  }),
  row('FF-09', 'no record', reference(), { value: { title: '', id: null }, payload: { f: null } }),
  row('FF-09', 'an id that came as text', reference(), { wire: { f: '7' }, payload: { f: 7 } }),
  {
    ...row('FF-09', 'a title that was typed and not chosen', reference(), {
      value: { title: 'Осн', id: null },
      errors: ['errors.selectFromList'],
    }),
    serverErrors: [],
  },
  row('IV1', 'what no id can be', reference(), { wire: { f: 'abc' }, errors: ['errors.selectFromList'] }),
];
