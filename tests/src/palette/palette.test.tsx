import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, owner } from '../fakeServer';
import { renderAt } from '../renderAt';

// What an act needs is a chunk of its own; reading it is not what the tests wait for.
await import('../../../resources/shared/stop/letGo');

const hit = (id: number, title: string, more: object = {}) => ({
  resource: 'foods',
  id,
  title,
  where: ['Кофе и книги', 'Основное меню', 'Супы'],
  place: { pointId: 3, categoryId: 5, type: 'food' },
  record: { id, title, price: '390', stopable: [] },
  read_as: 'борщ',
  misspelt: false,
  ...more,
});
const results =
  (...rows: readonly object[]) =>
  () =>
    json({ results: rows, total: rows.length });

type Handlers = Parameters<typeof fakeServer>[0];
const open = async (handlers: Handlers = {}, user: object = { ...owner, capabilities: ['search'] }) => {
  const server = fakeServer({ 'GET /api/profile': () => json({ user }), ...handlers });
  renderAt('/profile', { token: 'stored' });
  await screen.findByRole('heading', { name: 'Личный кабинет', level: 1 });
  return server;
};
const pressK = () => fireEvent.keyDown(document.body, { code: 'KeyK', key: 'л', ctrlKey: true });
const box = () => screen.findByRole('combobox', { name: 'Поиск и действия' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '');

describe('[TD-07] the palette', () => {
  it('is not there where the backend announces no search: no entry, no key, no request', async () => {
    const server = await open({}, owner);
    pressK();
    expect(screen.queryByRole('button', { name: /Найти/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.to('/api/search')).toEqual([]);
  });

  it('opens by its key in any layout, chooses by arrows, says what is chosen, and gives the focus back', async () => {
    await open({ 'GET /api/search': results(hit(1, 'Борщ'), hit(2, 'Борщ зелёный')) });
    const entry = screen.getAllByRole('button', { name: /Найти/ })[0];
    entry?.focus();
    pressK();
    const input = await box();
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'борщ');
    await waitFor(() => expect(options().some((words) => words.startsWith('Поставить на стоп'))).toBe(true));
    const chosen = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(chosen()?.textContent).toMatch(/^Поставить на стоп: Борщ/);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()?.getAttribute('aria-selected')).toBe('true');
    expect(chosen()?.textContent).toMatch(/Борщ зелёный/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(entry);
  });

  it('tells two of one name apart by what they stand in, and does the act to the chosen one', async () => {
    const there = hit(2, 'Борщ', { where: ['Дача'], place: { pointId: 8, categoryId: 9, type: 'food' } });
    const server = await open({
      'GET /api/search': results(hit(1, 'Борщ'), there),
      'POST /api/point/8/foods/stop-list': () => json({}),
    });
    pressK();
    await userEvent.type(await box(), 'стоп борщ');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(server.to('/api/search').at(-1)?.query.get('q')).toBe('борщ');
    expect(options()[0]).toMatch(/Кофе и книги › Основное меню › Супы/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByText(/Поставлено на стоп: Борщ/);
    expect(server.to('/api/point/8/foods/stop-list')[0]?.body).toEqual({ action: 'attach', food_ids: [2] });
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText(/Снова в продаже: Борщ/);
    expect(server.to('/api/point/8/foods/stop-list')[1]?.body).toEqual({ action: 'detach', food_ids: [2] });
  });

  it('offers the return of what is stopped already, where its stop was asked for', async () => {
    const stopped = { record: { id: 1, title: 'Лагман', price: '390', stopable: [{ id: 4 }] } };
    const server = await open({
      'GET /api/search': results(hit(1, 'Лагман', stopped)),
      'POST /api/point/3/foods/stop-list': () => json({}),
    });
    pressK();
    await userEvent.type(await box(), 'стоп лагман');
    await waitFor(() => expect(options()[0]).toMatch(/^Вернуть в продажу: Лагман/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.to('/api/point/3/foods/stop-list')[0]?.body).toEqual({ action: 'detach', food_ids: [1] }),
    );
  });

  it('offers no stop to whoever has not that area, and no price to whose role locks it', async () => {
    const user = { ...owner, links: ['menu_list'], capabilities: ['search'] };
    const price = { name: 'price', type: 'number', title: 'Цена', permissions: ['view'] };
    const section = () => json({ food_general: [price] });
    const handlers = {
      'GET /api/search': results(hit(1, 'Борщ')),
      'GET /api/fields/permissions/food_general': section,
    };
    await open(handlers, user);
    pressK();
    await userEvent.type(await box(), 'борщ');
    await screen.findByRole('group', { name: 'Блюда' });
    expect(screen.queryByRole('group', { name: 'Действия' })).toBeNull();
  });

  it('says what was refused where it was asked, and what was not found, and asks again', async () => {
    let isDown = true;
    await open({
      'GET /api/search': () => (isDown ? json({ message: 'Сервер занят' }, 503) : json({ results: [] })),
    });
    pressK();
    await userEvent.type(await box(), 'ыыы');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Сервер занят/);
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    await screen.findByText('Ничего не нашлось');
  });

  it('does nothing on Enter while what is shown still answers to something else', async () => {
    let answer = (_response: Response): void => {};
    const server = await open({
      'GET /api/search': ({ query }) =>
        query.get('q') === 'бо' ? results(hit(1, 'Борщ'))() : new Promise((resolve) => (answer = resolve)),
      'POST /api/point/3/foods/stop-list': () => json({}),
    });
    pressK();
    const input = await box();
    await userEvent.type(input, 'бо');
    await waitFor(() => expect(options()[0]).toMatch(/^Поставить на стоп: Борщ/));
    await userEvent.type(input, 'льшой чай{Enter}');
    expect(server.to('/api/point/3/foods/stop-list')).toEqual([]);
    answer(json({ results: [] }));
  });

  it('[PT-05] answers how a job is done with its place in the instruction', async () => {
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'как добавить блюдо');
    await userEvent.click(await screen.findByRole('option', { name: /Как добавить блюдо/ }));
    const job = (await screen.findByRole('heading', { name: 'Добавить блюдо' })).closest('li');
    // The focus follows what is drawn.
    await waitFor(() => expect(document.activeElement).toBe(job));
  });

  it('[PT-05] finds the instruction, which offers the way back to where one was', async () => {
    await open({ 'GET /api/search': results() });
    pressK();
    await userEvent.type(await box(), 'инстр');
    await userEvent.click(await screen.findByRole('option', { name: /Инструкция/ }));
    const title = await screen.findByRole('heading', { name: 'Инструкция', level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await userEvent.click(screen.getByRole('button', { name: 'Вернуться к работе' }));
    expect(await screen.findByRole('heading', { name: 'Личный кабинет', level: 1 })).toBeTruthy();
  });
});
