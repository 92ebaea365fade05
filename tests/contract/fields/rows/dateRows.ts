import { becomes, kept, type RuleRow, refused, row, wireRefused } from '../RuleRow';

const date = (validation_rules: object = {}) => ({ type: 'date', validation_rules });
const past = date({ max: 0 });
const coming = date({ min: 1, max: 30 });

/** The rows are validated on 2026-11-21. */
export const dateRows: readonly RuleRow[] = [
  row('FF-10', 'a required day left empty', date({ required: true }), refused('', 'required')),
  row('FF-10', 'an optional day left empty is null', date(), becomes('', { f: null })),
  row('FF-10', 'spaces are an empty day', date(), becomes(' ', { f: null })),
  row('FF-10', 'spaces are no required day', date({ required: true }), refused(' ', 'required')),
  row('FF-09', 'a day the calendar does not have', date(), refused('1988-02-30', 'closure.date')),
  row('FF-09', 'half a day', date(), refused('12.04.19', 'closure.date')),
  row('IV1', 'a list is no day', date(), wireRefused({ f: [] }, 'closure.date')),
  row('IV1', 'a number is no day', date(), wireRefused({ f: 5 }, 'closure.date')),
  row('FF-09', 'a year that nobody means', date(), refused('0088-04-12', 'date.min')),
  row('FF-09', 'today is not in the future', past, kept('2026-11-21')),
  row('FF-09', 'tomorrow is', past, refused('2026-11-22', 'date.max')),
  row('FF-09', 'a day before the first', coming, refused('2026-11-21', 'date.min')),
  row('FF-09', 'a day after the last', coming, refused('2026-12-22', 'date.max')),
  row('FP6', 'a bound that no calendar has is none', date({ min: 1e308, max: 1e308 }), kept('2026-11-21')),
  row('FF-09', 'a day that stays', coming, {
    value: '2020-01-01',
    initial: '2020-01-01',
    payload: { f: '2020-01-01' },
  }),
  row('FF-09', 'a moment is read by its day', past, {
    wire: { f: '1988-04-12T00:00:00Z' },
    payload: { f: '1988-04-12' },
  }),
];
