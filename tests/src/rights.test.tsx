import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { request } from '../../dataProvider/request';
import { authProvider } from '../../src/auth/authProvider';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const point = { id: 1, title: 'Кофе и книги', status: 'displayed', street: 'Баумана', house: '1' };
const readOnly = {
  ...owner,
  links: ['management_points'],
  closed_calls: ['create', 'update', 'bulk', 'deleteMany', 'restoreMany', 'destroyMany'].map(
    (verb) => `points.${verb}`,
  ),
};

const open = async (path: string, users: readonly object[]) => {
  let asked = 0;
  const server = fakeServer({
    'GET /api/profile': () => json({ user: users[Math.min(asked++, users.length - 1)] }),
    'GET /api/point': () =>
      json({ data: [{ point }], current_page: 1, last_page: 1, total: 1, per_page: 12 }),
    'GET /api/fields/permissions/point_main': () => json({ point_main: [] }),
    'PUT /api/point/1': () => json({ message: 'Это действие вам недоступно.' }, 403),
  });
  renderAt(path, { token: 'stored' });
  await screen.findByRole('navigation', { name: 'Разделы кабинета' });
  return server;
};
const refuse = () =>
  act(() => request({ method: 'PUT', url: '/api/point/1', headers: {} }).catch(() => undefined));

describe('who may only look', () => {
  it('[TM-04] is offered nothing that would be refused', async () => {
    await open('/management/points', [readOnly]);
    await screen.findAllByText('Кофе и книги');
    expect(screen.queryByRole('link', { name: 'Добавить точку' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Действия.*Кофе и книги/ }));
    expect(await screen.findByRole('menuitem', { name: 'Открыть' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Удалить' })).toBeNull();
    expect(await authProvider.canAccess?.({ resource: 'points', action: 'delete' })).toBe(false);
    expect(await authProvider.canAccess?.({ resource: 'points', action: 'list' })).toBe(true);
  });

  it('[TM-04] and comes to the form of a new record by its address: it says so', async () => {
    await open('/management/points/add', [readOnly]);
    expect(await screen.findByRole('heading', { name: 'Добавлять здесь вам не разрешено' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is everything offered where a backend names no closed calls', async () => {
    await open('/management/points', [owner]);
    expect(await screen.findByRole('link', { name: 'Добавить точку' })).toBeTruthy();
  });
});

describe('rights that change under an open page', () => {
  it('[TM-07] a refused call asks for the profile again, and the buttons follow', async () => {
    const server = await open('/management/points', [owner, readOnly]);
    await screen.findByRole('link', { name: 'Добавить точку' });
    await refuse();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Добавить точку' })).toBeNull());
    expect(server.calls.filter(({ path }) => path === '/api/profile')).toHaveLength(2);
  });

  it('[TM-07] an area that is closed keeps the page that stands open, and says it', async () => {
    await open('/management/points', [owner, { ...readOnly, links: ['menu_stop'] }]);
    const [shown] = await screen.findAllByText('Кофе и книги');
    await refuse();
    expect((await screen.findByText(/Доступ к этому разделу закрыли/)).textContent).toContain('скопируйте');
    // The same page, not one like it: what was typed into it is there.
    expect(shown?.isConnected).toBe(true);
    expect(address()).toMatch(/^\/management\/points/);
  });
});

it('[TM-07] whoever is in no team any more reads that, and is not sent in a circle', async () => {
  await open('/management/points', [{ ...owner, links: [] }]);
  expect(await screen.findByRole('heading', { name: 'Вы пока не состоите ни в одной команде' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Личный кабинет' }));
  expect(address()).toBe('/profile');
});
