import { accepts, type RuleRow, refuses, sent } from '../RuleRow';

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
const INVALID = 'errors.schedule.invalid';
const graphic = { type: 'graphic' };
const overnight = { type: 'graphic', validation_rules: { allow_overnight: true } };

export const scheduleRows: readonly RuleRow[] = [
  accepts('FS-03', 'no schedule stays none', graphic, sent({ f: null }), { f: null }),
  refuses(
    'FF-10',
    'no schedule where one is required',
    { type: 'graphic', validation_rules: { required: true } },
    sent({ f: null }),
    'errors.required',
  ),
  accepts(
    'FS-01',
    'one working day',
    graphic,
    sent(week(day('10:00', '22:00'))),
    week(day('10:00', '22:00')),
  ),
  refuses(
    'FS-05',
    'an hour without its zero',
    graphic,
    sent(week(day('9:00', '22:00'))),
    INVALID,
    'errors.schedule.time@1.begin',
  ),
  refuses(
    'FS-05',
    '24:00',
    graphic,
    sent(week(day('10:00', '24:00'))),
    INVALID,
    'errors.schedule.time@1.end',
  ),
  refuses(
    'FS-05',
    'no time at all',
    graphic,
    sent(week(day('', '22:00'))),
    INVALID,
    'errors.schedule.time@1.begin',
  ),
  refuses(
    'FS-05',
    'a number',
    graphic,
    sent(week({ ...day('10:00', '22:00'), begin: {} })),
    INVALID,
    'errors.schedule.time@1.begin',
  ),
  refuses(
    'FS-06',
    'the end before the begin',
    graphic,
    sent(week(day('22:00', '10:00'))),
    INVALID,
    'errors.schedule.order@1.end',
  ),
  refuses(
    'FS-06',
    'the end at the begin',
    graphic,
    sent(week(day('10:00', '10:00'))),
    INVALID,
    'errors.schedule.order@1.end',
  ),
  accepts(
    'FS-06',
    'a closed day is not judged',
    graphic,
    sent({ f: { ...week(day('10:00', '22:00')).f, 2: day('22:00', '10:00', { is_enabled: false }) } }),
    { f: { ...week(day('10:00', '22:00')).f, 2: day('22:00', '10:00', { is_enabled: false }) } },
  ),
  accepts(
    'FS-07',
    'round the clock',
    graphic,
    sent(week(day('22:00', '10:00', { around_the_clock: true }))),
    week(day('22:00', '10:00', { around_the_clock: true })),
  ),
  accepts(
    'FS-07',
    'round the clock without times',
    graphic,
    sent(week(day('', '', { around_the_clock: true }))),
    week(day('', '', { around_the_clock: true })),
  ),
  accepts('FS-08', 'both 00:00', graphic, sent(week(day('00:00', '00:00'))), week(day('00:00', '00:00'))),
  refuses('FS-09', 'no working day', graphic, sent(week(closed)), 'errors.schedule.noDays'),
  accepts(
    'FS-09',
    'no working day under one schedule for all',
    graphic,
    sent(week(closed, day('10:00', '22:00'))),
    week(closed, day('10:00', '22:00')),
  ),
  refuses(
    'FS-06',
    'one schedule for all, backwards',
    graphic,
    sent(week(closed, day('22:00', '10:00'))),
    INVALID,
    'errors.schedule.order@all_days.end',
  ),
  accepts(
    'FS-10',
    'past midnight where it is allowed',
    overnight,
    sent(week(day('18:00', '02:00'))),
    week(day('18:00', '02:00')),
  ),
  accepts(
    'FS-10',
    'until midnight where it is allowed',
    overnight,
    sent(week(day('18:00', '00:00'))),
    week(day('18:00', '00:00')),
  ),
  accepts(
    'FS-13',
    'the menu area writes mon to sun',
    { ...graphic, week: 'names' },
    sent(week(day('10:00', '22:00'))),
    {
      f: {
        all_days: closed,
        mon: day('10:00', '22:00'),
        tue: closed,
        wed: closed,
        thu: closed,
        fri: closed,
        sat: closed,
        sun: closed,
      },
    },
  ),
  refuses('IV1', 'a text is no schedule', graphic, sent({ f: 'ежедневно' }), INVALID),
  refuses(
    'IV1',
    'a text is no day',
    graphic,
    sent(week(day('10:00', '22:00'), 'x')),
    INVALID,
    'errors.schedule.invalid@all_days',
  ),
];
