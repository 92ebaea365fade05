import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

const openAccount = async (user: object = owner, handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ 'GET /api/profile': () => json({ user }), ...handlers });
  renderAt('/profile', { token: 'stored' });
  await screen.findByRole('heading', { name: 'Личный кабинет', level: 1 });
  return server;
};
const openPanel = async (user?: object, handlers?: Parameters<typeof fakeServer>[0]) => {
  const server = await openAccount(user, handlers);
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByRole('dialog');
  return server;
};
const panel = () => within(screen.getByRole('dialog', { name: 'Изменить личные данные' }));
const field = (name: RegExp) => panel().getByLabelText<HTMLInputElement>(name);
const under = (name: RegExp) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const able = { ...owner, capabilities: ['profile.update'] };

describe('the personal account', () => {
  it('[AC-01] [AC-08] shows the personal data and whether offers are received', async () => {
    await openAccount();
    const block = screen.getByRole('region', { name: 'Личные данные' });
    const facts = [...block.querySelectorAll('dt')].map((dt) => [
      dt.textContent,
      dt.nextSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Фамилия', 'Воронцова'],
      ['Имя', 'Анна'],
      ['Отчество', 'Игоревна'],
      ['Дата рождения', '12.04.1988'],
      ['Страна и город', 'Россия, Москва'],
      ['Почта', 'anna@carte.example'],
      ['Телефон', '+7 916 123-45-67'],
      ['Предложения и новости', 'Получаю'],
    ]);
  });

  it('[AC-01] says what was not given instead of leaving a hole', async () => {
    await openAccount({ id: 1, status: 'active', email: 'a@b.ru' });
    expect(screen.getAllByText('Не указано')).toHaveLength(6);
    expect(screen.getByText('Не получаю')).toBeTruthy();
  });

  it('[AC-06] password and two-factor explain that they come later and make no call', async () => {
    const server = await openAccount();
    const before = server.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await userEvent.click(screen.getByRole('button', { name: 'Настроить' }));
    expect(screen.getAllByText(/^Появится позже/)).toHaveLength(2);
    expect(server.calls).toHaveLength(before);
  });

  it('[AC-07] signs out and leads to the landing page, without asking to come back', async () => {
    const server = await openAccount(
      { ...owner, capabilities: ['logout'] },
      { 'POST /api/auth/logout': () => json({}) },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeTruthy();
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(server.to('/api/auth/logout')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the edit panel', () => {
  it('[AC-03] [UI-04] opens at the side with what is known', async () => {
    await openPanel();
    expect(field(/Фамилия/).value).toBe('Воронцова');
    expect(field(/^Дата рождения/).value).toBe('12.04.1988');
    expect(screen.getByRole('dialog').className).toContain('slideInRight');
    expect(screen.getByRole('dialog').parentElement?.className).toContain('right');
  });

  it.each([
    [/^Имя/, '', 'Обязательное поле'],
    [/^Имя/, 'А', 'Минимум 2 символа'],
    [/Фамилия/, 'Ж'.repeat(51), 'Максимум 50 символов'],
    [/Отчество/, 'И', 'Минимум 2 символа'],
  ])('[AC-04] judges %s when it is left', async (name, value, problem) => {
    await openPanel();
    fireEvent.change(field(name), { target: { value } });
    expect(under(name)).toBe('');
    fireEvent.blur(field(name));
    await waitFor(() => expect(under(name)).toBe(problem));
  });

  it.each([
    ['31.02.2000', 'Укажите дату в формате ДД.ММ.ГГГГ'],
    ['1.1.190', 'Укажите дату в формате ДД.ММ.ГГГГ'],
    ['12.04.0088', 'Дата не может быть раньше 01.01.1900'],
    ['01.01.2999', /^Дата не может быть позже \d\d\.\d\d\.\d{4}$/],
  ])('judges the birthday %s', async (value, problem) => {
    await openPanel();
    fireEvent.change(field(/^Дата рождения/), { target: { value } });
    fireEvent.blur(field(/^Дата рождения/));
    await waitFor(() => expect(under(/^Дата рождения/)).toMatch(problem));
  });

  it('[AC-05] without the capability makes no call and says so, keeping what was typed', async () => {
    const server = await openPanel();
    const before = server.calls.length;
    fireEvent.change(field(/Фамилия/), { target: { value: 'Петрова' } });
    await userEvent.click(panel().getByRole('button', { name: 'Сохранить' }));
    expect(await panel().findByText(/не умеет сохранять личные данные/)).toBeTruthy();
    expect(server.calls).toHaveLength(before);
    expect(field(/Фамилия/).value).toBe('Петрова');
  });

  it('[AC-05] with the capability saves, reads the record again and closes', async () => {
    const stored = { ...able };
    const server = await openPanel(stored, {
      'PUT /api/profile': ({ body }) => {
        Object.assign(stored, body);
        return json({});
      },
    });
    fireEvent.change(field(/Фамилия/), { target: { value: '  Петрова ' } });
    fireEvent.change(field(/Отчество/), { target: { value: '' } });
    await userEvent.click(panel().getByLabelText('Получать предложения и новости'));
    await userEvent.click(panel().getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Анна',
      last_name: 'Петрова',
      patronymic: null,
      birthday: '1988-04-12',
      city_id: 77,
      phone: '+79161234567',
      receive_offers: false,
    });
    expect(await screen.findByRole('link', { name: 'Личный кабинет: Анна Петрова' })).toBeTruthy();
    expect(await screen.findByText('Не получаю')).toBeTruthy();
    expect(await screen.findByText('Личные данные сохранены')).toBeTruthy();
  });

  it('[AC-05] a city that came without an id stays as it is, another has to be chosen from the list', async () => {
    const server = await openPanel(
      { ...able, city: { title: 'Посёлок Дальний' } },
      {
        'PUT /api/profile': () => json({}),
        'GET /api/cities': () => json({ data: [], current_page: 1, last_page: 1, total: 0, per_page: 20 }),
      },
    );
    fireEvent.change(field(/^Город/), { target: { value: 'Посёлок Ближний' } });
    fireEvent.blur(field(/^Город/));
    await waitFor(() => expect(under(/^Город/)).toBe('Выберите город из списка'));
    fireEvent.change(field(/^Город/), { target: { value: 'Посёлок Дальний' } });
    fireEvent.change(field(/Фамилия/), { target: { value: 'Петрова' } });
    await userEvent.click(panel().getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(server.calls.find(({ method }) => method === 'PUT')?.body ?? {})).not.toContain(
      'city_id',
    );
  });

  it('shows what the server finds wrong under its field, and keeps what was typed', async () => {
    await openPanel(able, {
      'PUT /api/profile': () =>
        json({ message: 'Проверьте поля', errors: { last_name: ['Слишком редкая'] } }, 422),
    });
    fireEvent.change(field(/Фамилия/), { target: { value: 'Петрова' } });
    await userEvent.click(panel().getByRole('button', { name: 'Сохранить' }));
    expect(await panel().findByText('Проверьте поля')).toBeTruthy();
    expect(under(/Фамилия/)).toBe('Слишком редкая');
    expect(field(/Фамилия/).value).toBe('Петрова');
  });

  it('[FF-25] asks before it closes over unsaved changes: Нет keeps what was typed, Да closes and loses it', async () => {
    await openPanel();
    fireEvent.change(field(/Фамилия/), { target: { value: 'Петрова' } });
    await userEvent.click(panel().getByRole('button', { name: 'Отмена' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Вы действительно хотите покинуть страницу?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Нет' }));
    expect(document.querySelector<HTMLInputElement>('input[name=last_name]')?.value).toBe('Петрова');
    await screen.findByRole('dialog', { name: 'Изменить личные данные' });
    await userEvent.click(panel().getByRole('button', { name: 'Отмена' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Воронцова')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog');
    expect(field(/Фамилия/).value).toBe('Воронцова');
    expect(panel().queryByRole('button', { name: 'Вернуть' })).toBeNull();
  });

  it('[FF-25] closes at once when nothing was changed', async () => {
    await openPanel();
    await userEvent.click(panel().getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
