import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { pageSize } from '../../kit/declaration/pageSize';
import { setColourMode } from '../../ui/colourMode';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

afterEach(() => void delete document.documentElement.dataset.density);

const settled = {
  theme: 'light',
  density: 'comfortable',
  per_page: 12,
  start_page: null as string | null,
  mailed: ['device'],
};

const open = async (path: string, capabilities: readonly string[] = ['preferences', 'profile.update']) => {
  let kept: typeof settled | undefined;
  const server = fakeServer({
    'GET /api/profile': () => json({ user: { ...owner, capabilities, ...(kept && { preferences: kept }) } }),
    'GET /api/preferences': () => json(kept ?? settled),
    'PUT /api/preferences': ({ body }) => {
      kept = { ...settled, ...(body as object) };
      return json(kept);
    },
    'GET /api/point': () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 }),
  });
  renderAt(path, { token: 'stored' });
  await screen.findByRole('navigation', { name: 'Разделы кабинета' });
  return server;
};

describe('[TD-06] /preferences', () => {
  it('is applied at once: theme, rows of the lists, and where the console starts', async () => {
    const server = await open('/preferences');
    const theme = await screen.findByRole('radiogroup', { name: 'Тема' });
    expect(theme.closest('[data-field]')?.textContent).not.toContain('*');
    await userEvent.click(await screen.findByRole('radio', { name: 'Тёмная' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Плотно' }));
    await userEvent.click(screen.getByRole('radio', { name: '25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Настройки сохранены');
    const [sent] = server.calls.filter(({ method }) => method === 'PUT');
    expect(sent?.body).toMatchObject({ theme: 'dark', density: 'compact', per_page: 25 });
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(document.documentElement.dataset.density).toBe('compact');
    expect(pageSize()).toBe(25);
    expect(localStorage.getItem('carte.mode')).toBe('dark');
  });

  it('begins with the theme that this browser has, until something is saved', async () => {
    await open('/management/points');
    setColourMode('dark');
    await userEvent.click(screen.getByRole('link', { name: 'Настройки' }));
    const dark = await screen.findByRole('radio', { name: 'Тёмная' });
    expect((dark as HTMLInputElement).checked).toBe(true);
  });

  it('is a page to come where the backend keeps none, and nothing is asked', async () => {
    const server = await open('/preferences', []);
    expect(await screen.findByText(/Раздел появится позже/)).toBeTruthy();
    expect(server.to('/api/preferences')).toEqual([]);
    expect(address()).toBe('/preferences');
  });
});
