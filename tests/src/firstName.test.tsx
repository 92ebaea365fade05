import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fillLogin, inModal, openLogin, openRegister, submit, toConfirm, type } from './authSteps';
import { json, owner } from './fakeServer';

const KEY = 'carte.firstName';
const nameless = { ...owner, id: 9, name: '', capabilities: ['profile.update'] };

/** Somebody signs in, in a browser that has kept a name. */
const signIn = async (user: object, save: () => Response = () => json({})) => {
  const server = await openLogin({
    'GET /api/auth/login': () => json({ token: 'fresh', user }),
    'GET /api/profile': () => json({ user }),
    'PUT /api/profile': save,
  });
  const kept = JSON.stringify({ id: '9', email: 'anna@carte.example', name: 'Анна' });
  localStorage.setItem(KEY, kept);
  await fillLogin();
  await screen.findByRole('heading', { name: 'Точки', level: 1 });
  return { kept, sent: () => server.calls.filter(({ method }) => method === 'PUT') };
};

describe('the first name of a registration', () => {
  it('[AR-10] waits in the browser and is saved to the profile after the first sign-in, once', async () => {
    let name = '';
    const server = await toConfirm({
      'POST /api/auth/verify': () => json({}),
      'GET /api/profile': () => json({ user: { ...nameless, name } }),
      'PUT /api/profile': () => {
        name = 'Анна';
        return json({});
      },
    });
    expect(server.to('/api/auth/register')[0]?.body).not.toHaveProperty('name');
    expect(localStorage.getItem(KEY)).toContain('Анна');
    type(/Код из письма/, '4821');
    await submit('Подтвердить');
    await screen.findByRole('heading', { name: 'Точки', level: 1 });
    await waitFor(() =>
      expect(server.to('/api/profile').filter(({ method }) => method === 'PUT')).toHaveLength(1),
    );
    expect(server.to('/api/profile').find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Анна' });
    expect(localStorage.getItem(KEY)).toBeNull();
    await waitFor(() => expect(screen.getAllByText(/Анна/).length).toBeGreaterThan(0));
  });

  it('[AR-10] is sent to no backend that cannot save it, and over no other name', async () => {
    for (const user of [
      { ...nameless, capabilities: [] },
      { ...nameless, name: 'Мария' },
    ]) {
      const { sent } = await signIn(user);
      await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
      expect(sent()).toEqual([]);
    }
  });

  it("[AR-10] is nobody else's: it stays for whom it belongs to", async () => {
    const { sent, kept } = await signIn({ ...nameless, id: 10 });
    expect(sent()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBe(kept);
  });

  it('[AR-10] is kept for the next sign-in when the call fails, and dropped when it is refused', async () => {
    const failing = await signIn(nameless, () => json({}, 500));
    await waitFor(() => expect(failing.sent().length).toBeGreaterThan(0));
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe(failing.kept));
    const refusing = await signIn(nameless, () => json({ errors: { name: ['Нет'] } }, 422));
    await waitFor(() => expect(refusing.sent()).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });
});

it('[AR-11] the box of the terms links to their text, which opens beside the form', async () => {
  await openRegister();
  type(/^Имя/, 'Анна');
  const link = inModal().getByRole('link', { name: 'условия использования' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms.html', '_blank']);
  const label = 'Принимаю условия использования и согласен на обработку персональных данных';
  expect(inModal().getByRole('checkbox').closest('label')?.textContent).toContain(label);
  expect(field(/^Имя/).value).toBe('Анна');
});
