import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { login } from '../../dataProvider/login';
import {
  field,
  fillLogin,
  fillRegister,
  inModal,
  openLogin,
  openRegister,
  toConfirm,
  under,
} from './authSteps';
import { json, owner } from './fakeServer';
import { address } from './renderAt';

afterEach(() => document.querySelector('meta[name="carte-login"]')?.remove());

describe('the modal', () => {
  it('[AU-01] [AU-02] opens from the landing page and has the modes login, register, confirmation', async () => {
    await toConfirm();
    expect(inModal().getByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy();
    await userEvent.click(inModal().getByRole('button', { name: 'Другая почта' }));
    expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeTruthy();
    await userEvent.click(inModal().getByRole('button', { name: 'Войти' }));
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('[UI-01] [UI-02] [UI-03] closes in 300 ms, locks the page and stands at 1000', async () => {
    await openLogin();
    expect(document.body.style.overflow).toBe('hidden');
    const layer = screen.getByRole('dialog').parentElement;
    expect(layer?.style.zIndex).toBe('1000');
    vi.useFakeTimers();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    act(() => void vi.advanceTimersByTime(299));
    expect(layer?.dataset.closing).toBe('true');
    expect(screen.queryByRole('dialog')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.style.overflow).toBe('');
  });

  it('takes the focus, keeps it, and gives it back', async () => {
    await openLogin();
    expect(document.activeElement).toBe(field(/^Почта/));
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Войти' }));
  });
});

describe('signing in', () => {
  it.each(['', 'anna', 'anna@', '@carte.example', 'anna@carte', 'a b@carte.example'])(
    '[AU-07] refuses the email %j',
    async (email) => {
      const server = await openLogin();
      await fillLogin(email);
      expect(under(/^Почта/)).toBe(email === '' ? 'Обязательное поле' : 'Некорректный формат email');
      expect(server.calls).toEqual([]);
    },
  );

  it.each(['', '1234567'])('[AU-09] refuses the password %j', async (password) => {
    const server = await openLogin();
    await fillLogin('anna@carte.example', password);
    expect(under(/^Пароль/)).toBe(password === '' ? 'Обязательное поле' : 'Пароль не короче 8 символов');
    expect(server.calls).toEqual([]);
  });

  it('[AU-04] [AU-23] stores the token and leads to the points', async () => {
    const server = await openLogin({ 'GET /api/auth/login': () => json({ token: 'fresh', ...owner }) });
    await fillLogin(' anna@carte.example ', '12345678');
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
    expect(localStorage.getItem('token')).toBe('fresh');
    const [login] = server.to('/api/auth/login');
    expect(login?.query.get('email')).toBe('anna@carte.example');
    expect(login?.query.get('password')).toBe('12345678');
  });

  it('[AU-04] leads to the page that was asked for', async () => {
    await openLogin({ 'GET /api/auth/login': () => json({ token: 'fresh', user: owner }) }, '/profile?tab=1');
    await fillLogin();
    await waitFor(() => expect(address()).toBe('/profile?tab=1'));
  });

  it('goes by POST where the page says so, and never puts the password into the address', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="carte-login" content="post">');
    const server = await openLogin({ 'POST /api/auth/login': () => json({ token: 'fresh', user: owner }) });
    await fillLogin();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('fresh'));
    expect(server.to('/api/auth/login')).toMatchObject([
      { method: 'POST', body: { email: 'anna@carte.example', password: 'password1' } },
    ]);
    expect(server.to('/api/auth/login')[0]?.query.toString()).toBe('');
  });

  it('[AR-09] an account that was never confirmed is asked for its code, and none is said to be sent', async () => {
    const unconfirmed = { ...owner, status: null };
    const server = await openLogin({
      'GET /api/auth/login': () => json({ token: 'inert', user: unconfirmed }),
      'GET /api/profile': () => json({ user: unconfirmed }),
    });
    await fillLogin();
    expect(await screen.findByRole('dialog', { name: 'Подтверждение почты' })).toBeTruthy();
    expect(inModal().getByText(/anna@carte\.example ещё не подтверждён/)).toBeTruthy();
    expect(inModal().queryByText(/Мы отправили/)).toBeNull();
    expect(server.to('/api/auth/repeat')).toEqual([]);
  });

  it('a sign-in whose answer has no status asks the profile: only that says whether a code is needed', async () => {
    const { status: _, ...told } = owner;
    const server = await openLogin({ 'GET /api/auth/login': () => json({ token: 'fresh', ...told }) });
    await fillLogin();
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
    expect(server.to('/api/profile')).toMatchObject([{ token: 'Bearer fresh' }]);
  });

  it('a profile that does not answer after it says so, and keeps what was typed', async () => {
    await openLogin({
      'GET /api/auth/login': () => json({ token: 'fresh', links: [] }),
      'GET /api/profile': () => json({ message: 'База перезапускается.' }, 500),
    });
    await fillLogin();
    expect(await inModal().findByText('База перезапускается.')).toBeTruthy();
    expect(field(/^Почта/).value).toBe('anna@carte.example');
  });

  it('[AR-07] who has to wait is told how long', async () => {
    await openLogin({
      'GET /api/auth/login': () => json({ message: 'Слишком много попыток.' }, 429, { 'retry-after': '840' }),
    });
    await fillLogin();
    expect(
      await inModal().findByText('Слишком много попыток. Следующая попытка через 14 минут.'),
    ).toBeTruthy();
  });

  it('[AR-07] keeps the mark that a backend hands out, and brings it to the next sign-in; without one sends none', async () => {
    const marks: (string | null)[] = [];
    const server = await openLogin({
      'GET /api/auth/login': () => json({ token: 'fresh', user: owner, device: 'mark-1' }),
    });
    await fillLogin();
    await waitFor(() => expect(localStorage.getItem('carte.device')).toBe('mark-1'));
    marks.push(server.to('/api/auth/login')[0]?.device ?? null);
    await login({ email: 'anna@carte.example', password: 'password1' });
    marks.push(server.to('/api/auth/login')[1]?.device ?? null);
    expect(marks).toEqual([null, 'mark-1']);
    expect(server.to('/api/profile').every(({ device }) => device === null)).toBe(true);
  });

  it.each([
    ['the error of the server', { error: 'Вход закрыт', message: 'второе' }, 'Вход закрыт'],
    ['else its message', { message: 'Неверная почта или пароль' }, 'Неверная почта или пароль'],
    ['else errors.login', {}, 'Ошибка входа'],
  ])('[ER-01] [ER-03] a refusal shows %s and keeps what was typed', async (_name, body, expected) => {
    await openLogin({ 'GET /api/auth/login': () => json(body, 401) });
    await fillLogin();
    expect((await inModal().findByText(expected)).getAttribute('role')).toBe('alert');
    expect(field(/^Почта/).value).toBe('anna@carte.example');
    expect(address()).toBe('/');
  });

  it('shows what the server says about a field under that field', async () => {
    await openLogin({
      'GET /api/auth/login': () => json({ errors: { email: ['Такой почты нет'] } }, 422),
    });
    await fillLogin();
    await waitFor(() => expect(under(/^Почта/)).toBe('Такой почты нет'));
    expect(inModal().queryByText('Ошибка входа')).toBeNull();
  });

  it('[UI-06] shows that it is waiting and cannot be pressed twice', async () => {
    const server = await openLogin({ 'GET /api/auth/login': () => new Promise<Response>(() => undefined) });
    await fillLogin();
    const button = inModal().getByRole('button', { name: /Войти/ });
    expect(within(button).getByRole('status', { name: 'Загрузка' })).toBeTruthy();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(server.to('/api/auth/login')).toHaveLength(1);
  });
});

describe('registering', () => {
  it.each([
    ['', 'Обязательное поле'],
    ['А', 'От 2 до 50 символов'],
    ['Ж'.repeat(51), 'От 2 до 50 символов'],
    ['  А  ', 'От 2 до 50 символов'],
  ])('[AU-05] refuses the first name %j', async (name, problem) => {
    const server = await openRegister();
    await fillRegister({ name });
    expect(under(/^Имя/)).toBe(problem);
    expect(server.calls).toEqual([]);
  });

  it.each(['Ян', 'Ж'.repeat(50), '😀😀'])('[AU-05] takes the first name %j', async (name) => {
    const server = await openRegister({
      'POST /api/auth/register': () => json({ token: 't', user: { id: 1 } }),
    });
    await fillRegister({ name });
    await waitFor(() => expect(server.to('/api/auth/register')).toHaveLength(1));
  });

  it.each(['123456789', '+1234567890123456', '++79161234567', 'телефон', '7916123456+'])(
    '[AU-08] refuses the phone %j',
    async (phone) => {
      const server = await openRegister();
      await fillRegister({ phone });
      expect(under(/Телефон/)).toBe('От 10 до 15 цифр, в начале можно +');
      expect(server.calls).toEqual([]);
    },
  );

  it.each(['1234567890', '+123456789012345', '89161234567'])('[AU-08] takes the phone %j', async (phone) => {
    const server = await openRegister({
      'POST /api/auth/register': () => json({ token: 't', user: { id: 1 } }),
    });
    await fillRegister({ phone });
    await waitFor(() => expect(server.to('/api/auth/register')[0]?.body).toMatchObject({ phone }));
  });

  it.each([
    ['+7 (916) 123-45-67', '+79161234567'],
    ['8 (999) 123\u201145\u201167', '89991234567'],
    ['8-800-555-35-35', '88005553535'],
    ['8 (999) 123-45-70', '89991234570'],
    ['+7.999.123.45.70', '+79991234570'],
    ['\u202a+7\u00a0916 123\u201345\u201367\u202c', '+79161234567'],
  ])('[AR-10] takes the phone %j as people write it and sends what the rule wants', async (typed, phone) => {
    const server = await openRegister({
      'POST /api/auth/register': () => json({ token: 't', user: { id: 1 } }),
    });
    await fillRegister({ phone: typed, email: ' \u200banna@carte.example\u00a0' });
    await waitFor(() =>
      expect(server.to('/api/auth/register')[0]?.body).toMatchObject({ phone, email: 'anna@carte.example' }),
    );
  });

  it('[AU-10] is refused until the terms are accepted', async () => {
    const server = await openRegister();
    await fillRegister({ terms: false });
    expect(inModal().getByText('Без согласия с условиями зарегистрироваться нельзя')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('sends one registration, however often the button is pressed at once', async () => {
    const server = await openRegister({
      'POST /api/auth/register': () => new Promise<Response>(() => undefined),
    });
    await fillRegister();
    const form = inModal().getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await act(async () => {});
    expect(server.to('/api/auth/register')).toHaveLength(1);
  });

  it('[AU-06] [AU-12] sends exactly phone, email and password, then asks for the code', async () => {
    const server = await toConfirm();
    expect(server.to('/api/auth/register')).toMatchObject([{ method: 'POST' }]);
    expect(server.to('/api/auth/register')[0]?.body).toEqual({
      phone: '+79161234567',
      email: 'anna@carte.example',
      password: 'password1',
    });
  });

  it('[ER-04] a failure without words shows errors.registration', async () => {
    await openRegister({ 'POST /api/auth/register': () => json({}, 500) });
    await fillRegister();
    expect(await inModal().findByText('Ошибка регистрации')).toBeTruthy();
    expect(field(/^Имя/).value).toBe('Анна');
  });
});
