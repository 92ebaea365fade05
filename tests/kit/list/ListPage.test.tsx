import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { pointsBackend, somePoints } from '../pointsBackend';

const open = (backend: ReturnType<typeof pointsBackend>, at = '/management/points') =>
  openConsole({ resources: [points], backend, at });

const row = (title: string): HTMLElement => {
  const found = screen.getByText(title).closest('tr');
  if (!found) throw new Error(`No row "${title}".`);
  return found;
};

describe('the list page', () => {
  it('[LP-02] [LP-04] [LP-05] [LM-01] has a title, search, filters, a main button, a menu, select-all and row menus; one call brings 12 rows', async () => {
    const backend = pointsBackend(somePoints(14));
    open(backend);
    expect(await screen.findByText('Точка 12')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Точки' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Название или адрес' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Фильтры' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Добавить точку' }).getAttribute('href')).toBe(
      '/management/points/add',
    );
    expect(screen.getByRole('button', { name: 'Ещё действия' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Выбрать все на странице' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Действия: / })).toHaveLength(12);
    expect(screen.queryByText('Точка 13')).toBeNull();
    expect(backend.calls).toEqual(['GET /api/point?page=1&per_page=12']);
  });

  it('[LP-03] shows cards instead of a table on a phone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    open(pointsBackend(somePoints(2)));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Точка 1'));
    expect(card?.textContent).toContain('Казань, Баумана,\u00a01');
    expect(card?.textContent).toContain('Видят гости');
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Точка 1' })).toBeTruthy();
  });

  it('[UI-16] [LP-19] turns pages by numbers and arrows and keeps the page in the address', async () => {
    const { user, address } = open(pointsBackend(somePoints(30)));
    await screen.findByText('Точка 1');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('Точка 13')).toBeTruthy();
    expect(address()).toBe('/management/points?page=2');
    expect(screen.getByRole('button', { name: 'Страница 2' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('button', { name: 'Страница 3' }));
    expect(await screen.findByText('Точка 25')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Следующая страница' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await user.click(await screen.findByRole('button', { name: 'Страница 1' }));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Предыдущая страница' }).hasAttribute('disabled')).toBe(true);
  });

  it('opens the page that the address names, and comes back to it', async () => {
    const { router, address } = open(pointsBackend(somePoints(30)), '/management/points?page=3');
    expect(await screen.findByText('Точка 30')).toBeTruthy();
    await act(() => router.navigate('/elsewhere'));
    await screen.findByText('somewhere else');
    await act(() => router.navigate('/management/points'));
    expect(await screen.findByText('Точка 30')).toBeTruthy();
    expect(address()).toBe('/management/points?page=3');
  });

  it('dims the old page while the next one comes', async () => {
    const backend = pointsBackend(somePoints(14));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    let answer = (): void => {};
    backend.on(
      'GET /api/point',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ data: [{ point: somePoints(1, 13)[0] }], total: 14, last_page: 2 });
        }),
    );
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByRole('status', { name: 'Список обновляется' })).toBeTruthy();
    expect(screen.getByText('Точка 1')).toBeTruthy();
    await act(async () => answer());
    expect(await screen.findByText('Точка 13')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Список обновляется' })).toBeNull();
  });

  it('[LP-21] an empty page beyond the last leads to the last one, by the total that the server counts', async () => {
    const backend = pointsBackend(somePoints(13));
    const { address } = open(backend, '/management/points?page=2');
    await screen.findByText('Точка 13');
    expect(screen.getByText('13 точек')).toBeTruthy();
    expect(address()).toBe('/management/points?page=2');
  });

  it('the row menu is mounted only while it is open, and Escape closes it', async () => {
    const { user } = open(pointsBackend(somePoints(1)));
    await screen.findByText('Точка 1');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(within(row('Точка 1')).getByRole('button', { name: 'Действия: Точка 1' }));
    expect((await screen.findByRole('menuitem', { name: 'Изменить' })).getAttribute('href')).toBe(
      '/management/points/edit?id=1',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('the title of a row leads to its edit page', async () => {
    const { user, address } = open(pointsBackend(somePoints(1)));
    await user.click(await screen.findByRole('link', { name: 'Точка 1' }));
    expect(address()).toBe('/management/points/edit?id=1');
  });
});
