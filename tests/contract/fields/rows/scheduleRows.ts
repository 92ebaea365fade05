import { type RuleRow, row } from '../RuleRow';

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
  row('FS-03', 'no schedule stays none', graphic, { wire: { f: null }, payload: { f: null } }),
  row(
    'FF-10',
    'no schedule where one is required',
    { type: 'graphic', validation_rules: { required: true } },
    { wire: { f: null }, errors: ['errors.required'] },
  ),
  row('FS-01', 'one working day', graphic, {
    wire: week(day('10:00', '22:00')),
    payload: week(day('10:00', '22:00')),
  }),
  row('FS-05', 'an hour without its zero', graphic, {
    wire: week(day('9:00', '22:00')),
    errors: [INVALID, 'errors.schedule.time@1.begin'],
  }),
  row('FS-05', '24:00', graphic, {
    wire: week(day('10:00', '24:00')),
    errors: [INVALID, 'errors.schedule.time@1.end'],
  }),
  row('FS-05', 'no time at all', graphic, {
    wire: week(day('', '22:00')),
    errors: [INVALID, 'errors.schedule.time@1.begin'],
  }),
  row('FS-05', 'a number', graphic, {
    wire: week({ ...day('10:00', '22:00'), begin: {} }),
    errors: [INVALID, 'errors.schedule.time@1.begin'],
  }),
  row('FS-06', 'the end before the begin', graphic, {
    wire: week(day('22:00', '10:00')),
    errors: [INVALID, 'errors.schedule.order@1.end'],
  }),
  row('FS-06', 'the end at the begin', graphic, {
    wire: week(day('10:00', '10:00')),
    errors: [INVALID, 'errors.schedule.order@1.end'],
  }),
  row('FS-06', 'a closed day is not judged', graphic, {
    wire: { f: { ...week(day('10:00', '22:00')).f, 2: day('22:00', '10:00', { is_enabled: false }) } },
    payload: { f: { ...week(day('10:00', '22:00')).f, 2: day('22:00', '10:00', { is_enabled: false }) } },
  }),
  row('FS-07', 'round the clock', graphic, {
    wire: week(day('22:00', '10:00', { around_the_clock: true })),
    payload: week(day('22:00', '10:00', { around_the_clock: true })),
  }),
  row('FS-07', 'round the clock without times', graphic, {
    wire: week(day('', '', { around_the_clock: true })),
    payload: week(day('', '', { around_the_clock: true })),
  }),
  row('FS-08', 'both 00:00', graphic, {
    wire: week(day('00:00', '00:00')),
    payload: week(day('00:00', '00:00')),
  }),
  row('FS-09', 'no working day', graphic, { wire: week(closed), errors: ['errors.schedule.noDays'] }),
  row('FS-09', 'no working day under one schedule for all', graphic, {
    wire: week(closed, day('10:00', '22:00')),
    payload: week(closed, day('10:00', '22:00')),
  }),
  row('FS-06', 'one schedule for all, backwards', graphic, {
    wire: week(closed, day('22:00', '10:00')),
    errors: [INVALID, 'errors.schedule.order@all_days.end'],
  }),
  row('FS-10', 'past midnight where it is allowed', overnight, {
    wire: week(day('18:00', '02:00')),
    payload: week(day('18:00', '02:00')),
  }),
  row('FS-10', 'until midnight where it is allowed', overnight, {
    wire: week(day('18:00', '00:00')),
    payload: week(day('18:00', '00:00')),
  }),
  row(
    'FS-13',
    'the menu area writes mon to sun',
    { ...graphic, week: 'names' },
    {
      wire: week(day('10:00', '22:00')),
      payload: {
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
    },
  ),
  row('IV1', 'a text is no schedule', graphic, { wire: { f: 'ежедневно' }, errors: [INVALID] }),
  row('IV1', 'a text is no day', graphic, {
    wire: week(day('10:00', '22:00'), 'x'),
    errors: [INVALID, 'errors.schedule.invalid@all_days'],
  }),
];
