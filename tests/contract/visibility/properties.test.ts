import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../contract/visibility/Level';
import { momentOf, wallClock } from '../../../contract/visibility/venueClock';
import { type Cause, type Visibility, visibilityOf } from '../../../contract/visibility/visibilityOf';
import { propertyRuns, propertyTimeout } from '../../propertyRuns';

const MINUTE = 60_000;
const zones = fc.constantFrom(
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Asia/Vladivostok',
  'Europe/Berlin',
  'America/St_Johns',
);
// Around the nights on which clocks change, and on plain days; whole minutes.
const moments = fc
  .tuple(
    fc.constantFrom('2026-03-29T00:00Z', '2026-10-25T00:00Z', '2026-11-22T00:00Z'),
    fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
  )
  .map(([night, minutes]) => new Date(Date.parse(night) + minutes * MINUTE));

const time = fc.integer({ min: 0, max: 47 }).map((half) => {
  const [hour, minute] = [Math.floor(half / 2), (half % 2) * 30];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const hoursOfDay = fc.record({
  begin: time,
  end: time,
  around_the_clock: fc.boolean(),
  is_enabled: fc.boolean(),
});
const DAYS = 'all_days mon tue wed thu fri sat sun'.split(' ');
const schedule = fc.option(fc.record(Object.fromEntries(DAYS.map((day) => [day, hoursOfDay]))), {
  nil: null,
});
const wall = fc
  .tuple(fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25', '2026-11-22'), time)
  .map(([day, hour]) => `${day}T${hour}`);
const hiding = fc.option(
  fc.record({ begin: fc.option(wall, { nil: undefined }), end: fc.option(wall, { nil: undefined }) }),
  { nil: undefined },
);

const record = <Resource extends Level['resource']>(resource: Resource, id: number, title: string) => ({
  resource: fc.constant(resource),
  id: fc.constant(id),
  title: fc.constant(title),
  isDeleted: fc.boolean(),
});
const levels: fc.Arbitrary<readonly Level[]> = fc.tuple(
  fc.record({
    ...record('points', 1, 'Точка'),
    status: fc.constantFrom('displayed', 'displayed', 'draft'),
    closure: hiding,
    opening: schedule,
  }),
  fc.record({ ...record('menus', 2, 'Меню'), isOn: fc.boolean(), hours: schedule }),
  fc.record({
    ...record('categories', 3, 'Бар'),
    isOn: fc.boolean(),
    hiding,
    hours: schedule,
    isAlcohol: fc.boolean(),
  }),
  fc.record({ ...record('foods', 4, 'Борщ'), stop: fc.option(fc.constant({}), { nil: undefined }) }),
);

const MEND: Readonly<Record<Cause['kind'], Partial<Level>>> = {
  deleted: { isDeleted: false },
  status: { status: 'displayed' },
  switch: { isOn: true },
  closure: { closure: undefined },
  hiding: { hiding: undefined },
  hours: { hours: null },
};

/** What is said, without until when. */
const said = ({ causes, notes }: Visibility): string =>
  [...causes, ...notes].map(({ kind, resource }) => `${kind} ${resource}`).join();

describe('[GV-01] what a guest sees', () => {
  it(
    'is never more below than above: what hides a parent hides all that stands in it',
    () => {
      fc.assert(
        fc.property(levels, zones, moments, (all, zone, now) => {
          const answers = all.map((_, index) => visibilityOf(all.slice(0, index + 1), { now, zone }));
          for (const [index, answer] of answers.entries()) {
            const above = answers[index - 1];
            if (!above) continue;
            expect(answer.causes.slice(0, above.causes.length)).toEqual(above.causes);
            if (!above.is_visible) expect(answer.is_visible).toBe(false);
          }
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );

  it(
    'has all its causes told: without them it is seen, and without all but one it is not',
    () => {
      fc.assert(
        fc.property(levels, zones, moments, (all, zone, now) => {
          const { causes } = visibilityOf(all, { now, zone });
          const without = (gone: readonly Cause[]) =>
            visibilityOf(
              all.map((level) =>
                Object.assign(
                  {},
                  level,
                  ...gone.filter(({ resource }) => resource === level.resource).map(({ kind }) => MEND[kind]),
                ),
              ),
              { now, zone },
            );
          expect(without(causes).is_visible).toBe(true);
          for (const kept of causes) {
            const rest = without(causes.filter((cause) => cause !== kept));
            expect(rest.causes.map(({ kind, resource }) => [kind, resource])).toEqual([
              [kept.kind, kept.resource],
            ]);
          }
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );

  it(
    'changes at the moment it names, and at none before',
    () => {
      fc.assert(
        fc.property(
          levels,
          zones,
          moments,
          fc.double({ min: 0, max: 0.999, noNaN: true }),
          (all, zone, now, part) => {
            const answer = visibilityOf(all, { now, zone });
            const end =
              answer.changes_at === null
                ? now.getTime() + 9 * 24 * 60 * MINUTE
                : Date.parse(answer.changes_at);
            expect(end).toBeGreaterThan(now.getTime());
            const between = new Date(
              now.getTime() + Math.floor(((end - now.getTime()) * part) / MINUTE) * MINUTE,
            );
            expect(said(visibilityOf(all, { now: between, zone }))).toBe(said(answer));
            expect(said(visibilityOf(all, { now: new Date(end - 1), zone }))).toBe(said(answer));
            if (answer.changes_at !== null)
              expect(said(visibilityOf(all, { now: new Date(end), zone }))).not.toBe(said(answer));
          },
        ),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );

  it(
    "goes by the venue's clock: a time of the wall is the first moment that shows it or has passed it",
    () => {
      fc.assert(
        fc.property(zones, wall, (zone, asked) => {
          const moment = momentOf(asked, zone);
          expect(wallClock(moment, zone) >= asked).toBe(true);
          expect(wallClock(moment - MINUTE, zone) < asked).toBe(true);
        }),
        { numRuns: propertyRuns },
      );
    },
    propertyTimeout,
  );
});
