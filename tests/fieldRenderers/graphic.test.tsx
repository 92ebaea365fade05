import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DAY_KEYS, type ScheduleValue, scheduleOf } from '../../contract/fields';
import { copyDay, editDay, endsNextDay } from '../../fieldRenderers/graphic/editSchedule';
import { renderField } from './renderField';

const days = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'];
// By label: asking seven rows for roles and names takes jsdom seconds.
const group = (day: string) => screen.getByLabelText(day, { selector: '[role=group]' });
const row = (day: string) => within(group(day));
const begin = (day: string) => screen.getByLabelText<HTMLInputElement>(`${day}: начало`);
const end = (day: string) => screen.getByLabelText<HTMLInputElement>(`${day}: конец`);

const setUp = (raw = {}) => {
  const field = renderField('graphic', raw);
  return { ...field, schedule: () => field.value() as ScheduleValue };
};

describe('a new schedule', () => {
  it('[FS-02] names the days Пн to Вс', () => {
    setUp();
    const shown = days.map((day) => group(day).querySelector('label')?.textContent);
    expect(shown).toEqual(['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']);
  });

  it('[FS-03] stands at 10:00-22:00, Monday to Friday', () => {
    setUp();
    for (const day of days.slice(0, 5))
      expect([begin(day).value, end(day).value]).toEqual(['10:00', '22:00']);
    for (const day of days.slice(5)) expect(row(day).getByText('Выходной')).toBeTruthy();
  });
});

describe('no schedule', () => {
  const noHours = { record: { field: null } };

  it('is set with the hours of a new one, and taken away again; the focus stays with it', async () => {
    const { user, payload } = renderField('graphic', {}, noHours);
    await user.click(screen.getByRole('button', { name: 'Задать график' }));
    expect(begin('Понедельник').value).toBe('10:00');
    await user.click(screen.getByRole('button', { name: 'Убрать график' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Задать график' }));
    expect(payload()).toEqual({ field: null });
  });

  it('is not offered where there must be hours', () => {
    renderField('graphic', { validation_rules: { required: true } });
    expect(screen.queryByRole('button', { name: 'Убрать график' })).toBeNull();
  });
});

describe('filling a schedule', () => {
  it('[FS-04] one for all days or one per day, and the other choice keeps what was typed', async () => {
    const { user, schedule } = setUp();
    fireEvent.change(begin('Вторник'), { target: { value: '09:00' } });
    await user.click(screen.getByRole('button', { name: 'Для всех дней' }));
    expect(screen.queryByRole('group', { name: 'Вторник' })).toBeNull();
    expect(begin('Каждый день').value).toBe('10:00');
    expect(schedule().allDays).toBe(true);
    await user.click(screen.getByRole('button', { name: 'По дням' }));
    expect(begin('Вторник').value).toBe('09:00');
  });

  it('a day is switched on with the default hours', async () => {
    const { user, schedule } = setUp();
    await user.click(screen.getByRole('checkbox', { name: 'Суббота: рабочий день' }));
    expect(begin('Суббота').value).toBe('10:00');
    expect(schedule().days[6].is_enabled).toBe(true);
  });

  it('[FS-07] round the clock needs no times', async () => {
    const { user, validate, schedule } = setUp();
    fireEvent.change(begin('Среда'), { target: { value: '' } });
    await user.click(row('Среда').getByRole('checkbox', { name: 'Круглосуточно' }));
    expect(row('Среда').queryByRole('textbox')).toBeNull();
    expect(schedule().days[3].around_the_clock).toBe(true);
    expect(validate()).toEqual([]);
  });

  it('the hours of a day are copied to the others, days off stay off', async () => {
    const { user, schedule } = setUp();
    fireEvent.change(begin('Понедельник'), { target: { value: '08:30' } });
    await user.click(row('Понедельник').getByRole('button', { name: /скопировать часы/ }));
    expect(DAY_KEYS.map((day) => schedule().days[day].begin)).toEqual(Array(7).fill('08:30'));
    expect(schedule().days[7].is_enabled).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Понедельник: часы скопированы на остальные дни');
  });

  it('[FS-10] an end after midnight is called by its day where the section allows it', () => {
    setUp({ validation_rules: { allow_overnight: true } });
    fireEvent.change(end('Пятница'), { target: { value: '02:00' } });
    expect(row('Пятница').getByText('следующего дня')).toBeTruthy();
  });
});

describe('what is wrong with a schedule', () => {
  it('[FS-06] a begin after the end is told at its day and for the whole', () => {
    const { validate } = setUp();
    fireEvent.change(begin('Пятница'), { target: { value: '23:00' } });
    expect(validate()).toEqual(['field']);
    expect(screen.getByText('График работы содержит ошибки')).toBeTruthy();
    expect(row('Пятница').getByText('Начало должно быть раньше окончания')).toBeTruthy();
    expect(end('Пятница').getAttribute('aria-invalid')).toBe('true');
  });
});

it('edits change one day and copy nothing else', () => {
  const schedule = scheduleOf({});
  const edited = editDay(schedule, '2', { begin: '09:00' });
  expect(edited.days[1]).toBe(schedule.days[1]);
  expect(copyDay(edited, '2').days[5].begin).toBe('09:00');
  const day = (from: string, to: string) => ({
    begin: from,
    end: to,
    around_the_clock: false,
    is_enabled: true,
  });
  expect(endsNextDay(day('18:00', '02:00'), true)).toBe(true);
  expect(endsNextDay(day('00:00', '00:00'), true)).toBe(false);
  expect(endsNextDay(day('18:00', '02:00'), false)).toBe(false);
});

it('[FS-15] hours that end on the next day are read as they are', () => {
  const night = { begin: '18:00', end: '02:00', around_the_clock: false, is_enabled: true };
  renderField('graphic', { permissions: ['view'] }, { record: { field: { all_days: night } } });
  expect(screen.getByText('Каждый день: 18:00–02:00')).toBeTruthy();
});

it('a schedule to read is a line a day', () => {
  const all_days = { begin: '10:00', end: '22:00', around_the_clock: false, is_enabled: false };
  const saturday = { ...all_days, around_the_clock: true, is_enabled: true };
  renderField(
    'graphic',
    { permissions: ['view'] },
    { record: { field: { all_days, 6: saturday, 7: all_days } } },
  );
  expect(screen.getByText('Сб: Круглосуточно')).toBeTruthy();
  expect(screen.getByText('Вс: Выходной')).toBeTruthy();
});
