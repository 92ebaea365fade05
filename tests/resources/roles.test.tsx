import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await Promise.all([import('../../kit/bulk/useBulkActs'), import('../../resources/roles/RoleRows')]);

const role = (id: number, title: string, preset: string | null) => ({
  id,
  title,
  preset,
  levels: {},
  fields: {},
  members: 0,
  is_locked: preset !== null,
  business: { id: 1, title: 'Кофе' },
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
});

it('[LP-06] roles are ticked on their cards, and deleted together', async () => {
  const backend = menuBackend();
  let rows = [role(1, 'Шеф-повар', 'chef'), role(2, 'Стажёр', null), role(3, 'Сомелье', null)];
  backend.on('GET /roles', () => ({ data: rows, total: rows.length, last_page: 1 }));
  backend.on('DELETE /roles', ({ body }) => {
    const { ids } = body as { readonly ids: readonly number[] };
    rows = rows.filter(({ id }) => !ids.includes(id));
    return {};
  });
  const { user } = openConsole({ resources, backend, at: '/team/roles', capabilities: ['roles'] });
  await user.click(await screen.findByLabelText('Выбрать: Стажёр'));
  await user.click(screen.getByLabelText('Выбрать: Сомелье'));
  const bar = within(await screen.findByRole('region', { name: 'Действия с выбранным' }));
  await user.click(bar.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Сомелье')).toBeNull());
  expect(screen.getByText('Шеф-повар')).toBeTruthy();
});

it('[TM-03] a ready role is its rights in words, and copying it is what the page is for', async () => {
  const backend = menuBackend();
  const one = { ...role(1, 'Шеф-повар', 'chef'), levels: { menu_list: ['view', 'edit'] } };
  backend.on('GET /roles/1', () => one);
  backend.on('GET /fields/permissions/role_general', () => ({
    role_general: [
      {
        field_id: 1,
        name: 'title',
        type: 'text',
        title: 'Название роли',
        order: 1,
        permissions: ['view', 'create', 'edit'],
      },
      {
        field_id: 2,
        name: 'rights',
        type: 'permissions',
        title: 'Права',
        description: 'Изменения действуют сразу.',
        order: 2,
        permissions: ['view', 'create', 'edit'],
        areas: [
          { key: 'management_points', title: 'Точки', levels: ['view', 'edit'] },
          { key: 'menu_list', title: 'Меню' },
        ],
        sections: [],
      },
    ],
  }));
  openConsole({ resources, backend, at: '/team/roles/edit?id=1', capabilities: ['roles'] });
  const copy = await screen.findByRole('button', { name: 'Скопировать' }, { timeout: 10_000 });
  expect(copy.className).toContain('primary');
  expect((await screen.findByText('Точки')).nextElementSibling?.textContent).toBe('не видит');
  expect(screen.queryByText('Название роли')).toBeNull();
  expect(screen.queryByText(/действуют сразу/)).toBeNull();
});
