import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownField } from '../../contract/fieldConfig';
import { parseFieldConfig } from '../../contract/parseFieldConfig';
import { dayAt } from '../../contract/visibility/venueClock';
import { todayAt } from '../../kit/form/todayAt';
import { validateForm } from '../../server/engine/validateForm';
import { propertyRuns, propertyTimeout } from '../propertyRuns';

/** From the first Russian zone to the last, half hours, summer time on both sides of the dependencies, and the date line. */
const ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Irkutsk',
  'Asia/Vladivostok',
  'Asia/Kamchatka',
  'Europe/Berlin',
  'America/St_Johns',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const zones = fc.constantFrom(...ZONES);
const moments = fc.oneof(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
  // The nights on which Berlin and St John's change their clocks, and a leap day.
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29T00:00:00Z',
        '2026-10-25T00:00:00Z',
        '2026-03-08T05:00:00Z',
        '2028-02-29T12:00:00Z',
      ),
      fc.integer({ min: -24 * 60, max: 24 * 60 }),
    )
    .map(([night, minutes]) => new Date(Date.parse(night) + minutes * 60_000)),
);

const fields = parseFieldConfig(
  [{ name: 'close_point', type: 'close_point', permissions: ['view', 'create', 'edit'] }],
  'point_other',
).filter(isKnownField);

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Whether the server lets a venue in this zone be closed from that day on. */
const accepts = (close_begin_date: string, now: Date, timezone: string, more: object = {}): boolean => {
  const payload = {
    close_point: { status: 'not_displayed', close_begin_date, close_begin_time: '00:00', ...more },
  };
  try {
    validateForm({
      payload,
      sections: [fields],
      context: { timezone, record: {} },
      today: dayAt(now, timezone),
    });
    return true;
  } catch {
    return false;
  }
};

describe('"today" of a closure', () => {
  it(
    '[IV9, FC-09, FC-10] is the day of the venue: it and a year from it are accepted, the day before and the day after are not',
    () => {
      fc.assert(
        fc.property(zones, moments, (zone, now) => {
          const day = dayAt(now, zone);
          const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
          const inAYear = rest === '-02-29' ? `${year + 1}-02-28` : `${year + 1}${rest}`;
          expect(accepts(day, now, zone)).toBe(true);
          expect(accepts(daysAfter(day, -1), now, zone)).toBe(false);
          expect(accepts(inAYear, now, zone)).toBe(true);
          expect(accepts(daysAfter(inAYear, 1), now, zone)).toBe(false);
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );

  it(
    '[IV9, IV2] is the same day in the browser, wherever the browser is',
    () => {
      fc.assert(
        fc.property(zones, moments, (zone, now) => {
          expect(todayAt(zone, now)).toBe(dayAt(now, zone));
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );

  it(
    '[IV9, FC-08] times are wall clock, so an end is compared as it is read, also in an hour that a zone leaves out',
    () => {
      const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
      const text = (minute: number) =>
        [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
      fc.assert(
        fc.property(zones, moments, minutes, minutes, (zone, now, begin, end) => {
          const day = dayAt(now, zone);
          const more = { close_begin_time: text(begin), close_end_date: day, close_end_time: text(end) };
          expect(accepts(day, now, zone, more)).toBe(begin <= end);
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );
});
