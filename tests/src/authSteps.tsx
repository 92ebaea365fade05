import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, owner } from './fakeServer';
import { renderAt } from './renderAt';

type Handlers = Parameters<typeof fakeServer>[0];

const points = () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 12 });
const rest: Handlers = {
  'GET /api/point': points,
  'GET /api/fields/permissions/point_main': () => json({ point_main: [] }),
  'GET /api/profile': () => json({ user: owner }),
};

export const openLogin = async (handlers: Handlers = {}, path = '/') => {
  const server = fakeServer({ ...rest, ...handlers });
  renderAt(path);
  if (path === '/') await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  await screen.findByRole('dialog', { name: 'Вход' });
  return server;
};

export const openRegister = async (handlers: Handlers = {}) => {
  const server = await openLogin(handlers);
  await userEvent.click(inModal().getByRole('button', { name: 'Зарегистрироваться' }));
  return server;
};

export const inModal = () => within(screen.getByRole('dialog'));
export const field = (name: RegExp) => inModal().getByLabelText<HTMLInputElement>(name);
/** Fast enough for tables of cases, and what react-hook-form listens to. */
export const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const submit = (name: string) => userEvent.click(inModal().getByRole('button', { name }));
export const under = (name: RegExp) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';

export const fillLogin = async (email = 'anna@carte.example', password = 'password1') => {
  type(/^Почта/, email);
  type(/^Пароль/, password);
  await submit('Войти');
};
const good = {
  name: 'Анна',
  email: 'anna@carte.example',
  phone: '+79161234567',
  password: 'password1',
  terms: true,
};
export const fillRegister = async (given: Partial<typeof good> = {}) => {
  const values = { ...good, ...given };
  type(/^Имя/, values.name);
  type(/^Почта/, values.email);
  type(/Телефон/, values.phone);
  type(/^Пароль/, values.password);
  if (values.terms) await userEvent.click(inModal().getByRole('checkbox'));
  await submit('Зарегистрироваться');
};
export const toConfirm = async (handlers: Handlers = {}) => {
  const server = await openRegister({
    'POST /api/auth/register': () => json({ token: 'new', user: { id: 9 } }),
    ...handlers,
  });
  await fillRegister();
  await screen.findByRole('dialog', { name: 'Подтверждение почты' });
  return server;
};
