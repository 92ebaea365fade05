import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportAnswer } from '../../dataProvider/connection';
import { request } from '../../dataProvider/request';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const openConsole = async (path: string, user: object = owner) => {
  const server = fakeServer({
    'GET /api/profile': () => json({ user }),
    'GET /api/point': () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 }),
    'GET /api/fields/permissions/point_main': () => json({ point_main: [] }),
  });
  renderAt(path, { token: 'stored' });
  await screen.findByRole('navigation', { name: 'Разделы кабинета' });
  return server;
};

describe('the areas without a screen', () => {
  it.each([
    ['/management/dashboard', 'Сводка'],
    ['/management/finance', 'Бюджет'],
    ['/management/analytics', 'Аналитика'],
    ['/team/staff', 'Сотрудники'],
    ['/team/schedule', 'График работы'],
    ['/team/salary', 'Табель'],
    ['/team/recruitment', 'Вакансии'],
    ['/preferences', 'Настройки'],
    ['/notification', 'Уведомления'],
  ])('[SH-04] %s says inside the shell that it comes later', async (path, title) => {
    await openConsole(path);
    expect(await screen.findByRole('heading', { name: 'Раздел появится позже' })).toBeTruthy();
    expect(screen.getByText(new RegExp(`«${title}»`))).toBeTruthy();
    expect(document.title).toBe(`${title} — Carte`);
    await userEvent.click(screen.getByRole('button', { name: 'К точкам' }));
    expect(address()).toMatch(/^\/management\/points/);
  });
});

describe('an area whose key one does not hold', () => {
  const stopOnly = { ...owner, links: ['menu_stop'], capabilities: ['stop_list.read'] };

  it.each([
    '/management/points?id=4',
    '/menu/list?pointId=3',
    '/menu?id=4',
    '/menu/foods?pointId=1&type=food&id=2',
    '/menu/ingredients',
  ])('opens by its address no more than by the sidebar: %s', async (path) => {
    const server = await openConsole(path, stopOnly);
    expect(await screen.findByRole('heading', { name: 'Этот раздел вам недоступен' })).toBeTruthy();
    expect(address()).toBe(path);
    expect(server.calls.map((call) => call.path)).toEqual(['/api/profile']);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть раздел «Стоп-лист»' }));
    expect(address()).toMatch(/^\/menu\/stop/);
    expect(screen.queryByRole('heading', { name: 'Этот раздел вам недоступен' })).toBeNull();
  });

  it('is no home: who may not see the points begins in their own first area', async () => {
    await openConsole('/management/points', stopOnly);
    await waitFor(() => expect(address()).toMatch(/^\/menu\/stop/));
    expect(screen.queryByRole('heading', { name: 'Этот раздел вам недоступен' })).toBeNull();
  });

  it('is no question where a backend sends no list of keys', async () => {
    await openConsole('/management/points', { ...owner, links: undefined });
    expect(await screen.findByRole('heading', { name: 'Точки', level: 1 })).toBeTruthy();
  });
});

describe('the layout', () => {
  it('[SH-24] collapses the sidebar, expands it again, and remembers it', async () => {
    await openConsole('/preferences');
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    expect(screen.getByRole('button', { name: 'Развернуть меню' })).toBeTruthy();
    expect(JSON.stringify({ ...localStorage })).toContain('sidebar.collapsed');
    await userEvent.click(screen.getByRole('button', { name: 'Развернуть меню' }));
    expect(screen.getByRole('button', { name: 'Свернуть меню' })).toBeTruthy();
  });

  it('[SH-25] [SH-26] [SH-27] the burger opens the menu, locks the page, and a chosen link closes it', async () => {
    await openConsole('/preferences');
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Разделы кабинета' }));
    expect(document.body.style.overflow).toBe('hidden');
    await userEvent.click(menu.getByRole('link', { name: 'Точки' }));
    expect(address()).toMatch(/^\/management\/points/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
  });

  it('[SH-28] opening the mobile menu leaves the collapsed state alone, and the other way round', async () => {
    await openConsole('/preferences');
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByText('Управление').className).not.toContain('visually-hidden');
    await userEvent.click(menu.getByRole('button', { name: 'Закрыть меню' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Развернуть меню' })).toBeTruthy();
  });

  it('has a way past the navigation for the keyboard', async () => {
    await openConsole('/preferences');
    expect(screen.getByRole('link', { name: 'Перейти к содержимому' }).getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
  });

  describe('says that the network is gone', () => {
    const lose = (onLine: boolean, answer: () => Promise<Response>) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      vi.stubGlobal('fetch', vi.fn(answer));
      act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
    };
    const silent = () => Promise.reject(new TypeError('Failed to fetch'));
    const call = () =>
      act(() => request({ url: '/api/x', method: 'GET', headers: {} }).catch(() => undefined));
    afterEach(() => {
      vi.restoreAllMocks();
      // What listens to the browser outlives the page: the next one must not believe that the network is still gone.
      act(() => void window.dispatchEvent(new Event('online')));
      reportAnswer(true);
    });

    it('as long as it is', async () => {
      await openConsole('/preferences');
      lose(false, silent);
      expect(await screen.findByText(/Нет сети/)).toBeTruthy();
      lose(true, silent);
      expect(screen.queryByText(/Нет сети/)).toBeNull();
      lose(false, silent);
      expect(await screen.findByText(/Нет сети/)).toBeTruthy();
    });

    it('not while the server answers, whatever the browser says, and not a failing one', async () => {
      await openConsole('/preferences');
      lose(false, async () => json({}, 503));
      await call();
      expect(screen.queryByText(/Нет сети/)).toBeNull();
    });

    it('until an answer comes, and again when none does', async () => {
      await openConsole('/preferences');
      lose(false, silent);
      expect(await screen.findByText(/Нет сети/)).toBeTruthy();
      vi.stubGlobal('fetch', async () => json({}));
      await call();
      expect(screen.queryByText(/Нет сети/)).toBeNull();
      vi.stubGlobal('fetch', silent);
      await call();
      expect(screen.getByText(/Нет сети/)).toBeTruthy();
    });

    it('a little later, where the last call passed just before it went', async () => {
      await openConsole('/preferences');
      lose(false, async () => json({}));
      vi.stubGlobal('fetch', silent);
      expect(await screen.findByText(/Нет сети/, {}, { timeout: 10_000 })).toBeTruthy();
    });

    it('not because one call found no server, and not because one was given up', async () => {
      await openConsole('/preferences');
      lose(true, silent);
      await call();
      expect(screen.queryByText(/Нет сети/)).toBeNull();
      lose(false, async () => json({}));
      const given = AbortSignal.abort();
      vi.stubGlobal('fetch', () => Promise.reject(given.reason));
      await act(() =>
        request({ url: '/api/x', method: 'GET', headers: {} }, { signal: given }).catch(() => undefined),
      );
      lose(false, async () => json({}));
      await call();
      expect(screen.queryByText(/Нет сети/)).toBeNull();
    });
  });

  it('takes the console of one person away before showing the other’s', async () => {
    await openConsole('/preferences');
    fakeServer({
      'GET /api/profile': () => json({ user: { ...owner, id: 8, name: 'Олег', last_name: 'Ким' } }),
    });
    localStorage.setItem('token', 'theirs');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'theirs' })));
    expect(await screen.findByRole('link', { name: 'Личный кабинет: Олег Ким' })).toBeTruthy();
    expect(screen.queryByText('Анна Воронцова')).toBeNull();
  });
});
