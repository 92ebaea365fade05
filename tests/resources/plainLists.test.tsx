import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAbsentSections } from '../../kit/parts/sectionOr';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

/** A backend that knows the calls of the specifications and nothing else: no capabilities, no sections, no paging. */
const plainBackend = () => {
  const backend = menuBackend(() => false);
  const foods = ['Борщ', 'Уха', 'Зелёный борщ', 'Окрошка'].map((title, index) => ({
    id: index + 1,
    title,
    price: '100',
    stopable: title === 'Уха' ? [{ id: 1 }] : [],
  }));
  const categories = Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    type: index % 2 ? 'drink' : 'dish',
    title: `Раздел ${index + 1}`,
    visible: index !== 2,
  }));
  backend.on('GET /foods/category/12', () => ({ data: foods }));
  backend.on('GET /categories/5', () => ({ categories }));
  return backend;
};

const open = (backend: ReturnType<typeof menuBackend>, at: string) => openConsole({ resources, backend, at });

const FOODS = '/menu/foods?pointId=1&type=food&id=12';

afterEach(() => {
  forgetAbsentSections();
});

describe('[DC-09] lists of a backend that knows the specified calls only', () => {
  it('the search of foods works where every row comes back', async () => {
    const { user } = open(plainBackend(), FOODS);
    await screen.findByText('Борщ');
    await user.type(screen.getByRole('searchbox'), 'борщ');
    await waitFor(() => expect(screen.queryByText('Уха')).toBeNull());
    expect(screen.getByText('Зелёный борщ')).toBeTruthy();
    expect(screen.getByText('2 блюда')).toBeTruthy();
  });

  it('the filters of categories work, before the page is cut out', async () => {
    const { user } = open(plainBackend(), '/menu?id=5');
    await screen.findByText('Раздел 1');
    expect(screen.getByText('14 категорий')).toBeTruthy();
    await user.click(await screen.findByText('Фильтры'));
    const kind = within(await screen.findByRole('group', { name: 'Вид' }));
    await user.click(kind.getByLabelText('Напитки'));
    await user.click(screen.getByText(/^Показать/));
    expect(await screen.findByText('Раздел 14')).toBeTruthy();
    expect(screen.queryByText('Раздел 1')).toBeNull();
    expect(screen.getByText('7 категорий')).toBeTruthy();
  });

  it('rows that came whole can be sorted', async () => {
    const { user } = open(plainBackend(), FOODS);
    await screen.findByText('Борщ');
    await user.click(screen.getByRole('button', { name: 'Название' }));
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox', { name: /^Выбрать: / }).map((box) => box.ariaLabel)).toEqual(
        ['Борщ', 'Зелёный борщ', 'Окрошка', 'Уха'].map((title) => `Выбрать: ${title}`),
      ),
    );
  });

  it('filters that the documents do not know are not offered for rows in pages, unless the backend serves them', async () => {
    const backend = plainBackend();
    backend.on('GET /foods/category/12', () => ({ data: [{ id: 1, title: 'Борщ' }], last_page: 4 }));
    const { unmount } = open(backend, FOODS);
    await screen.findByText('Борщ');
    await waitFor(() => expect(backend.calls).toContain('GET /fields/permissions/food_main'));
    expect(screen.queryByText('Фильтры')).toBeNull();
    expect(screen.getByRole('searchbox')).toBeTruthy();
    unmount();
    // What a backend has not got is asked for again after the next sign-in.
    forgetAbsentSections();
    backend.on('GET /fields/permissions/food_main', () => ({
      food_main: [{ field_id: 'season', title: 'Сезон', type: 'radio', options: [] }],
    }));
    open(backend, FOODS);
    expect(await screen.findByText('Фильтры')).toBeTruthy();
  });

  it('a bin is searched where it came whole, and not where it comes in pages', async () => {
    const backend = plainBackend();
    const gone = ['Уха', 'Борщ'].map((title, index) => ({ id: index + 1, title, days_before_deletion: 3 }));
    backend.on('GET /deleted_foods/12', () => ({ data: gone }));
    backend.on('GET /deleted_menus/1', () => ({ data: gone, last_page: 2 }));
    const { user, unmount } = open(backend, '/menu/foods/deleted?pointId=1&type=food&id=12');
    await user.type(await screen.findByRole('searchbox'), 'уха');
    await waitFor(() => expect(screen.queryByText('Борщ')).toBeNull());
    expect(screen.getByText('Уха')).toBeTruthy();
    unmount();
    open(backend, '/menu/list/deleted?pointId=1');
    await screen.findByText('Уха');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[DC-09] a total that nobody counted is not shown: the page is', async () => {
    const backend = plainBackend();
    backend.on('GET /foods/category/12', ({ query }) => ({
      data: query.get('page') === '1' ? [{ id: 1, title: 'Борщ' }] : [{ id: 2, title: 'Уха' }],
      last_page: 2,
    }));
    const { user } = open(backend, FOODS);
    await screen.findByText('Борщ');
    expect(screen.getByText('стр. 1 из 2')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d+ блюд/);
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    expect(await screen.findByText('стр. 2 из 2')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d+ блюд/);
  });
});
