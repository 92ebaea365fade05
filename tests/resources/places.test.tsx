import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await import('../../kit/form/FormPage');

const open = (at: string, backend = menuBackend()) => ({
  backend,
  ...openConsole({ resources, backend, at, capabilities: ['stop_list.read', 'ingredients.read'] }),
});
const trail = () => within(screen.getByRole('navigation', { name: 'Путь к странице' }));
const absent = () => Response.json({ error: 'Ничего не найдено.' }, { status: 404 });
const missing = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, level: 2 });
  const state = screen.getByRole('alert');
  expect(state.contains(heading)).toBe(true);
  expect(screen.queryByText('Попробовать ещё раз')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Добавить/ })).toBeNull();
  return Object.fromEntries(
    within(state)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
};

/** A menu, a category and a food of point 9, while point 1 is remembered. */
const elsewhere = () => {
  const backend = menuBackend();
  const point = { id: 9, url: 'tochka-9', alc_license: [] };
  const menu = { id: 6, title: 'Ужины', url: 'uzhiny', visible: true, point };
  const category = { id: 30, type: 'food', title: 'Рыба', foods: 0, menu: { id: 6, title: 'Ужины' }, point };
  backend.on('GET /menus/6', () => menu);
  backend.on('GET /categories/6', () => ({ categories: [], total: 0, last_page: 1 }));
  backend.on('GET /deleted_categories/6', () => ({ data: [], total: 0, last_page: 1 }));
  backend.on('GET /point/9/categories/food/30', () => category);
  backend.on('GET /foods/category/30', () => ({ data: [], total: 0, last_page: 1 }));
  return backend;
};

describe('the trail of the menu area', () => {
  it.each([
    '/menu?id=6',
    '/menu/deleted?id=6',
    '/menu/categories/add?menuId=6',
    '/menu/foods?pointId=9&type=food&id=30',
    '/menu/list/add?pointId=9',
    '/menu/list/deleted?pointId=9',
  ])(
    '[CT-06] %s begins with its venue, and its list is that venue’s, whichever is remembered',
    async (at) => {
      const { router } = open('/menu/list', elsewhere());
      expect(await screen.findByText('Завтраки')).toBeTruthy();
      await act(() => router.navigate(at));
      await waitFor(() => expect(trail().getAllByRole('listitem')[1]?.textContent).toBe('Точка 9'));
      expect(trail().getByRole('link', { name: 'Список меню' }).getAttribute('href')).toBe(
        '/menu/list?pointId=9',
      );
    },
  );

  it('names the address beside the venue where another one has its name', async () => {
    const backend = menuBackend();
    const venue = (id: number, house: string) => ({ id, title: 'Кофе', city: { title: 'Казань' }, house });
    const rows = [venue(1, '5'), venue(9, '7')].map((point) => ({ point }));
    backend.on('GET /point', () => ({ data: rows, total: 2, last_page: 1 }));
    backend.on('GET /point/9', () => ({ point: venue(9, '7') }));
    const { router } = open('/management/points', backend);
    expect(await screen.findAllByText('Кофе')).not.toHaveLength(0);
    await act(() => router.navigate('/menu/list?pointId=9'));
    await waitFor(() => expect(trail().getAllByRole('listitem')[1]?.textContent).toMatch(/Казань,\s7$/));
  });

  it('[MN-01] [CT-06] leads to the menus of its own venue, which is chosen from then on', async () => {
    const { user, router, address } = open('/menu/list', elsewhere());
    expect(await screen.findByText('Завтраки')).toBeTruthy();
    await act(() => router.navigate('/menu?id=6'));
    await user.click(await screen.findByRole('link', { name: 'Список меню' }));
    expect(await screen.findByText(/^Добавьте первое меню/)).toBeTruthy();
    expect(address()).toBe('/menu/list?pointId=9');
    await act(() => router.navigate('/menu/stop'));
    await waitFor(() => expect(trail().getAllByRole('listitem')[1]?.textContent).toBe('Точка 9'));
  });

  it('goes without a venue that cannot be read', async () => {
    const backend = menuBackend();
    backend.on('GET /point/1', () => new Response('', { status: 500 }));
    open('/menu?id=5', backend);
    expect(await screen.findByText('Каши')).toBeTruthy();
    await waitFor(() => expect(trail().getAllByRole('listitem')[1]?.textContent).toBe(''));
    expect(trail().getByRole('link', { name: 'Список меню' })).toBeTruthy();
  });
});

