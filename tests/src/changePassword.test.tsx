import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { renderAt } from './renderAt';

const openForm = async (answer: () => Response) => {
  const user = { ...owner, capabilities: ['password.change'] };
  const server = fakeServer({
    'GET /api/profile': () => json({ user }),
    'PUT /api/profile/password': answer,
  });
  renderAt('/profile', { token: 'stored' });
  await userEvent.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
  await screen.findByRole('form', { name: 'Сменить пароль' });
  return server;
};
const form = () => within(screen.getByRole('form', { name: 'Сменить пароль' }));
const field = (name: RegExp) => form().getByLabelText<HTMLInputElement>(name);
const under = (name: RegExp) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const fill = async (current: string, password: string) => {
  fireEvent.change(field(/^Текущий пароль/), { target: { value: current } });
  fireEvent.change(field(/^Новый пароль/), { target: { value: password } });
  await userEvent.click(form().getByRole('button', { name: 'Сохранить' }));
};

describe('the password in the account', () => {
  it('[AR-04] is changed by the current one, and the form goes', async () => {
    const server = await openForm(() => json({}));
    expect(document.activeElement).toBe(field(/^Текущий пароль/));
    await fill('correct horse', 'battery staple');
    expect(await screen.findByText(/^Пароль изменён\./)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(server.to('/api/profile/password')).toMatchObject([
      { method: 'PUT', body: { current: 'correct horse', password: 'battery staple' } },
    ]);
  });

  it('[AR-04] with a wrong current one is an error of that field, and what was typed stays', async () => {
    await openForm(() =>
      json({ message: 'Проверьте заполнение полей.', errors: { current: ['Это не текущий пароль.'] } }, 422),
    );
    await fill('wrong password', 'battery staple');
    await waitFor(() => expect(under(/^Текущий пароль/)).toBe('Это не текущий пароль.'));
    expect(field(/^Новый пароль/).value).toBe('battery staple');
  });

  it('[AR-04] asks as much of the new one as a registration, and sends nothing meanwhile', async () => {
    const server = await openForm(() => json({}));
    await fill('correct horse', 'short');
    expect(under(/^Новый пароль/)).toBe('Пароль не короче 8 символов');
    await userEvent.click(form().getByRole('button', { name: 'Отмена' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(server.to('/api/profile/password')).toEqual([]);
  });
});
