import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { resources } from '../../../resources';
import { menuBackend } from '../../resources/menuBackend';
import { openConsole } from '../openConsole';

await import('../../../kit/form/FormPage');

const MENUS = ['Обеды', 'Завтраки', 'Бар'].map((title, index) => ({ id: index + 1, title, visible: true }));

/** Adds a menu while its list remembers this filter; the backend narrows by title and by visibility. */
const add = async (title: string, filter: object) => {
  const backend = menuBackend(() => false);
  const menus = [...MENUS];
  backend.on('POST /point/1/menus', ({ body }) => {
    const made = { ...(body as { title: string; visible: boolean }), id: 9 };
    menus.push(made);
    return made;
  });
  backend.on('GET /point/1/menus', () => ({ data: menus }));
  const store = memoryStore({
    'menus.list?pointId=1': { page: 1, perPage: 12, sort: 'id', order: 'ASC', filter },
  });
  const at = '/menu/list/add?pointId=1';
  const { user } = openConsole({ resources, backend, at, store });
  await user.type(await screen.findByLabelText(/Название/), title);
  await user.click(screen.getByText('Создать'));
  await screen.findByRole('heading', { level: 1, name: 'Меню' });
  return { user };
};

describe('a record that was just added', () => {
  it('and is hidden by the search is named, and one press shows it', async () => {
    const { user } = await add('Пикник', { title: 'обед' });
    expect(await screen.findByText('«Пикник» не видно: мешает поиск «обед».')).toBeTruthy();
    expect(screen.getByText('Обеды')).toBeTruthy();
    await user.click(screen.getByText('Сбросить поиск'));
    expect(await screen.findByText('Пикник')).toBeTruthy();
    expect(screen.queryByText(/не видно/)).toBeNull();
  });

  it('and is hidden by filters, or by both, says so', async () => {
    await add('Пикник', { visible: false, title: 'обед' });
    expect(await screen.findByText('«Пикник» не видно: мешают поиск «обед» и фильтры.')).toBeTruthy();
    expect(screen.getByText('Показать все')).toBeTruthy();
  });

  it('and is seen is not spoken of', async () => {
    await add('Обед на двоих', { title: 'обед' });
    expect(await screen.findByText('Обед на двоих')).toBeTruthy();
    expect(screen.queryByText(/не видно/)).toBeNull();
  });

  it('is no more spoken of once one searches on', async () => {
    const { user } = await add('Пикник', { title: 'обед' });
    await screen.findByText(/не видно/);
    await user.type(screen.getByRole('searchbox'), 'ы');
    await waitFor(() => expect(screen.queryByText(/не видно/)).toBeNull());
  });
});
