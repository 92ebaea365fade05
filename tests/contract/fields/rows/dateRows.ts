import { accepts, type RuleRow, refuses, sent, typed } from '../RuleRow';

const date = (validation_rules: object = {}) => ({ type: 'date', validation_rules });
const past = date({ max: 0 });
const coming = date({ min: 1, max: 30 });

/** The rows are validated on 2026-11-21. */
export const dateRows: readonly RuleRow[] = [
  refuses('FF-10', 'a required day left empty', date({ required: true }), typed(''), 'errors.required'),
  accepts('FF-10', 'an optional day left empty is null', date(), typed(''), { f: null }),
  accepts('FF-10', 'spaces are an empty day', date(), typed(' '), { f: null }),
  refuses('FF-10', 'spaces are no required day', date({ required: true }), typed(' '), 'errors.required'),
  refuses('FF-09', 'a day the calendar does not have', date(), typed('1988-02-30'), 'errors.closure.date'),
  refuses('FF-09', 'half a day', date(), typed('12.04.19'), 'errors.closure.date'),
  refuses('IV1', 'a list is no day', date(), sent({ f: [] }), 'errors.closure.date'),
  refuses('IV1', 'a number is no day', date(), sent({ f: 5 }), 'errors.closure.date'),
  refuses('FF-09', 'a year that nobody means', date(), typed('0088-04-12'), 'errors.date.min'),
  accepts('FF-09', 'today is not in the future', past, typed('2026-11-21'), { f: '2026-11-21' }),
  refuses('FF-09', 'tomorrow is', past, typed('2026-11-22'), 'errors.date.max'),
  refuses('FF-09', 'a day before the first', coming, typed('2026-11-21'), 'errors.date.min'),
  refuses('FF-09', 'a day after the last', coming, typed('2026-12-22'), 'errors.date.max'),
  accepts(
    'FP6',
    'a bound that no calendar has is none',
    date({ min: 1e308, max: 1e308 }),
    typed('2026-11-21'),
    {
      f: '2026-11-21',
    },
  ),
  accepts('FF-09', 'a day that stays', coming, typed('2020-01-01', { initial: '2020-01-01' }), {
    f: '2020-01-01',
  }),
  accepts('FF-09', 'a moment is read by its day', past, sent({ f: '1988-04-12T00:00:00Z' }), {
    f: '1988-04-12',
  }),
];
