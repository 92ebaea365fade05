import { describe, expect, it } from 'vitest';
import { endOfDay } from '../../../contract/visibility/endOfDay';
import { momentOf, wallClock } from '../../../contract/visibility/venueClock';

const day = (begin: string, end: string, more = {}) => ({
  begin,
  end,
  around_the_clock: false,
  is_enabled: true,
  ...more,
});
const off = day('10:00', '22:00', { is_enabled: false });
const whole = day('00:00', '00:00', { around_the_clock: true });

/** The same hours on all days. */
const daily = (hours: object) => ({ all_days: hours });
/** Monday to Sunday. */
const weekly = (...days: object[]) => ({
  all_days: off,
  ...Object.fromEntries(days.map((each, index) => [String(index + 1), each])),
});

const MOSCOW = 'Europe/Moscow';
const BERLIN = 'Europe/Berlin';
const weekdays = weekly(...Array.from({ length: 5 }, () => day('10:00', '23:00')), off, off);
const fridayNight = weekly(
  ...Array.from({ length: 4 }, () => day('10:00', '23:00')),
  day('18:00', '02:00'),
  off,
  day('10:00', '20:00'),
);

describe('[ST-02] the end of the day of a venue', () => {
  // 2026-11-20 is a Friday.
  it.each<readonly [what: string, schedule: unknown, zone: string, now: string, end: string]>([
    ['is its closing hour', daily(day('10:00', '23:00')), MOSCOW, '2026-11-20T14:00', '2026-11-20T23:00'],
    ['also before it opens', daily(day('10:00', '23:00')), MOSCOW, '2026-11-20T06:00', '2026-11-20T23:00'],
    [
      'is midnight once it has closed',
      daily(day('10:00', '23:00')),
      MOSCOW,
      '2026-11-20T23:10',
      '2026-11-21T00:00',
    ],
    [
      'is not the moment that has just come',
      daily(day('10:00', '23:00')),
      MOSCOW,
      '2026-11-20T23:00',
      '2026-11-21T00:00',
    ],
    [
      'lies in the night that it closes in',
      daily(day('18:00', '02:00')),
      MOSCOW,
      '2026-11-20T20:00',
      '2026-11-21T02:00',
    ],
    [
      'still does after midnight',
      daily(day('18:00', '02:00')),
      MOSCOW,
      '2026-11-21T00:30',
      '2026-11-21T02:00',
    ],
    [
      'is that of the coming night after it',
      daily(day('18:00', '02:00')),
      MOSCOW,
      '2026-11-21T02:30',
      '2026-11-22T02:00',
    ],
    [
      'of a night before a day off is that night’s',
      fridayNight,
      MOSCOW,
      '2026-11-21T01:00',
      '2026-11-21T02:00',
    ],
    ['of a day off is midnight', fridayNight, MOSCOW, '2026-11-21T12:00', '2026-11-22T00:00'],
    ['of a day off in the week is midnight', weekdays, MOSCOW, '2026-11-22T12:00', '2026-11-23T00:00'],
    [
      'of a venue that never closes is midnight',
      daily(whole),
      MOSCOW,
      '2026-11-20T14:00',
      '2026-11-21T00:00',
    ],
    [
      'of a day from ten to ten is ten',
      daily(day('10:00', '10:00')),
      MOSCOW,
      '2026-11-20T09:00',
      '2026-11-20T10:00',
    ],
    ['without hours is midnight', null, MOSCOW, '2026-11-20T14:00', '2026-11-21T00:00'],
    [
      'with hours that nobody can read is midnight',
      'every day',
      MOSCOW,
      '2026-11-20T14:00',
      '2026-11-21T00:00',
    ],
    [
      'goes by the clock of the venue',
      daily(day('09:00', '21:00')),
      'Asia/Vladivostok',
      '2026-11-20T20:00',
      '2026-11-20T21:00',
    ],
    ['is there already tomorrow', null, 'Asia/Vladivostok', '2026-11-21T00:30', '2026-11-22T00:00'],
    [
      'on the night that is an hour shorter',
      daily(day('18:00', '02:30')),
      BERLIN,
      '2026-03-28T23:00',
      '2026-03-29T03:00',
    ],
    [
      'on the night that is an hour longer',
      daily(day('18:00', '02:30')),
      BERLIN,
      '2026-10-24T23:00',
      '2026-10-25T02:30',
    ],
    [
      'in days named by words',
      { all_days: off, fri: day('10:00', '22:30') },
      MOSCOW,
      '2026-11-20T14:00',
      '2026-11-20T22:30',
    ],
  ])('%s', (_what, schedule, zone, now, end) => {
    const found = endOfDay(schedule, { now: momentOf(now, zone), zone });
    expect(wallClock(found, zone)).toBe(end);
    expect(found).toBe(momentOf(end, zone));
  });

  it('is always ahead, and a day and a night away at most', () => {
    const schedules = [null, daily(day('18:00', '02:30')), daily(whole), weekdays, fridayNight];
    const first = Date.parse('2026-03-25T00:00Z');
    for (const zone of [MOSCOW, BERLIN, 'Asia/Vladivostok', 'Asia/Kathmandu'])
      for (const schedule of schedules)
        for (let now = first; now < first + 9 * 86_400_000; now += 17 * 60_000) {
          const ahead = endOfDay(schedule, { now, zone }) - now;
          expect(ahead).toBeGreaterThan(0);
          expect(ahead).toBeLessThan(50 * 3_600_000);
        }
  });
});
