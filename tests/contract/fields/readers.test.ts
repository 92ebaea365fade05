import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  closureOf,
  filesOf,
  ingredientsOf,
  nutritionOf,
  phoneOtherOf,
  rightsOf,
  rulesOf,
  scheduleOf,
  socialsOf,
} from '../../../contract/fields';
import { readSchedule } from '../../../contract/fields/scheduleWire';
import { propertyRuns } from '../../propertyRuns';
import { fieldOf } from '../fieldOf';

const read = (type: string, record: Readonly<Record<string, unknown>>, more: object = {}) => {
  const field = fieldOf({ type, ...more });
  return rulesOf(field).fromRecord(record, field);
};
const day = { begin: '09:00', end: '18:00', around_the_clock: false, is_enabled: true };
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describe('a schedule', () => {
  it('[FS-03] of a new record stands at 10:00-22:00, Monday to Friday open', () => {
    const field = fieldOf({ type: 'graphic' });
    const schedule = scheduleOf(rulesOf(field).empty(field));
    expect(schedule.allDays).toBe(false);
    expect(Object.values(schedule.days).map(({ is_enabled }) => is_enabled)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(new Set(Object.values(schedule.days).map(({ begin, end }) => `${begin}-${end}`))).toEqual(
      new Set(['10:00-22:00']),
    );
  });

  it.each(['numbers', 'names'])('[FS-14] of either dialect is read where the area writes %s', (week) => {
    const byName = { f: { all_days: day, ...Object.fromEntries(names.map((name) => [name, day])) } };
    const byNumber = {
      f: { all_days: day, ...Object.fromEntries(names.map((_name, index) => [index + 1, day])) },
    };
    expect(read('graphic', byName, { week })).toEqual(read('graphic', byNumber, { week }));
    expect(scheduleOf(read('graphic', byName, { week })).days[7]).toEqual(day);
  });

  it('[FS-14] without an area is written in the dialect it came in', () => {
    const field = fieldOf({ type: 'graphic' });
    const record = { f: { all_days: day, ...Object.fromEntries(names.map((name) => [name, day])) } };
    expect(rulesOf(field).toPayload(rulesOf(field).fromRecord(record, field), field)).toEqual(record);
  });

  it('[FS-04] whose all_days is a flag is read and written as one', () => {
    const field = fieldOf({ type: 'graphic' });
    const days = Object.fromEntries(names.map((_name, index) => [index + 1, day]));
    const value = rulesOf(field).fromRecord({ f: { all_days: '1', ...days } }, field);
    expect(scheduleOf(value)).toMatchObject({ allDays: true, common: day });
    expect(rulesOf(field).toPayload(value, field)).toEqual({ f: { all_days: true, ...days } });
  });

  it('a day that is missing is closed, and seconds of a database are dropped', () => {
    const value = scheduleOf(read('graphic', { f: { 1: { ...day, begin: '09:00:00', is_enabled: '1' } } }));
    expect(value.days[1]).toEqual(day);
    expect(value.days[2].is_enabled).toBe(false);
  });
});

describe('a closure', () => {
  const flat = {
    close_begin: '2026-12-01T10:30',
    close_end: '2026-12-05 00:00:00',
    close_reason: 'Ремонт',
    show_after_time: 1,
  };
  const closed = {
    statusAs: 'text',
    status: 'not_displayed',
    close_begin_date: '2026-12-01',
    close_begin_time: '10:30',
    close_end_date: '2026-12-05',
    close_end_time: '00:00',
    close_reason: 'Ремонт',
    show_after_time: true,
  };

  it('[PT-23] of a point is read from its flat fields', () => {
    expect(read('close_point', flat)).toEqual(closed);
    expect(read('close_point', { ...flat, close_begin: null })).toMatchObject({
      status: 'displayed',
      close_begin_date: '',
    });
  });

  it('[CT-25] of a category is read from its flat hide block, and from under its name', () => {
    const block = { ...closed, statusAs: undefined, status: false };
    const read1 = read('close_point', block, { name: 'hide' });
    expect(read1).toEqual({ ...closed, statusAs: 'flag' });
    expect(read('close_point', { hide: block }, { name: 'hide' })).toEqual(read1);
  });

  it('[FC-02] [FC-03] of a new point is displayed, with a begin at 00:00 and no date', () => {
    const field = fieldOf({ type: 'close_point' });
    expect(rulesOf(field).empty(field, '2026-11-21')).toMatchObject({
      statusAs: 'text',
      status: 'displayed',
      close_begin_date: '',
      close_begin_time: '00:00',
    });
  });
});

it('[PT-22] an address shows its city as title and region', () => {
  const city = { id: 16, title: 'Казань', region: 'Татарстан' };
  expect(addressOf(read('address', { city }))).toMatchObject({ city: 'Казань, Татарстан', cityId: 16 });
  expect(addressOf(read('address', { city_id: 16, city_name: 'Казань' }))).toMatchObject({
    city: 'Казань',
    cityId: 16,
  });
});

it('[PT-24] ingredients of a point may be mere titles', () => {
  expect(ingredientsOf(read('ingredients', { f: ['Соль'] }))).toEqual([
    { title: 'Соль', is_allergen: false },
  ]);
});

it('every group gives an input its typed value, whatever came', () => {
  const isText = (value: unknown) => typeof value === 'string';
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (value) => {
      expect(
        Object.entries(addressOf(value)).every(([part, shown]) => part === 'cityId' || isText(shown)),
      ).toBe(true);
      expect(Object.values(nutritionOf(value)).every(isText)).toBe(true);
      expect(Object.values(socialsOf(value)).every(isText)).toBe(true);
      expect(Object.keys(scheduleOf(value).days)).toHaveLength(7);
      expect(isText(closureOf(value).close_begin_date)).toBe(true);
      expect(filesOf(value).every((file) => typeof file === 'object')).toBe(true);
      expect(phoneOtherOf(value).every(({ phone_number }) => isText(phone_number))).toBe(true);
      expect(Object.values(rightsOf(value).levels).every(Array.isArray)).toBe(true);
      expect(ingredientsOf(value).every(({ title }) => isText(title))).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
}, 60_000);

it('[FS-01] a week that says nothing of all days is read by its days', () => {
  const late = { begin: '23:00', end: '23:59', around_the_clock: false, is_enabled: true };
  expect(readSchedule({ fri: late }, 'names')).toMatchObject({ allDays: false });
});
