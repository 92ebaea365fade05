import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readToken } from '../../dataProvider/token';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const offer = {
  business: 'Кофе и книги',
  inviter: 'Анна',
  role: 'Шеф',
  email: 'chef@carte.example',
  known: false,
};
const chef = { ...owner, id: 9, email: 'chef@carte.example', links: ['menu_list'], token: 'of the chef' };

const open = (handlers: Parameters<typeof fakeServer>[0], token?: string) => {
  const server = fakeServer({
    'POST /api/auth/invitation': () => json(offer),
    'GET /api/profile': () => json({ user: token === undefined ? chef : owner }),
    'GET /api/point': () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 }),
    ...handlers,
  });
  renderAt('/#invitation=the-token', token === undefined ? {} : { token });
  return server;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Приглашение' }));

it('[TM-06] who is new reads who invites, where and as what, chooses a password and is in', async () => {
  const server = open({ 'POST /api/auth/accept': () => json({ ...chef }) });
  const modal = await dialog();
  expect((await modal.findByText(/Анна приглашает вас в команду «Кофе и книги»/)).textContent).toContain(
    'Шеф',
  );
  expect(location.hash).toBe('');
  await userEvent.type(modal.getByLabelText(/Имя/), 'Пётр');
  await userEvent.type(modal.getByLabelText(/^Пароль/), 'a password of mine');
  await userEvent.click(modal.getByRole('button', { name: 'Присоединиться' }));
  await waitFor(() => expect(address()).toMatch(/^\/m/));
  expect(server.to('/api/auth/accept').map(({ body }) => body)).toEqual([
    { token: 'the-token', password: 'a password of mine', name: 'Пётр' },
  ]);
  expect(readToken()).toBe('of the chef');
});

it('[TM-06] who has an account signs in with its password, and is asked for no name', async () => {
  const server = open({
    'POST /api/auth/invitation': () => json({ ...offer, known: true }),
    'POST /api/auth/accept': () => json({ message: 'Неверный пароль.' }, 401),
  });
  const modal = await dialog();
  await userEvent.type(await modal.findByLabelText(/^Пароль/), 'not this one at all');
  expect(modal.queryByLabelText(/Имя/)).toBeNull();
  await userEvent.click(modal.getByRole('button', { name: 'Войти и присоединиться' }));
  expect(await modal.findByText('Неверный пароль.')).toBeTruthy();
  expect(server.to('/api/auth/accept')[0]?.body).toEqual({
    token: 'the-token',
    password: 'not this one at all',
  });
});

it('[TM-06] a link that is used, old or withdrawn says so', async () => {
  open({
    'POST /api/auth/invitation': () =>
      json({ message: 'Ссылка использована.', errors: { token: ['Ссылка использована.'] } }, 422),
  });
  const modal = await dialog();
  expect(await modal.findByText(/Ссылка устарела, уже использована или отозвана/)).toBeTruthy();
  await userEvent.click(modal.getByRole('button', { name: 'К входу' }));
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeTruthy();
});

it('[TM-06] who is signed in under that address accepts with one press', async () => {
  const server = open(
    {
      'POST /api/auth/invitation': () => json({ ...offer, email: 'Anna@carte.example', known: true }),
      'POST /api/profile/invitations': () => json({}),
    },
    'of Anna',
  );
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Принять приглашение' }));
  await waitFor(() => expect(address()).toMatch(/^\/management\/points/));
  expect(server.to('/api/profile/invitations')[0]?.body).toEqual({ token: 'the-token' });
});

it('[TM-06] who is signed in as somebody else is asked to leave first', async () => {
  open({}, 'of Anna');
  const modal = await dialog();
  expect((await modal.findByText(/а вы вошли как/)).textContent).toContain('anna@carte.example');
  await userEvent.click(modal.getByRole('button', { name: 'Выйти и продолжить' }));
  expect(await modal.findByLabelText(/^Пароль/)).toBeTruthy();
  expect(readToken()).toBeNull();
});
