import { becomes, ROW_TODAY, type RuleRow, row, wireRefused } from '../RuleRow';

const closure = (more: object = {}) => ({
  statusAs: 'text',
  status: 'not_displayed',
  close_begin_date: ROW_TODAY,
  close_begin_time: '00:00',
  close_end_date: '',
  close_end_time: '00:00',
  close_reason: '',
  show_after_time: false,
  ...more,
});
const closePoint = { type: 'close_point' };
const BEGIN = 'close_begin_date';
const END = 'close_end_date';
const wire = {
  status: 'not_displayed',
  close_begin_date: ROW_TODAY,
  close_begin_time: '00:00',
  close_end_date: null,
  close_end_time: '00:00',
  close_reason: null,
  show_after_time: false,
};

export const closureRows: readonly RuleRow[] = [
  row('FC-04', 'a closure without a begin', closePoint, {
    value: closure({ close_begin_date: '' }),
    errors: [`errors.closure.beginRequired@${BEGIN}`],
  }),
  row('FC-05', 'a closure without an end', closePoint, becomes(closure(), { f: wire })),
  row('FC-06', 'an end without a begin', closePoint, {
    value: closure({ close_begin_date: '', close_end_date: '2026-12-01' }),
    errors: [`errors.closure.beginRequired@${BEGIN}`],
  }),
  row('FC-07', 'show again without an end', closePoint, {
    value: closure({ show_after_time: true }),
    errors: [`errors.closure.endRequired@${END}`],
  }),
  row('FC-07', 'show again with an end', closePoint, {
    value: closure({ show_after_time: true, close_end_date: '2026-12-01' }),
    payload: { f: { ...wire, show_after_time: true, close_end_date: '2026-12-01' } },
  }),
  row('FC-08', 'the end the day before the begin', closePoint, {
    value: closure({ close_begin_date: '2026-12-02', close_end_date: '2026-12-01' }),
    errors: [`errors.closure.endBeforeBegin@${END}`],
  }),
  row('FC-08', 'the end an hour before the begin', closePoint, {
    value: closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '11:00' }),
    errors: ['errors.closure.endTimeBeforeBegin@close_end_time'],
  }),
  row('FC-08', 'an end on the day of the begin whose time nobody set', closePoint, {
    value: closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '' }),
    errors: ['errors.closure.endTimeBeforeBegin@close_end_time'],
  }),
  row('FC-06', 'an end time without a date', closePoint, {
    value: closure({ close_end_time: '18:00' }),
    errors: [`errors.closure.endRequired@${END}`],
  }),
  row('FC-06', 'an end time without a date that was stored', closePoint, {
    value: closure({ close_end_time: '18:00', close_reason: 'Ремонт' }),
    initial: closure({ close_end_time: '18:00' }),
    payload: { f: { ...wire, close_end_time: '18:00', close_reason: 'Ремонт' } },
  }),
  row('FC-04', 'a begin time without a date', closePoint, {
    value: closure({ close_begin_date: '', close_begin_time: '18:00' }),
    errors: [`errors.closure.beginRequired@${BEGIN}`],
  }),
  row('FC-08', 'the end at the begin', closePoint, {
    value: closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '12:00' }),
    payload: {
      f: { ...wire, close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '12:00' },
    },
  }),
  row('FC-09', 'yesterday', closePoint, {
    value: closure({ close_begin_date: '2026-11-20' }),
    errors: [`errors.closure.beforeToday@${BEGIN}`],
  }),
  row('FC-09', 'a begin in the past that was not changed', closePoint, {
    value: closure({ close_begin_date: '2026-11-01', close_reason: 'Ремонт' }),
    initial: closure({ close_begin_date: '2026-11-01' }),
    payload: { f: { ...wire, close_begin_date: '2026-11-01', close_reason: 'Ремонт' } },
  }),
  row('FC-10', 'a year from today', closePoint, {
    value: closure({ close_begin_date: '2027-11-21' }),
    payload: { f: { ...wire, close_begin_date: '2027-11-21' } },
  }),
  row('FC-10', 'a year and a day from today', closePoint, {
    value: closure({ close_end_date: '2027-11-22' }),
    errors: [`errors.closure.maxDate@${END}`],
  }),
  row('FC-02', 'a displayed point is not asked for dates', closePoint, {
    value: closure({ status: 'displayed', close_begin_date: '', show_after_time: true }),
    payload: { f: { ...wire, status: 'displayed', close_begin_date: null, show_after_time: true } },
  }),
  row(
    'FC-01',
    'a category writes its status as a flag',
    { ...closePoint, name: 'hide' },
    { wire: { hide: { ...wire, status: false } }, payload: { hide: { ...wire, status: false } } },
  ),
  row('IV9', 'the 30th of February', closePoint, {
    value: closure({ close_begin_date: '2027-02-30' }),
    errors: [`errors.closure.date@${BEGIN}`],
  }),
  row('IV9', 'a time that is none', closePoint, {
    value: closure({ close_begin_time: '25:00' }),
    errors: ['errors.closure.time@close_begin_time'],
  }),
  row('IV1', 'a status that is none', closePoint, {
    wire: { f: { ...wire, status: 'maybe' } },
    errors: ['errors.selectFromList@status'],
  }),
  row('IV1', 'a text is no closure', closePoint, wireRefused({ f: 'closed' }, 'invalidFormat')),
];