describe('a page below a parent that is not there', () => {
  const NO_POINT = { 'Список меню': '/menu/list', 'Удалённые точки': '/management/points/deleted' };
  const NO_MENU = { 'Список меню': '/menu/list', 'Удалённые меню': '/menu/list/deleted' };
  const NO_CATEGORY = {
    'Список меню': '/menu/list?pointId=1',
    'Удалённые меню': '/menu/list/deleted?pointId=1',
  };

  it.each([
    ['/menu/list?pointId=777', 'Точка не найдена', NO_POINT],
    ['/menu/list/add?pointId=777', 'Точка не найдена', NO_POINT],
    ['/menu/list/deleted?pointId=777', 'Точка не найдена', NO_POINT],
    ['/menu?id=777', 'Меню не найдено', NO_MENU],
    ['/menu/categories/add?menuId=777', 'Меню не найдено', NO_MENU],
    ['/menu/foods?pointId=1&type=food&id=999', 'Категория не найдена', NO_CATEGORY],
    ['/menu/foods/add?pointId=1&type=food&categoryId=999', 'Категория не найдена', NO_CATEGORY],
    ['/menu/foods/deleted?pointId=1&type=food&id=999', 'Категория не найдена', NO_CATEGORY],
  ])('[CT-09] [DC-12] %s says so before anything is typed, and where to go', async (at, title, ways) => {
    open(at);
    expect(await missing(title)).toEqual(ways);
  });

  it('[DC-12] a category of another venue is none of this one', async () => {
    const backend = elsewhere();
    backend.on('GET /point/1/categories/food/30', () => ({
      id: 30,
      type: 'food',
      title: 'Рыба',
      point: { id: 9 },
    }));
    open('/menu/foods/add?pointId=1&type=food&categoryId=30', backend);
    await missing('Категория не найдена');
  });

  it('a page that adds asks anew, also of what was read a moment ago', async () => {
    const backend = menuBackend();
    const { router } = open('/menu/foods?pointId=1&type=food&id=12', backend);
    expect(await screen.findByText('Каша 1')).toBeTruthy();
    backend.on('GET /point/1/categories/food/12', absent);
    await act(() => router.navigate('/menu/foods/add?pointId=1&type=food&categoryId=12'));
    await missing('Категория не найдена');
  });

  it('a list that goes with its parent says so, and comes back with it', async () => {
    const backend = menuBackend();
    const { router } = open('/menu?id=5', backend);
    expect(await screen.findByText('Каши')).toBeTruthy();
    backend.on('GET /menus/5', absent);
    backend.on('GET /categories/5', absent);
    await act(() => router.navigate('/menu?id=5&page=1&sort=title&order=DESC'));
    await missing('Меню не найдено');
    await act(() => router.navigate('/menu/list/deleted'));
    expect(await screen.findByText('Осталось 2 дня')).toBeTruthy();
    backend.on('GET /menus/5', () => ({ id: 5, title: 'Завтраки', point: { id: 1 } }));
    backend.on('GET /categories/5', () => ({ categories: [], total: 0, last_page: 1 }));
    await act(() => router.navigate('/menu?id=5'));
    expect(await screen.findByText(/^Добавьте первую категорию/)).toBeTruthy();
  });

  it('[CT-09] a menu that could not be asked for can be asked for again', async () => {
    const backend = menuBackend();
    backend.on('GET /menus/5', () => Response.json({ message: 'Сервер занят' }, { status: 503 }));
    const { user } = open('/menu/categories/add?menuId=5', backend);
    expect((await screen.findByRole('alert')).textContent).toContain('Сервер занят');
    await user.click(screen.getByText('Попробовать ещё раз'));
    expect((await screen.findByRole('alert')).textContent).toContain('Сервер занят');
  });
});

describe('a record that is not there', () => {
  it.each([
    ['/management/points/edit?id=777', 'Точка не найдена', '/management/points'],
    ['/menu/list/edit?pointId=1&id=777', 'Меню не найдено', '/menu/list?pointId=1'],
    ['/menu/list/edit?pointId=9&id=5', 'Меню не найдено', '/menu/list?pointId=9'],
    ['/menu/categories/edit?menuId=5&type=food&id=777', 'Категория не найдена', '/menu?id=5'],
    [
      '/menu/foods/edit?pointId=1&type=food&categoryId=12&id=777',
      'Блюдо не найдено',
      '/menu/foods?pointId=1&type=food&id=12',
    ],
  ])('[DC-12] %s is named, with the way back and to the bin', async (at, title, list) => {
    const backend = menuBackend();
    backend.on('GET /fields/permissions/point_general', () => ({ point_general: [] }));
    open(at, backend);
    const ways = await missing(title);
    expect(ways['Вернуться к списку']).toBe(list);
    expect(Object.keys(ways)).toHaveLength(2);
  });
});
