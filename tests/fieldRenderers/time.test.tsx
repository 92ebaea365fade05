import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { completeTime, maskTime, stepTime, timeSteps } from '../../fieldRenderers/time/maskTime';
import { TimeInput } from '../../fieldRenderers/time/TimeInput';

const Time = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial);
  return <TimeInput label="Начало" value={value} onChange={setValue} />;
};
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Начало' });

describe('time input', () => {
  it.each([
    ['1', '', '1'],
    ['18', '1', '18:'],
    ['18', '18:', '18'],
    ['1830', '183', '18:30'],
    ['9:5', '9:', '09:5'],
    ['18:305', '18:30', '18:30'],
    ['ab1', '', '1'],
    ['90', '9', '09:0'],
    ['900', '', '09:00'],
    ['2330', '', '23:30'],
    ['9.30', '', '09:30'],
    ['9-30', '', '09:30'],
    ['1-30', '', '01:30'],
    ['9,30', '', '09:30'],
    [' 9 30 ', '', '09:30'],
    ['09:00 \u2013 22:00', '', '09:00'],
    ['24:00', '24:0', '00:00'],
    ['2400', '', '00:00'],
    ['24:30', '24:3', '24:30'],
  ])('[FS-11] typing %j after %j shows %j', (typed, before, shown) => {
    expect(maskTime(typed, before)).toBe(shown);
  });

  it.each([
    ['9', '09:00'],
    ['18:', '18:00'],
    ['18:3', '18:3'],
    ['18:0', '18:00'],
    ['18:30', '18:30'],
    ['', ''],
    ['99', '99'],
    ['18:9', '18:9'],
    ['24', '00:00'],
    ['24:00', '00:00'],
    ['24:3', '24:3'],
    ['9:5', '9:5'],
    ['9:00', '09:00'],
    ['25', '25'],
    [':', ':'],
  ])('an unfinished %j is left as %j', (typed, settled) => {
    expect(completeTime(typed)).toBe(settled);
  });

  it('[FS-11] takes HH:MM in five characters', async () => {
    render(<Time />);
    await userEvent.type(input(), '183059');
    expect(input().value).toBe('18:30');
    expect(input().maxLength).toBe(5);
    expect(new RegExp(`^(?:${input().pattern})$`).test('24:00')).toBe(false);
  });

  it.each([
    ['900', '09:00'],
    ['24:00', '00:00'],
    ['9.30', '09:30'],
    ['9{Enter}', '09:00'],
    ['24{Control>}[KeyS]{/Control}', '00:00'],
  ])('[FS-11] %j is %j, also where a key saves before the field is left', async (typed, shown) => {
    render(<Time />);
    await userEvent.type(input(), typed);
    expect(input().value).toBe(shown);
  });

  it('[FS-11] takes what is pasted', async () => {
    render(<Time initial="10:00" />);
    await userEvent.tripleClick(input());
    await userEvent.paste('9-30');
    expect(input().value).toBe('09:30');
  });

  it('[FS-12] blocks the space key', async () => {
    render(<Time />);
    await userEvent.type(input(), '1 8 3 0');
    expect(input().value).toBe('18:30');
  });

  it('[UI-12] the arrow keys step half an hour, round midnight', async () => {
    render(<Time initial="23:40" />);
    await userEvent.type(input(), '{ArrowUp}');
    expect(input().value).toBe('00:00');
    await userEvent.type(input(), '{ArrowDown}{ArrowDown}');
    expect(input().value).toBe('23:00');
    expect(stepTime('10:10', -1)).toBe('10:00');
    expect(stepTime('', 1)).toBe('00:30');
  });

  it('[UI-12] the clock lists every half hour and opens on the one before', async () => {
    expect(timeSteps).toHaveLength(48);
    render(<Time initial="10:45" />);
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать время: Начало' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('10:30'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input().value).toBe('11:00');
  });
});
