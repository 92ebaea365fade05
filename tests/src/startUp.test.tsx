import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const open = (path: string, token?: string) => renderAt(path, token === undefined ? {} : { token });

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

  it('[SH-06] asks nothing without a stored token', async () => {
    const server = fakeServer({});
    open('/');
    expect(server.calls).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeTruthy();
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

  it.each([
    [
      'a failure of the server',
      () => json({ message: 'База перезапускается.' }, 500),
      /База перезапускается\. Вы не вышли/,
    ],
    ['a refusal that is no 401', () => json({}, 403), /^Вы не вышли/],
    ['a page of something else', () => new Response('<html>Wi-Fi</html>', { status: 200 }), /^Вы не вышли/],
  ])(
    'keeps the session through %s, says so, and opens the page when it is over',
    async (_name, reply, words) => {
      let isBroken = true;
      fakeServer({
        'GET /api/profile': () => (isBroken ? reply() : json({ user: owner })),
        'GET /api/point': points,
        'GET /api/fields/permissions/point_main': fields,
      });
      open('/management/points', 'stored');
      expect(await screen.findByRole('heading', { name: 'Не удалось проверить вход' })).toBeTruthy();
      expect(screen.getByText(words)).toBeTruthy();
      expect(localStorage.getItem('token')).toBe('stored');
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
      expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
      expect(localStorage.getItem('token')).toBe('stored');
    },
  );

  it('lets whom the backend never answers sign in anew, and come back to the page', async () => {
    fakeServer({ 'GET /api/profile': () => json({}, 500) });
    open('/menu/list', 'stored');
    await userEvent.click(await screen.findByRole('button', { name: 'Войти заново' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says after 15 seconds that the answer is slow, asks again on request, and takes the first answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers: ((response: Response) => void)[] = [];
    fakeServer({
      'GET /api/profile': () => new Promise<Response>((resolve) => answers.push(resolve)),
      'GET /api/point': points,
      'GET /api/fields/permissions/point_main': fields,
    });
    open('/management/points', 'stored');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('heading', { name: 'Ответ задерживается' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(answers).toHaveLength(2);
    answers[1]?.(json({ user: owner }));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
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

  it('[SH-09] [AR-09] a record without a status is not signed in: it comes to its code', async () => {
    const server = fakeServer({ 'GET /api/profile': () => json({ user: { ...owner, status: null } }) });
    open('/profile', 'stored');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('dialog', { name: 'Подтверждение почты' })).toBeTruthy();
    expect(screen.getByText(/anna@carte\.example ещё не подтверждён/)).toBeTruthy();
    expect(screen.queryByText(/Мы отправили код/)).toBeNull();
    expect(server.to('/api/auth/repeat')).toEqual([]);
  });

  it('[SH-03] shows the 404 page for an unknown address, signed in or not', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    open('/no/such/page');
    expect(screen.getByRole('heading', { name: 'Страница не найдена (404)' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    open('/no/such/page', 'stored');
    expect(await screen.findByRole('heading', { name: 'Страница не найдена (404)' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Разделы кабинета' })).toBeTruthy();
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
    // Several calls were refused; that is said once.
    expect(await screen.findByText(/^Сеанс завершён\. Войдите снова/)).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/чтобы открыть эту страницу/)).toBeNull();
  });

  it('a session that ended says that what was typed is kept, where something is', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }), 'GET /api/point': () => json({}, 401) });
    open('/management/points', 'stored');
    localStorage.setItem('carte.draft.7/points', '{"savedAt":1,"values":{}}');
    expect(await screen.findByText(/Введённое сохранено на этом устройстве/)).toBeTruthy();
  });

  it('[AU-17] who signs out stands on the landing page, asked for nothing, and the next guard asks again', async () => {
    const { signOut } = await import('../../src/auth/signOut');
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    open('/preferences', 'stored');
    await screen.findByRole('heading', { name: 'Раздел появится позже' });
    await act(() => signOut());
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.history.state.usr ?? null).toBeNull();
    open('/menu/list');
    expect(await screen.findByText(/Войдите, чтобы открыть эту страницу/)).toBeTruthy();
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
    expect(view.getAllByRole('status').at(-1)?.textContent).toBe('Загрузка');
    expect(router.state.location.pathname).toBe('/profile');
  });
});

describe('the landing page', () => {
  it('[SH-31] is Russian in a browser set to another language', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    fakeServer({});
    open('/');
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeTruthy();
    language.mockRestore();
  });
});
