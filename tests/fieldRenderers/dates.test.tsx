import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateInput } from '../../fieldRenderers/dates/DateInput';
import { completeDate, dateText, maskDate, readDate } from '../../fieldRenderers/dates/dateText';
import { type DateRange, pickRange, placeInRange } from '../../fieldRenderers/dates/pickRange';
import { RangeCalendar } from '../../fieldRenderers/dates/RangeCalendar';

beforeAll(() => import('../../fieldRenderers/dates/CalendarPane'), 60_000);

const Single = ({ onChange, min, max }: { onChange: (day: string) => void; min?: string; max?: string }) => {
  const [value, setValue] = useState('2026-11-21');
  return (
    <DateInput
      label="Дата"
      value={value}
      min={min}
      max={max}
      onChange={(day) => {
        setValue(day);
        onChange(day);
      }}
    />
  );
};

const Range = ({ onChange }: { onChange: (range: DateRange) => void }) => {
  const [value, setValue] = useState<DateRange>({ start: '2026-11-10', end: '2026-11-12' });
  return (
    <RangeCalendar
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange(range);
      }}
    />
  );
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь: Дата' }));
  return screen.findByRole('grid', {}, { timeout: 10_000 });
};

describe('what people read', () => {
  it('[UI-13] a day is dd.MM.yyyy, and what is no day stays as it was typed', () => {
    expect(dateText('2026-02-03')).toBe('03.02.2026');
    expect(dateText('3.2')).toBe('3.2');
    expect(readDate('03.02.2026')).toBe('2026-02-03');
    expect(readDate('30.02.2026')).toBeNull();
    expect(readDate('3.2.26')).toBeNull();
  });

  it.each([
    ['2', '', '2'],
    ['21', '2', '21.'],
    ['21.', '21.1', '21'],
    ['2111', '211', '21.11.'],
    ['21.11.2026', '21.11.202', '21.11.2026'],
    ['21112026999', '', '21.11.2026'],
    ['21а', '21', '21.'],
    ['1.', '1', '01.'],
    ['01.2.', '01.2', '01.02.'],
    ['1.12.2026', '', '01.12.2026'],
    ['1/2/2026', '', '01.02.2026'],
    ['1-12-26', '', '01.12.26'],
    ['2026-12-01', '', '01.12.2026'],
    [' 1 12 2026', '', '01.12.2026'],
    ['01.', '01.1', '01'],
  ])('typing %j after %j shows %j', (typed, before, shown) => {
    expect(maskDate(typed, before)).toBe(shown);
  });

  it.each([
    ['01.12.26', '2026-12-01'],
    ['1/12/26', '2026-12-01'],
    ['011226', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['30.02.26', '30.02.26'],
    ['01.12', '01.12'],
    ['01.12.202', '01.12.202'],
    ['', ''],
  ])('%j is left as %j', (typed, left) => {
    expect(completeDate(typed)).toBe(left);
  });
});

describe('one day', () => {
  it('[UI-10] the calendar is Russian and its week begins on Monday', async () => {
    render(<Single onChange={() => undefined} />);
    const grid = await openCalendar();
    expect(screen.getByText('ноябрь 2026')).toBeTruthy();
    expect(within(grid).getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('понедельник');
  });

  it('[UI-11] a click chooses the day and closes the calendar', async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    await userEvent.click(within(await openCalendar()).getByRole('gridcell', { name: '25' }));
    expect(onChange).toHaveBeenCalledWith('2026-11-25');
    expect(screen.getByRole('textbox').getAttribute('value')).toBe('25.11.2026');
    await vi.waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it('days outside min and max cannot be chosen', async () => {
    render(<Single onChange={() => undefined} min="2026-11-20" max="2026-11-22" />);
    const grid = await openCalendar();
    const days = within(grid)
      .getAllByRole('gridcell')
      .filter((day) => !day.hasAttribute('disabled'));
    expect(days.map((day) => day.textContent)).toEqual(['20', '21', '22']);
  });

  it('is typed with digits alone', async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    const input = screen.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '05122026');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
  });

  it.each(['1.12.2026', '1/12/26', '01.12.26{Enter}'])('is typed as people write it: %s', async (typed) => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    const input = screen.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
    expect(input).toHaveProperty('value', '01.12.2026');
  });

  it('a text that names no day goes to the check as it is', async () => {
    const onChange = vi.fn();
    render(<Single onChange={onChange} />);
    const input = screen.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '31022026');
    expect(onChange).toHaveBeenLastCalledWith('31.02.2026');
  });
});

describe('a range', () => {
  it('[UI-11] the first day opens it, the second closes it, in whatever order', () => {
    const opened = pickRange({ start: '2026-11-01', end: '2026-11-02' }, '2026-11-20');
    expect(opened).toEqual({ start: '2026-11-20', end: '' });
    expect(pickRange(opened, '2026-11-25')).toEqual({ start: '2026-11-20', end: '2026-11-25' });
    expect(pickRange(opened, '2026-11-15')).toEqual({ start: '2026-11-15', end: '2026-11-20' });
    expect(pickRange(opened, '2026-11-20')).toEqual({ start: '2026-11-20', end: '2026-11-20' });
  });

  it('every day knows its place in it', () => {
    const range = { start: '2026-11-10', end: '2026-11-12' };
    const places = ['09', '10', '11', '12', '13'].map((day) => placeInRange(range, `2026-11-${day}`));
    expect(places).toEqual(['outside', 'start', 'inside', 'end', 'outside']);
    expect(placeInRange({ start: '2026-11-10', end: '' }, '2026-11-10')).toBe('single');
  });

  it('[UI-11] is picked with two clicks, and shown as chosen days', async () => {
    const onChange = vi.fn();
    render(<Range onChange={onChange} />);
    const day = async (name: string) =>
      within(await screen.findByRole('grid', {}, { timeout: 10_000 })).getByRole('gridcell', { name });
    expect((await day('11')).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(await day('20'));
    await userEvent.click(await day('18'));
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-18', end: '2026-11-20' });
    expect((await day('19')).getAttribute('aria-selected')).toBe('true');
    expect((await day('11')).getAttribute('aria-selected')).toBe('false');
  });
});
