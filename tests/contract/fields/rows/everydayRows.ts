import { becomes, kept, type RuleRow, refused, row, wireBecomes, wireRefused } from '../RuleRow';

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
  row('FF-10', 'a required time left empty', time({ required: true }), refused(' ', 'required')),
  row('FF-10', 'no time', time(), becomes('', { f: null })),
  row('FF-09', 'a time', time(), kept('09:05')),
  row('FF-09', 'a time of a database, without its seconds', time(), {
    wire: { f: '09:05:00' },
    payload: { f: '09:05' },
  }),
  row('FF-09', 'an hour that no day has', time(), refused('24:00', 'closure.time')),
  row('IV1', 'a list is no time', time(), wireRefused({ f: [] }, 'closure.time')),

  row('FF-10', 'a required colour left empty', color({ required: true }), refused('', 'required')),
  row('FF-10', 'no colour', color(), becomes('', { f: null })),
  row('FF-09', 'a colour in short and in capitals', color(), becomes('#FA0', { f: '#ffaa00' })),
  row('FF-09', 'a colour without its sign', color(), becomes('b3402f', { f: '#b3402f' })),
  row('FF-09', 'the name of a colour', color(), refused('red', 'color')),
  row('IV1', 'a number is no colour', color(), wireRefused({ f: 5 }, 'color')),

  row('FF-10', 'a required rating', rating({ required: true }), refused(null, 'required')),
  row('FF-09', 'no rating', rating(), kept(null)),
  row('FF-09', 'five stars, as a form of several parts sends them', rating(), {
    wire: { f: '5' },
    payload: { f: 5 },
  }),
  row('FF-09', 'eight of ten', rating({ max: 10 }), kept(8)),
  row('FF-09', 'half a star', rating(), refused(4.5, 'rating')),
  row('FF-09', 'six of five', rating(), wireRefused({ f: 6 }, 'rating')),

  row('FF-10', 'a required sum left empty', money({ required: true }), refused('', 'required')),
  row('FF-09', 'a sum as people write it', money(), becomes('1 500,50 ₽', { f: '1500.50' })),
  row('FF-09', 'more digits than a number holds', money(), kept('999999999999999.99')),
  row('FF-09', 'less than nothing', money(), refused('-1', 'min')),
  row('FF-09', 'a part of a kopeck', money(), refused('1,005', 'maxDecimals')),
  row('FF-09', 'less than the rule says', money({ min: 100 }), refused('99,99', 'min')),

  row('FF-10', 'a required record that nobody chose', reference({ required: true }), {
    value: { title: '', id: null },
    errors: ['errors.required'],
  }),
  row('FF-09', 'a record that was chosen', reference(), becomes({ title: 'Основное', id: 7 }, { f: 7 })),
  row('FF-09', 'no record', reference(), becomes({ title: '', id: null }, { f: null })),
  row('FF-09', 'an id that came as text', reference(), wireBecomes({ f: '7' }, { f: 7 })),
  {
    ...row('FF-09', 'a title that was typed and not chosen', reference(), {
      value: { title: 'Осн', id: null },
      errors: ['errors.selectFromList'],
    }),
    serverErrors: [],
  },
  row('IV1', 'what no id can be', reference(), wireRefused({ f: 'abc' }, 'selectFromList')),
];
