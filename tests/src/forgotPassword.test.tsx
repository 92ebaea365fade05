import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session';
import { field, inModal, openLogin, submit, type, under } from './authSteps';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const TOKEN = 'Ab_-'.repeat(10);
const LINK = `/#password=${TOKEN}`;
const points = () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 });

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="carte-capabilities" content="other password.recover">',
  );
});
afterEach(() => document.querySelector('meta[name="carte-capabilities"]')?.remove());

const openForgot = async (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = await openLogin({ 'POST /api/auth/forgot': () => json({}), ...handlers });
  type(/^Почта/, 'anna@carte.example');
  await submit('Забыли пароль?');
  await screen.findByRole('dialog', { name: 'Забыли пароль?' });
  return server;
};
const openLink = async (handlers: Parameters<typeof fakeServer>[0] = {}, token?: string) => {
  const server = fakeServer({
    'GET /api/point': points,
    'GET /api/profile': () => json({ user: owner }),
    'GET /api/fields/permissions/point_main': () => json({ point_main: [] }),
    ...handlers,
  });
  renderAt(LINK, token === undefined ? {} : { token });
  await screen.findByRole('dialog', { name: 'Новый пароль' });
  return server;
};
const save = async (password = 'battery staple') => {
  type(/^Пароль/, password);
  await submit('Сохранить и войти');
};

describe('a forgotten password', () => {
  it('[AR-01] is not offered by a page that does not announce it', async () => {
    document.querySelector('meta[name="carte-capabilities"]')?.remove();
    const server = await openLogin();
    expect(inModal().queryByRole('button', { name: 'Забыли пароль?' })).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('[AR-01] asks for the address only, which is typed once, and says nothing of whose it is', async () => {
    const server = await openForgot();
    expect(inModal().getAllByRole('textbox')).toHaveLength(1);
    expect(field(/^Почта/).value).toBe('anna@carte.example');
    await submit('Отправить ссылку');
    expect(await inModal().findByText(/Если на anna@carte\.example есть учётная запись/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Проверьте почту');
    expect(server.calls).toMatchObject([
      { method: 'POST', path: '/api/auth/forgot', body: { email: 'anna@carte.example' } },
    ]);
    await submit('Отправить ещё раз');
    expect(await inModal().findByText(/^Отправлено ещё раз/)).toBeTruthy();
    expect(server.to('/api/auth/forgot')).toHaveLength(2);
    await submit('Войти');
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeTruthy();
  });

  it('[AR-01] refuses what is no address, and counts down where the server asks to wait', async () => {
    let isFull = false;
    const server = await openForgot({
      'POST /api/auth/forgot': () =>
        isFull ? json({ message: 'Слишком много попыток.' }, 429, { 'retry-after': '40' }) : json({}),
    });
    type(/^Почта/, 'anna@');
    await submit('Отправить ссылку');
    expect(under(/^Почта/)).toBe('Некорректный формат email');
    expect(server.calls).toEqual([]);
    type(/^Почта/, 'anna@carte.example');
    await submit('Отправить ссылку');
    isFull = true;
    await userEvent.click(await inModal().findByRole('button', { name: 'Отправить ещё раз' }));
    expect(await inModal().findByRole('button', { name: /через (40|39) секунд/ })).toBeTruthy();
  });
});

describe('the link of a letter', () => {
  it('[AR-02] opens the modal for a new password; the token leaves the address, and the password signs in', async () => {
    const server = await openLink({ 'POST /api/auth/reset': () => json({ token: 'fresh', ...owner }) });
    expect([address(), window.location.hash]).toEqual(['/', '']);
    expect(server.calls).toEqual([]);
    await save('short');
    expect(under(/^Пароль/)).toBe('Пароль не короче 8 символов');
    await save();
    await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(server.to('/api/auth/reset')).toMatchObject([
      { method: 'POST', body: { token: TOKEN, password: 'battery staple' } },
    ]);
  });

  it('[AR-02] that is used, old or wrong says so and offers a new letter', async () => {
    const server = await openLink({
      'POST /api/auth/reset': () =>
        json({ message: 'Проверьте заполнение полей.', errors: { token: ['Ссылка устарела.'] } }, 422),
      'POST /api/auth/forgot': () => json({}),
    });
    await save();
    expect(await inModal().findByText('Ссылка устарела.')).toBeTruthy();
    expect(inModal().queryByText('Проверьте заполнение полей.')).toBeNull();
    await submit('Запросить новую ссылку');
    expect(await screen.findByRole('dialog', { name: 'Забыли пароль?' })).toBeTruthy();
    expect(server.to('/api/auth/reset')).toHaveLength(1);
  });

  it('[AR-02] keeps the form when the password is refused, and sends nothing twice', async () => {
    let answer = (): void => {};
    const server = await openLink({
      'POST /api/auth/reset': () =>
        new Promise((resolve) => {
          answer = () => resolve(json({ errors: { password: ['Такой пароль угадают первым.'] } }, 422));
        }),
    });
    type(/^Пароль/, 'password123');
    const button = inModal().getByRole('button', { name: 'Сохранить и войти' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(server.to('/api/auth/reset')).toHaveLength(1));
    answer();
    await waitFor(() => expect(under(/^Пароль/)).toBe('Такой пароль угадают первым.'));
  });

  it('[AR-02] opened in a page that stands open works like any other', async () => {
    await openLogin();
    window.location.hash = `#password=${TOKEN}`;
    expect(await screen.findByRole('dialog', { name: 'Новый пароль' })).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('opened by who is signed in as somebody else signs them out first, and leaves nothing of theirs', async () => {
    const boris = { ...owner, id: 8, email: 'boris@carte.example', capabilities: ['logout'] };
    const server = await openLink(
      {
        'GET /api/profile': ({ token }) => json({ user: token === 'Bearer fresh' ? owner : boris }),
        'POST /api/auth/logout': () => json({}),
        'POST /api/auth/reset': () => json({ token: 'fresh', ...owner }),
      },
      'old',
    );
    localStorage.setItem('carte.point', 'of boris');
    await save();
    await waitFor(() => expect(session.getState().data?.id).toBe('7'));
    expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
    expect(server.to('/api/auth/logout')).toMatchObject([{ token: 'Bearer old' }]);
    expect([localStorage.getItem('token'), localStorage.getItem('carte.point')]).toEqual(['fresh', null]);
  });
});
