import { accepts, ROW_TODAY, type RuleRow, refuses, sent, typed } from '../RuleRow';

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
  refuses(
    'FC-04',
    'a closure without a begin',
    closePoint,
    typed(closure({ close_begin_date: '' })),
    `errors.closure.beginRequired@${BEGIN}`,
  ),
  accepts('FC-05', 'a closure without an end', closePoint, typed(closure()), { f: wire }),
  refuses(
    'FC-06',
    'an end without a begin',
    closePoint,
    typed(closure({ close_begin_date: '', close_end_date: '2026-12-01' })),
    `errors.closure.beginRequired@${BEGIN}`,
  ),
  refuses(
    'FC-07',
    'show again without an end',
    closePoint,
    typed(closure({ show_after_time: true })),
    `errors.closure.endRequired@${END}`,
  ),
  accepts(
    'FC-07',
    'show again with an end',
    closePoint,
    typed(closure({ show_after_time: true, close_end_date: '2026-12-01' })),
    { f: { ...wire, show_after_time: true, close_end_date: '2026-12-01' } },
  ),
  refuses(
    'FC-08',
    'the end the day before the begin',
    closePoint,
    typed(closure({ close_begin_date: '2026-12-02', close_end_date: '2026-12-01' })),
    `errors.closure.endBeforeBegin@${END}`,
  ),
  refuses(
    'FC-08',
    'the end an hour before the begin',
    closePoint,
    typed(closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '11:00' })),
    'errors.closure.endTimeBeforeBegin@close_end_time',
  ),
  refuses(
    'FC-08',
    'an end on the day of the begin whose time nobody set',
    closePoint,
    typed(closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '' })),
    'errors.closure.endTimeBeforeBegin@close_end_time',
  ),
  refuses(
    'FC-06',
    'an end time without a date',
    closePoint,
    typed(closure({ close_end_time: '18:00' })),
    `errors.closure.endRequired@${END}`,
  ),
  accepts(
    'FC-06',
    'an end time without a date that was stored',
    closePoint,
    typed(closure({ close_end_time: '18:00', close_reason: 'Ремонт' }), {
      initial: closure({ close_end_time: '18:00' }),
    }),
    { f: { ...wire, close_end_time: '18:00', close_reason: 'Ремонт' } },
  ),
  refuses(
    'FC-04',
    'a begin time without a date',
    closePoint,
    typed(closure({ close_begin_date: '', close_begin_time: '18:00' })),
    `errors.closure.beginRequired@${BEGIN}`,
  ),
  accepts(
    'FC-08',
    'the end at the begin',
    closePoint,
    typed(closure({ close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '12:00' })),
    { f: { ...wire, close_begin_time: '12:00', close_end_date: ROW_TODAY, close_end_time: '12:00' } },
  ),
  refuses(
    'FC-09',
    'yesterday',
    closePoint,
    typed(closure({ close_begin_date: '2026-11-20' })),
    `errors.closure.beforeToday@${BEGIN}`,
  ),
  accepts(
    'FC-09',
    'a begin in the past that was not changed',
    closePoint,
    typed(closure({ close_begin_date: '2026-11-01', close_reason: 'Ремонт' }), {
      initial: closure({ close_begin_date: '2026-11-01' }),
    }),
    { f: { ...wire, close_begin_date: '2026-11-01', close_reason: 'Ремонт' } },
  ),
  accepts('FC-10', 'a year from today', closePoint, typed(closure({ close_begin_date: '2027-11-21' })), {
    f: { ...wire, close_begin_date: '2027-11-21' },
  }),
  refuses(
    'FC-10',
    'a year and a day from today',
    closePoint,
    typed(closure({ close_end_date: '2027-11-22' })),
    `errors.closure.maxDate@${END}`,
  ),
  accepts(
    'FC-02',
    'a displayed point is not asked for dates',
    closePoint,
    typed(closure({ status: 'displayed', close_begin_date: '', show_after_time: true })),
    { f: { ...wire, status: 'displayed', close_begin_date: null, show_after_time: true } },
  ),
  accepts(
    'FC-01',
    'a category writes its status as a flag',
    { ...closePoint, name: 'hide' },
    sent({ hide: { ...wire, status: false } }),
    { hide: { ...wire, status: false } },
  ),
  refuses(
    'IV9',
    'the 30th of February',
    closePoint,
    typed(closure({ close_begin_date: '2027-02-30' })),
    `errors.closure.date@${BEGIN}`,
  ),
  refuses(
    'IV9',
    'a time that is none',
    closePoint,
    typed(closure({ close_begin_time: '25:00' })),
    'errors.closure.time@close_begin_time',
  ),
  refuses(
    'IV1',
    'a status that is none',
    closePoint,
    sent({ f: { ...wire, status: 'maybe' } }),
    'errors.selectFromList@status',
  ),
  refuses('IV1', 'a text is no closure', closePoint, sent({ f: 'closed' }), 'errors.invalidFormat'),
];
