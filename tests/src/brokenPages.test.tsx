import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERMISSION_KEYS } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { laterAreas } from '../../src/shell/ConsoleRoutes';
import { fakeServer, json, owner } from './fakeServer';
import { renderAt } from './renderAt';

const broken = vi.hoisted(() => () => {
  throw new Error('нарочно');
});
vi.mock('../../kit/resourcePage/ResourcePage', () => ({
  ResourcePage: broken,
  preloadList: () => undefined,
}));
vi.mock('../../src/account/AccountPage', () => ({ AccountPage: broken }));
vi.mock('../../src/shell/LaterPage', () => ({ LaterPage: broken }));

const declared = resources.flatMap(({ routes }) => Object.values(routes).map(({ path }) => path));
const paths = [...new Set([...declared, ...laterAreas(declared).map(({ path }) => path), '/profile'])];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a page that throws while it is drawn', () => {
  it('there are routes of every kind', () => expect(paths.length).toBeGreaterThan(20));

  it.each(paths)('[NF8] %s says so with a way out, and the layout stays', async (path) => {
    fakeServer({
      'GET /api/profile': () =>
        json({ user: { ...owner, links: PERMISSION_KEYS, capabilities: ['staff', 'roles'] } }),
    });
    renderAt(path, { token: 'stored' });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Что-то пошло не так...' })).toBeTruthy();
    expect(alert.getByRole('button', { name: 'Обновить страницу' })).toBeTruthy();
    expect(screen.getAllByRole('navigation', { name: 'Разделы кабинета' }).length).toBeGreaterThan(0);
    expect(screen.queryByText(/нарочно/)).toBeNull();
  });
});
