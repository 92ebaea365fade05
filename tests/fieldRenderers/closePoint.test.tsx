import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderField } from './renderField';

beforeAll(() => import('../../fieldRenderers/dates/CalendarPane'), 60_000);
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] }));

const closed = {
  status: 'not_displayed',
  close_begin_date: '2026-12-01',
  close_begin_time: '09:00',
  close_end_date: '',
  close_end_time: '00:00',
  close_reason: '',
  show_after_time: false,
};
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const hide = () => fireEvent.click(screen.getByRole('button', { name: 'Временно закрыто' }));
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const setUp = (record?: Record<string, unknown>, raw = {}) => {
  const field = renderField('close_point', raw, record ? { record: { field: record } } : { mode: 'create' });
  return { ...field, sent: () => field.payload().field as Record<string, unknown> };
};

describe('closing a point for a while', () => {
  it('[FC-02] a new point is displayed, and nothing more is asked', () => {
    const { sent, validate } = setUp();
    expect(screen.getByRole('button', { name: 'Работаем' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent().status).toBe('displayed');
    expect(validate()).toEqual([]);
  });

  it('[FC-01] [FC-05] a point set to not displayed takes a begin, an end, a reason and what comes then', () => {
    const { sent, validate } = setUp();
    hide();
    type('Дата начала', '01.12.2026');
    type('Время начала', '09:00');
    type('Причина', 'Ремонт');
    expect(validate()).toEqual([]);
    type('Дата окончания', '24.12.2026');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Показать снова, когда время истечёт' }).checked,
    ).toBe(true);
    expect(validate()).toEqual([]);
    expect(sent()).toEqual({
      status: 'not_displayed',
      close_begin_date: '2026-12-01',
      close_begin_time: '09:00',
      close_end_date: '2026-12-24',
      close_end_time: '00:00',
      close_reason: 'Ремонт',
      show_after_time: true,
    });
  });

  it('[FC-12] says what will be; an end that is given ends it, unless the person says otherwise', () => {
    const { sent } = setUp();
    hide();
    const said = () => screen.getByRole('status').textContent;
    expect(screen.queryByRole('status')).toBeNull();
    type('Дата начала', '26.11.2026');
    expect(said()).toBe('С 26.11 закрыто, пока не откроете сами.');
    type('Время начала', '09:00');
    type('Дата окончания', '27.11.2026');
    expect(said()).toBe('С 26.11 в 09:00 закрыто; откроется 27.11 само.');
    expect(sent().show_after_time).toBe(true);
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    type('Дата окончания', '');
    expect(tick.checked).toBe(false);
    type('Дата окончания', '28.11.2026');
    expect(tick.checked).toBe(true);
    fireEvent.click(tick);
    expect(said()).toBe(
      'С 26.11 в 09:00 закрыто. 28.11 само не откроется: останется закрытым, пока не откроете.',
    );
    type('Дата окончания', '');
    type('Дата окончания', '29.11.2026');
    expect(sent().show_after_time).toBe(false);
  });

  it('[FC-07] a tick that somebody has set is not taken away with an end', () => {
    const { sent } = setUp({ ...closed, close_end_date: '2026-12-24', show_after_time: true });
    type('Дата окончания', '');
    expect(sent().show_after_time).toBe(true);
  });

  it('[FC-12] a category is said to be hidden, not closed', () => {
    const options = [{ value: 'not_displayed', title: 'Не показывается' }];
    renderField(
      'close_point',
      { options },
      { record: { field: { ...closed, close_end_date: '2026-12-24' } } },
    );
    expect(screen.getByRole('status').textContent).toBe(
      'С 01.12 в 09:00 не показывается. 24.12 само не появится: останется скрытым, пока не покажете.',
    );
  });

  it('[CT-18] [FC-03] a category that is hidden is hidden from today at 00:00, however its dates were left', () => {
    const blank = {
      ...closed,
      status: true,
      close_begin_date: null,
      close_begin_time: null,
      close_end_date: null,
    };
    const before = { ...blank, close_end_time: null, close_reason: null };
    const { payload, validate } = renderField('close_point', { name: 'hide' }, { record: { hide: before } });
    hide();
    expect([input('Дата начала').value, input('Время начала').value]).toEqual(['21.11.2026', '00:00']);
    expect(input('Время окончания').value).toBe('00:00');
    expect(validate()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Работаем' }));
    expect(payload().hide).toEqual(before);
    hide();
    type('Причина', 'Ремонт');
    fireEvent.click(screen.getByRole('button', { name: 'Работаем' }));
    expect(payload().hide).toMatchObject({ status: true, close_reason: 'Ремонт' });
  });

  it('[FC-06] an end time without a date asks for the date', () => {
    const { validate } = setUp(closed);
    type('Время окончания', '18:00');
    expect(validate()).toEqual(['field']);
    expect(input('Дата окончания').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Укажите дату окончания')).toBeTruthy();
    type('Время окончания', '24:00');
    expect(validate()).toEqual([]);
  });

  it('[FC-09] [FC-10] the calendar offers the days between today and a year ahead', async () => {
    setUp({ ...closed, close_begin_date: '2026-11-25' });
    fireEvent.click(screen.getByRole('button', { name: 'Открыть календарь: Дата начала' }));
    const grid = await screen.findByRole('grid', {}, { timeout: 10_000 });
    const open = within(grid)
      .getAllByRole('gridcell')
      .filter((day) => !day.hasAttribute('disabled'));
    expect(open[0]?.textContent).toBe('21');
  });

  it('the reason counts its characters, an emoji as one', () => {
    setUp(closed, { validation_rules: { max_length: 5 } });
    type('Причина', 'обед🍲');
    expect(screen.getByText('5/5')).toBeTruthy();
    type('Причина', 'обеды🍲');
    expect(screen.getByText('6/5').className).toContain('wrong');
  });
});

it('a closure to read is said in words', () => {
  setUp({ ...closed, close_end_date: '2026-12-24', close_reason: 'Ремонт' }, { permissions: ['view'] });
  expect(screen.getByText('Временно закрыто с 01.12.2026 09:00 до 24.12.2026 00:00')).toBeTruthy();
  expect(screen.getByText('Ремонт')).toBeTruthy();
});
