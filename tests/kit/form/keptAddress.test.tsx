import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formBackend } from './formBackend';
import { ADD, EDIT, openForm } from './openForm';
import { raw } from './renderForm';

/** The form of a point, its title changed to «Утро»; answers what its address is then. */
const renamed = async (at: string, record: Readonly<Record<string, unknown>> = {}) => {
  const backend = formBackend();
  Object.assign(backend.record, { title: 'Вечер', url: 'vecher', ...record });
  backend.on('GET /api/fields/permissions/point_general', () => ({
    point_general: [
      raw('title', 'text', { title: 'Название' }),
      raw('url', 'url', { title: 'Ссылка', autoGenerate: true }),
    ],
  }));
  const { user } = openForm(at, { backend });
  const title = await screen.findByLabelText<HTMLInputElement>(/Название/);
  await user.clear(title);
  await user.type(title, 'Утро');
  return screen.getByLabelText<HTMLInputElement>(/Ссылка/).value;
};

describe('the address in a form', () => {
  it('follows the title of a new record', async () => {
    expect(await renamed(ADD)).toBe('utro');
  });

  it.each([
    { shownAt: null, status: 'draft' },
    { shownAt: null, status: 'not_displayed' },
    { status: 'draft' },
    { status: 'under_moderation' },
    { status: 'rejected' },
  ])('follows the title of what guests could not see yet: %j', async (record) => {
    expect(await renamed(EDIT, record)).toBe('utro');
  });

  it.each([
    { shownAt: '2026-11-21T10:00:00.000Z', status: 'displayed' },
    { shownAt: '2026-11-21T10:00:00.000Z', status: 'rejected' },
    { status: 'displayed' },
    { status: 'not_displayed' },
    { status: undefined },
  ])('stays once guests may hold it, and says so: %j', async (record) => {
    expect(await renamed(EDIT, record)).toBe('vecher');
    expect(screen.getByText(/за названием больше не меняется/)).toBeTruthy();
  });
});
