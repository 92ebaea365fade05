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
const FAR = 'Asia/Vladivostok';
/** `11-20 14:00` as the clock of a venue says it. */
const in2026 = (moment: string): string => `2026-${moment.replace(' ', 'T')}`;
const late = day('18:00', '02:30');
const weekdays = weekly(...Array.from({ length: 5 }, () => day('10:00', '23:00')), off, off);
const fridayNight = weekly(
  ...Array.from({ length: 4 }, () => day('10:00', '23:00')),
  day('18:00', '02:00'),
  off,
  day('10:00', '20:00'),
);

describe('[ST-02] the end of the day of a venue', () => {
  // 2026-11-20 is a Friday.
  it.each<[what: string, schedule: unknown, now: string, end: string, zone?: string]>([
    ['is its closing hour', daily(day('10:00', '23:00')), '11-20 14:00', '11-20 23:00'],
    ['also before it opens', daily(day('10:00', '23:00')), '11-20 06:00', '11-20 23:00'],
    ['is midnight once it has closed', daily(day('10:00', '23:00')), '11-20 23:10', '11-21 00:00'],
    ['is not the moment that has just come', daily(day('10:00', '23:00')), '11-20 23:00', '11-21 00:00'],
    ['lies in the night that it closes in', daily(day('18:00', '02:00')), '11-20 20:00', '11-21 02:00'],
    ['still does after midnight', daily(day('18:00', '02:00')), '11-21 00:30', '11-21 02:00'],
    ['is that of the coming night after it', daily(day('18:00', '02:00')), '11-21 02:30', '11-22 02:00'],
    ['of a night before a day off is that night’s', fridayNight, '11-21 01:00', '11-21 02:00'],
    ['of a day off is midnight', fridayNight, '11-21 12:00', '11-22 00:00'],
    ['of a day off in the week is midnight', weekdays, '11-22 12:00', '11-23 00:00'],
    ['of a venue that never closes is midnight', daily(whole), '11-20 14:00', '11-21 00:00'],
    ['of a day from ten to ten is ten', daily(day('10:00', '10:00')), '11-20 09:00', '11-20 10:00'],
    ['without hours is midnight', null, '11-20 14:00', '11-21 00:00'],
    ['with hours that nobody can read is midnight', 'every day', '11-20 14:00', '11-21 00:00'],
    ['goes by the clock of the venue', daily(day('09:00', '21:00')), '11-20 20:00', '11-20 21:00', FAR],
    ['is there already tomorrow', null, '11-21 00:30', '11-22 00:00', FAR],
    ['on the night that is an hour shorter', daily(late), '03-28 23:00', '03-29 03:00', BERLIN],
    ['on the night that is an hour longer', daily(late), '10-24 23:00', '10-25 02:30', BERLIN],
    ['in days named by words', { all_days: off, fri: day('10:00', '22:30') }, '11-20 14:00', '11-20 22:30'],
  ])('%s', (_what, schedule, now, end, zone = MOSCOW) => {
    const found = endOfDay(schedule, { now: momentOf(in2026(now), zone), zone });
    expect(wallClock(found, zone)).toBe(in2026(end));
    expect(found).toBe(momentOf(in2026(end), zone));
  });

  it('is always ahead, and a day and a night away at most', () => {
    const schedules = [null, daily(late), daily(whole), weekdays, fridayNight];
    const first = Date.parse('2026-03-25T00:00Z');
    for (const zone of [MOSCOW, BERLIN, FAR, 'Asia/Kathmandu'])
      for (const schedule of schedules)
        for (let now = first; now < first + 9 * 86_400_000; now += 17 * 60_000) {
          const ahead = endOfDay(schedule, { now, zone }) - now;
          expect(ahead).toBeGreaterThan(0);
          expect(ahead).toBeLessThan(50 * 3_600_000);
        }
  });
});
