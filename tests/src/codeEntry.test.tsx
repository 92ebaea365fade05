import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitText } from '../../src/auth/modal/Resend';
import { field, inModal, submit, toConfirm, type, under } from './authSteps';
import { json, owner } from './fakeServer';
import { address } from './renderAt';

describe('confirming', () => {
  it.each(['', '123', '12345', 'абвг', '12.4'])('[AU-11] refuses the code %j', async (code) => {
    const server = await toConfirm();
    type(/Код из письма/, code);
    await submit('Подтвердить');
    expect(under(/Код из письма/)).toBe(code === '' ? 'Обязательное поле' : 'Код состоит из 4 цифр');
    expect(server.to('/api/auth/verify')).toEqual([]);
  });

  it('[AU-11] [AU-13] sends the code as a number, then checks the session and leads on', async () => {
    const server = await toConfirm({ 'POST /api/auth/verify': () => json({}) });
    type(/Код из письма/, '4821');
    await submit('Подтвердить');
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
    expect(server.to('/api/auth/verify')[0]?.body).toEqual({ email: 'anna@carte.example', code: 4821 });
    expect(server.to('/api/profile')).toMatchObject([{ method: 'GET', token: 'Bearer new' }]);
  });

  it('[ER-05] a refused code shows the words of the server, else errors.confirm', async () => {
    await toConfirm({
      'POST /api/auth/verify': () => json({}, 422),
      'GET /api/profile': () => json({ user: { ...owner, status: '' } }),
    });
    type(/Код из письма/, '4821');
    await submit('Подтвердить');
    expect(await inModal().findByText('Ошибка подтверждения')).toBeTruthy();
  });

  it('[AR-09] closed and opened again is where it was', async () => {
    await toConfirm();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('dialog', { name: 'Подтверждение почты' })).toBeTruthy();
    expect(inModal().getByText(/anna@carte\.example/)).toBeTruthy();
    await userEvent.click(inModal().getByRole('button', { name: 'Другая почта' }));
    expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a code that was taken already (another tab, a lost answer) leads on', async () => {
    await toConfirm({ 'POST /api/auth/verify': () => json({ message: 'Код неверен или устарел.' }, 422) });
    type(/Код из письма/, '4821');
    await submit('Подтвердить');
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
  });

  it('[AU-03] sends the code again', async () => {
    const server = await toConfirm({ 'POST /api/auth/repeat': () => json({}) });
    await submit('Отправить код ещё раз');
    expect(await inModal().findByText(/Код отправлен ещё раз/)).toBeTruthy();
    expect(server.to('/api/auth/repeat')).toMatchObject([
      { method: 'POST', body: { email: 'anna@carte.example' } },
    ]);
  });

  it('[ER-06] a failed resend shows errors.sendCode', async () => {
    await toConfirm({ 'POST /api/auth/repeat': () => json({}, 500) });
    await submit('Отправить код ещё раз');
    expect(await inModal().findByText('Ошибка отправки кода')).toBeTruthy();
  });
});

describe('one fault', () => {
  it('of the code is said once, where it stands', async () => {
    await toConfirm({
      'POST /api/auth/verify': () =>
        json({ error: 'Проверьте заполнение полей', errors: { code: ['Код не подошёл'] } }, 422),
      'GET /api/profile': () => json({ user: { ...owner, status: '' } }),
    });
    type(/Код из письма/, '4821');
    await submit('Подтвердить');
    await waitFor(() => expect(under(/Код из письма/)).toBe('Код не подошёл'));
    expect(inModal().queryByText('Проверьте заполнение полей')).toBeNull();
  });

  it('is not made of a code that is left empty for another letter', async () => {
    await toConfirm({ 'POST /api/auth/repeat': () => json({}) });
    inModal()
      .getByLabelText(/Код из письма/)
      .focus();
    await submit('Отправить код ещё раз');
    await inModal().findByText(/Код отправлен ещё раз/);
    expect(under(/Код из письма/)).toBe('');
  });

  it('of an address leads back to everything that was typed', async () => {
    await toConfirm();
    await submit('Другая почта');
    await screen.findByRole('dialog', { name: 'Регистрация' });
    const values = [/^Имя/, /^Почта/, /Телефон/, /^Пароль/].map((name) => field(name).value);
    expect(values).toEqual(['Анна', 'anna@carte.example', '+79161234567', 'password1']);
  });
});

describe('waiting for the next code', () => {
  it.each([
    [59, '59 секунд'],
    [3591, '1 час'],
    [840, '14 минут'],
    [3661, '1 час 2 минуты'],
    [7200, '2 часа'],
  ])('of %i seconds is said as %s', (seconds, words) => {
    expect(waitText(seconds)).toBe(words);
  });

  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('counts down the seconds that the server asked for, and offers the button again', async () => {
    const server = await toConfirm({
      'POST /api/auth/repeat': () => json({ message: 'Слишком часто' }, 429, { 'retry-after': '22' }),
    });
    fireEvent.click(inModal().getByRole('button', { name: 'Отправить код ещё раз' }));
    const button = await inModal().findByRole('button', { name: 'Отправить ещё раз через 22 секунды' });
    fireEvent.click(button);
    expect(server.to('/api/auth/repeat')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(inModal().getByRole('button', { name: 'Отправить ещё раз через 21 секунду' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(inModal().getByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy();
  });
});
