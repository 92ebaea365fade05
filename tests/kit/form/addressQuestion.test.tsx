import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Capability } from '../../../contract/vocabulary';
import { formBackend } from './formBackend';
import { EDIT, openForm, submitButton } from './openForm';
import { raw } from './renderForm';

beforeAll(() => import('../../../kit/form/AddressQuestion'), 60_000);

const SHOWN = { url: 'vecher', guest_url: '/m/vecher', shownAt: '2026-11-21T10:00:00.000Z' };

interface Opened {
  readonly record?: Readonly<Record<string, unknown>>;
  readonly capabilities?: readonly Capability[];
  readonly typed?: string;
}

/** The form of a venue with another address in it, and saved. */
const saved = async ({ record = SHOWN, capabilities = ['guest'], typed = 'utro' }: Opened = {}) => {
  const backend = formBackend();
  Object.assign(backend.record, { title: 'Вечер' }, record);
  backend.on('GET /api/fields/permissions/point_general', () => ({
    point_general: [
      raw('title', 'text', { title: 'Название' }),
      raw('url', 'url', { title: 'Ссылка', autoGenerate: true }),
    ],
  }));
  const { user } = openForm(EDIT, { backend, capabilities });
  const address = await screen.findByLabelText<HTMLInputElement>(/Ссылка/);
  await user.clear(address);
  if (typed !== '') await user.type(address, typed);
  await user.click(submitButton());
  return { backend, user, address };
};

const question = () => screen.findByRole('alertdialog', { name: 'Изменить ссылку?' });
const answer = async (name: string) => within(await question()).getByRole('button', { name });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('an address that guests may hold', () => {
  it('[GV-08] is changed after a question that shows both, and says what becomes of the old one', async () => {
    const { backend, user } = await saved();
    const dialog = await question();
    expect(dialog.textContent).toContain(`${location.host}/m/vecher`);
    expect(dialog.textContent).toContain(`${location.host}/m/utro`);
    expect(dialog.textContent).toContain('Старая ссылка приведёт гостей на новую');
    expect(dialog.textContent).toContain('QR-коды');
    expect(backend.bodies).toEqual([]);
    await user.click(await answer('Изменить и сохранить'));
    await waitFor(() => expect(backend.bodies).toMatchObject([{ body: { url: 'utro' } }]));
    await noQuestion();
  });

  it('[GV-08] stays, with what was typed, when the answer is no; the next save asks again', async () => {
    const { backend, user, address } = await saved();
    await user.click(await answer('Отмена'));
    await noQuestion();
    expect(address.value).toBe('utro');
    await user.click(submitButton());
    await user.click(await answer('Изменить и сохранить'));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
  });

  it('[GV-08] is asked about once, however often that save is tried', async () => {
    const { backend, user } = await saved();
    backend.on('PUT /api/point/7', () => Response.json({ error: 'Занято' }, { status: 503 }));
    await user.click(await answer('Изменить и сохранить'));
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    await noQuestion();
    backend.on('PUT /api/point/7', ({ body }) => {
      Object.assign(backend.record, body);
      return { point: backend.record };
    });
    await user.click(retry);
    await waitFor(() => expect(backend.record.url).toBe('utro'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('nothing is asked', () => {
  it.each<[string, Opened]>([
    ['of what guests could not see yet', { record: { ...SHOWN, shownAt: null } }],
    ['of what has no page', { record: { ...SHOWN, guest_url: null } }],
    ['where the backend has no pages for guests', { capabilities: [] }],
    ['when the address is emptied: it stays', { typed: '' }],
    ['when it is the old one again', { typed: 'vecher' }],
  ])('[GV-08] %s', async (_what, opened) => {
    const { backend } = await saved(opened);
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
