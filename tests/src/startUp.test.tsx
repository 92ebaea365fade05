import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

let leave = () => {};
afterEach(() => leave());
const open = (path: string, token?: string) => {
  const view = renderAt(path, token === undefined ? {} : { token });
  leave = view.leave;
  return view;
};

const points = () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 });
const fields = () => json({ point_main: [] });

describe('start-up', () => {
  it('[SH-06] [SH-07] restores the session behind a loader and shows the routes only afterwards', async () => {
    let answer: (response: Response) => void = () => undefined;
    const server = fakeServer({
      'GET /api/profile': () => new Promise<Response>((resolve) => (answer = resolve)),
      'GET /api/point': points,
      'GET /api/fields/permissions/point_main': fields,
    });
    open('/management/points', 'stored');
    expect(screen.getByRole('status').textContent).toBe('Загрузка');
    await waitFor(() => expect(server.calls.map(({ path }) => path)).toEqual(['/api/profile']));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(address()).toBe('/management/points');
    answer(json({ user: owner }));
    expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
  });

  it('[SH-06] asks nothing without a stored token', () => {
    const server = fakeServer({});
    open('/');
    expect(server.calls).toEqual([]);
    expect(screen.getByRole('button', { name: 'Войти' })).toBeTruthy();
  });

  it('does not sign out when there is no answer, and opens the page on the second try', async () => {
    let isOnline = false;
    fakeServer({
      'GET /api/profile': () =>
        isOnline ? json({ user: owner }) : Promise.reject(new TypeError('Failed to fetch')),
      'GET /api/point': points,
      'GET /api/fields/permissions/point_main': fields,
    });
    open('/management/points', 'stored');
    expect(await screen.findByRole('heading', { name: 'Нет ответа от сервера' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('stored');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
    expect(address()).toBe('/management/points');
  });

  it('[AU-16] [SH-11] a refused session leads to the landing page without its token', async () => {
    fakeServer({ 'GET /api/profile': () => json({ message: 'Нет сеанса' }, 401) });
    open('/management/points', 'stale');
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the guard', () => {
  it.each([
    '/management/points',
    '/management/anything',
    '/menu/list?pointId=3',
    '/menu?id=4',
    '/team/staff',
    '/profile',
    '/preferences',
    '/notification',
  ])('[SH-08] [SH-11] [SH-12] %s leads a stranger to / and passes the address along', async (path) => {
    fakeServer({});
    open(path);
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.history.state.usr).toEqual({ from: path });
  });

  it('[SH-12] opens the sign-in for whom it sent back', async () => {
    fakeServer({});
    open('/menu/list');
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeTruthy();
    expect(screen.getByText('Войдите, чтобы открыть эту страницу. Мы вернём вас на неё.')).toBeTruthy();
  });

  it('[SH-09] a record without a status is not signed in', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: { ...owner, status: null } }) });
    open('/profile', 'stored');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('[SH-03] shows the 404 page for an unknown address, signed in or not', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    open('/no/such/page');
    expect(screen.getByRole('heading', { name: 'Страница не найдена (404)' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    leave();
    open('/no/such/page', 'stored');
    expect(await screen.findByRole('heading', { name: 'Страница не найдена (404)' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Разделы консоли' })).toBeTruthy();
  });

  it('[AU-14] [AU-15] a 401 in the middle clears the token and leads to /, the wanted address in hand', async () => {
    fakeServer({
      'GET /api/profile': () => json({ user: owner }),
      'GET /api/point': () => json({ message: 'Сеанс завершён' }, 401),
      'GET /api/fields/permissions/point_main': () => json({}, 401),
    });
    open('/management/points?page=2', 'stored');
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(window.history.state.usr.from).toMatch(/^\/management\/points\?.*page=2/);
  });

  it('[SH-10] shows a spinner while the user is being loaded', async () => {
    const { session } = await import('../../src/auth/session');
    fakeServer({});
    open('/');
    const { createMemoryRouter, RouterProvider } = await import('react-router');
    const { render } = await import('@testing-library/react');
    const { ConsoleGate } = await import('../../src/ConsoleGate');
    session.setLoading(true);
    const router = createMemoryRouter([{ path: '*', element: <ConsoleGate /> }], {
      initialEntries: ['/profile'],
    });
    const view = render(<RouterProvider router={router} />);
    expect(view.getByRole('status').textContent).toBe('Загрузка');
    expect(router.state.location.pathname).toBe('/profile');
  });
});

describe('the landing page', () => {
  it('[SH-02] offers a login button and says what Carte is', () => {
    fakeServer({});
    open('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Заведения и меню под рукой');
    expect(screen.getAllByRole('button', { name: 'Войти' })).toHaveLength(1);
  });

  it('[SH-31] is Russian in a browser set to another language', () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    fakeServer({});
    open('/');
    expect(screen.getByRole('button', { name: 'Войти' })).toBeTruthy();
    language.mockRestore();
  });

  it('offers the console to who is signed in already', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    open('/', 'stored');
    expect(await screen.findByRole('button', { name: 'Открыть консоль' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
  });
});
