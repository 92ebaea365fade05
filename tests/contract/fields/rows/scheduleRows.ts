import { must, type RuleRow, row, wireKept, wireRefused } from '../RuleRow';

const day = (begin: string, end: string, more: object = {}) => ({
  begin,
  end,
  around_the_clock: false,
  is_enabled: true,
  ...more,
});
const closed = day('10:00', '22:00', { is_enabled: false });
/** Monday as given, the rest closed. */
const week = (monday: object, all_days: unknown = closed) => ({
  f: { all_days, 1: monday, 2: closed, 3: closed, 4: closed, 5: closed, 6: closed, 7: closed },
});
const REST = { tue: closed, wed: closed, thu: closed, fri: closed, sat: closed, sun: closed };
const INVALID = 'schedule.invalid';
/** Monday with these hours, the rest closed. */
const open = (...hours: Parameters<typeof day>) => week(day(...hours));
const invalid = (wire: ReturnType<typeof week>, key: string) => wireRefused(wire, INVALID, key);
const graphic = { type: 'graphic' };
const overnight = { type: 'graphic', validation_rules: { allow_overnight: true } };

export const scheduleRows: readonly RuleRow[] = [
  row('FS-03', 'no schedule stays none', graphic, wireKept({ f: null })),
  row(
    'FF-10',
    'no schedule where one is required',
    must({ type: 'graphic' }),
    wireRefused({ f: null }, 'required'),
  ),
  row('FS-01', 'one working day', graphic, wireKept(open('10:00', '22:00'))),
  row('FS-05', 'an hour without its zero', graphic, invalid(open('9:00', '22:00'), 'schedule.time@1.begin')),
  row('FS-05', '24:00', graphic, invalid(open('10:00', '24:00'), 'schedule.time@1.end')),
  row('FS-05', 'no time at all', graphic, invalid(open('', '22:00'), 'schedule.time@1.begin')),
  row(
    'FS-05',
    'a number',
    graphic,
    invalid(week({ ...day('10:00', '22:00'), begin: {} }), 'schedule.time@1.begin'),
  ),
  row('FS-06', 'the end before the begin', graphic, invalid(open('22:00', '10:00'), 'schedule.order@1.end')),
  row('FS-06', 'the end at the begin', graphic, invalid(open('10:00', '10:00'), 'schedule.order@1.end')),
  row(
    'FS-06',
    'a closed day is not judged',
    graphic,
    wireKept({ f: { ...open('10:00', '22:00').f, 2: day('22:00', '10:00', { is_enabled: false }) } }),
  ),
  row('FS-07', 'round the clock', graphic, wireKept(open('22:00', '10:00', { around_the_clock: true }))),
  row('FS-07', 'round the clock without times', graphic, wireKept(open('', '', { around_the_clock: true }))),
  row('FS-08', 'both 00:00', graphic, wireKept(open('00:00', '00:00'))),
  row('FS-09', 'no working day', graphic, wireRefused(week(closed), 'schedule.noDays')),
  row(
    'FS-09',
    'no working day under one schedule for all',
    graphic,
    wireKept(week(closed, day('10:00', '22:00'))),
  ),
  row(
    'FS-06',
    'one schedule for all, backwards',
    graphic,
    invalid(week(closed, day('22:00', '10:00')), 'schedule.order@all_days.end'),
  ),
  row('FS-10', 'past midnight where it is allowed', overnight, wireKept(open('18:00', '02:00'))),
  row('FS-10', 'until midnight where it is allowed', overnight, wireKept(open('18:00', '00:00'))),
  row(
    'FS-13',
    'the menu area writes mon to sun',
    { ...graphic, week: 'names' },
    {
      wire: open('10:00', '22:00'),
      payload: { f: { all_days: closed, mon: day('10:00', '22:00'), ...REST } },
    },
  ),
  row('IV1', 'a text is no schedule', graphic, wireRefused({ f: 'ежедневно' }, INVALID)),
  row(
    'IV1',
    'a text is no day',
    graphic,
    invalid(week(day('10:00', '22:00'), 'x'), 'schedule.invalid@all_days'),
  ),
];
