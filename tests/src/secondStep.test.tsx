import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, fillLogin, inModal, openLogin, submit, type, under } from './authSteps';
import { json, owner } from './fakeServer';
import { address } from './renderAt';

const protectedOwner = { ...owner, two_factor: true, recovery_codes_left: 9 };
const open = async (handlers: Parameters<typeof openLogin>[0] = {}, path?: string) => {
  const server = await openLogin(
    {
      'GET /api/auth/login': () => json({ second_factor: 'the-ticket' }, 202),
      'POST /api/auth/totp': () => json({ token: 'fresh', ...protectedOwner }),
      ...handlers,
    },
    path,
  );
  await fillLogin();
  await screen.findByRole('dialog', { name: 'Подтверждение входа' });
  return server;
};
const CODE = /^Код из приложения/;
const RECOVERY = /^Резервный код/;

describe('[AR-06] the second step of a sign-in', () => {
  it('asks for the code, and nobody is in before it', async () => {
    const server = await open();
    expect(localStorage.getItem('token')).toBeNull();
    expect(address()).toBe('/');
    expect(document.activeElement).toBe(field(CODE));
    type(CODE, ' 123 456 ');
    await submit('Войти');
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(server.to('/api/auth/totp')).toMatchObject([{ body: { ticket: 'the-ticket', code: '123 456' } }]);
    expect(server.to('/api/auth/login')).toHaveLength(1);
  });

  it.each([
    ['', 'Обязательное поле'],
    ['12345', 'Код состоит из 6 цифр'],
    ['12345a', 'Код состоит из 6 цифр'],
  ])('refuses %j without a call', async (code, words) => {
    const server = await open();
    type(CODE, code);
    await submit('Войти');
    expect(under(CODE)).toBe(words);
    expect(server.to('/api/auth/totp')).toEqual([]);
  });

  it('says under the field that the code was wrong, and takes the next', async () => {
    let isWrong = true;
    await open({
      'POST /api/auth/totp': () =>
        isWrong
          ? json({ message: 'Проверьте заполнение полей.', errors: { code: ['Код неверен'] } }, 422)
          : json({ token: 'fresh', ...protectedOwner }),
    });
    type(CODE, '000000');
    await submit('Войти');
    await waitFor(() => expect(under(CODE)).toBe('Код неверен'));
    isWrong = false;
    type(CODE, '123456');
    await submit('Войти');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('fresh'));
  });

  it('goes back to the password when it took too long, and says why', async () => {
    await open({ 'POST /api/auth/totp': () => json({ message: 'Время на ввод кода вышло.' }, 401) });
    type(CODE, '123456');
    await submit('Войти');
    await screen.findByRole('dialog', { name: 'Вход' });
    expect(inModal().getByText('Время на ввод кода вышло.')).toBeTruthy();
  });

  it('goes back by hand too, and then says nothing', async () => {
    await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Назад' }));
    await screen.findByRole('dialog', { name: 'Вход' });
    expect(inModal().getByText('Рады видеть вас снова.')).toBeTruthy();
  });

  it('takes a recovery code instead, and says how many are left before it lets in', async () => {
    const server = await open();
    await userEvent.click(inModal().getByRole('button', { name: 'Ввести резервный код' }));
    type(RECOVERY, 'ABCD-EFGH-JKLM-NPQR');
    await submit('Войти');
    expect(await inModal().findByText('Осталось 9 резервных кодов.')).toBeTruthy();
    expect(server.to('/api/auth/totp')[0]?.body).toEqual({
      ticket: 'the-ticket',
      code: 'ABCD-EFGH-JKLM-NPQR',
    });
    await userEvent.click(inModal().getByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
  });

  it('says that the last recovery code was used up', async () => {
    await open({
      'POST /api/auth/totp': () => json({ token: 'fresh', ...protectedOwner, recovery_codes_left: 0 }),
    });
    await userEvent.click(inModal().getByRole('button', { name: 'Ввести резервный код' }));
    type(RECOVERY, 'ABCD-EFGH-JKLM-NPQR');
    await submit('Войти');
    expect(await inModal().findByText(/^Это был последний/)).toBeTruthy();
  });
});
