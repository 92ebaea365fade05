import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../contract/visibility/Level';
import { visibilityOf } from '../../contract/visibility/visibilityOf';
import { fakeServer, json, owner } from './fakeServer';
import { address, renderAt } from './renderAt';

// The page is a chunk of its own; reading it is not what the tests wait for.
await Promise.all([
  import('../../src/App'),
  import('../../src/overview/OverviewPage'),
  import('../../kit/history/ChangeText'),
]);

const now = new Date();
const venue = (id: number, more: { status?: string; close_begin?: string } = {}) => ({
  id,
  title: `Точка ${id}`,
  city: { id: 1, title: 'Казань', region: 'Татарстан' },
  street: 'Баумана',
  house: '7',
  status: 'displayed',
  cover: null,
  opening: { is_open: true, until: null },
  stopped: id,
  visibility: visibilityOf([levelOf.points({ id, title: `Точка ${id}`, status: 'displayed', ...more })], {
    now,
    zone: 'Europe/Moscow',
  }),
  ...more,
});
const photo = {
  kind: 'photo',
  count: 7,
  places: [
    {
      resource: 'foods',
      list: 'list',
      parents: { pointId: 1, type: 'food', categoryId: 12 },
      filter: { photo: 'false' },
      titles: ['Точка 1', 'Супы'],
      count: 5,
    },
  ],
};
const change = {
  id: 1,
  batch: '1',
  kind: 'stop',
  resource: 'foods',
  record_id: 5,
  title: 'Борщ',
  person: { id: 1, name: 'Олег Ким' },
  point: { id: 1, title: 'Точка 1' },
  before: {},
  after: {},
  undoes: null,
  undone: false,
  place: { categoryId: 12, type: 'food' },
  createdAt: now.toISOString(),
};

const holder = { ...owner, links: [...owner.links, 'management_dashboard', 'management_history'] };

const open = async (answer: () => Response, user: object = { ...holder, capabilities: ['overview'] }) => {
  const server = fakeServer({
    'GET /api/profile': () => json({ user }),
    'GET /api/overview': answer,
    'GET /api/fields/permissions/food_general': () => json({ food_general: [] }),
    'GET /api/fields/permissions/food_composition': () => json({ food_composition: [] }),
  });
  renderAt('/management/dashboard', { token: 'stored' });
  await screen.findByRole('navigation', { name: 'Разделы кабинета' });
  return server;
};

describe('[TD-03] the page «Сводка»', () => {
  it('shows a card for each venue: open or closed, stops, what guests see, moderation', async () => {
    const venues = [
      venue(1),
      venue(2, { close_begin: '2026-01-01T00:00' }),
      venue(3, { status: 'under_moderation' }),
    ];
    await open(() => json({ venues, attention: [], changes: [] }));
    const card = async (title: string) =>
      within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
    const first = await card('Точка 1');
    expect(first.getByText('Казань, Баумана, 7')).toBeTruthy();
    expect(first.getByText('Открыто')).toBeTruthy();
    expect(first.getByText('Видят гости')).toBeTruthy();
    expect(first.getByRole('link', { name: '1 на стопе' }).getAttribute('href')).toBe('/menu/stop?pointId=1');
    const second = await card('Точка 2');
    expect(second.getByText('Временно закрыто')).toBeTruthy();
    expect(await second.findByText(/^Гости не видят: временно закрыто/)).toBeTruthy();
    expect((await card('Точка 3')).getByText('На согласовании')).toBeTruthy();
  });

  it('says in numbers what guests have before them, and leaves out what the role does not see', async () => {
    const venues = [
      { ...venue(1), foods: 40, stopped: 5, stopped_long: 2 },
      { ...venue(2, { close_begin: '2026-01-01T00:00' }), foods: 10, stopped: 0, stopped_long: 0 },
    ];
    await open(() => json({ venues, attention: [], changes: [] }));
    const numbers = await screen.findByRole('region', { name: 'Что видят гости' });
    expect(numbers.textContent).toBe(
      'На стопе сейчас5 из\u00a050\u00a0блюд2 стоят дольше сутокГости видят1 из 2 точекСейчас открыта 1',
    );
    await open(() => json({ venues: [{ ...venue(1), stopped: null }], attention: [], changes: [] }));
    const seen = await screen.findByRole('region', { name: 'Что видят гости' });
    expect(within(seen).getAllByRole('heading')).toHaveLength(1);
  });

  it('[GP-05] tells what guests did in seven days, and leaves it out where nobody counts it', async () => {
    const days = [4, 0, 2, 1, 0, 3, 2].map((opened, at) => ({ day: `2026-11-1${at}`, opened }));
    const guests = {
      days,
      opened_before: 6,
      dishes: [{ id: 5, title: 'Борщ', count: 1200 }],
      missed: [{ words: 'овсянка', count: 9 }],
    };
    await open(() => json({ venues: [venue(1)], attention: [], changes: [], guests }));
    const numbers = await screen.findByRole('region', { name: 'Что видят гости' });
    expect(numbers.textContent).toContain('Открыли меню за\u00a07\u00a0дней12');
    expect(numbers.textContent).toContain('10 ноября: 4');
    expect(numbers.textContent).toContain('Борщ\u00a0—\u00a01\u00a0200Искали и не нашли«овсянка» 9');
    await open(() => json({ venues: [venue(1)], attention: [], changes: [], guests: null }));
    const quiet = await screen.findByRole('region', { name: 'Что видят гости' });
    expect(quiet.textContent).not.toContain('Открыли меню');
  });

  it('tells the frame how all venues stand where none is chosen, and says nothing where the backend tells nothing', async () => {
    const venues = [venue(1), venue(2, { close_begin: '2026-01-01T00:00' }), { ...venue(3), stopped: null }];
    const answer = () => json({ venues, attention: [], changes: [] });
    const links = [...holder.links, 'menu_stop', 'menu_list'];
    await open(answer, { ...holder, links, capabilities: ['overview', 'stop_list.read'] });
    await waitFor(() => expect(screen.getAllByText('на стопе: 3')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('2 из 3 открыты')).toHaveLength(2));
    cleanup();
    const { calls } = await open(answer, { ...holder, links, capabilities: [] });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.getAllByText('Выберите точку')).toHaveLength(2);
    expect(calls.filter(({ path }) => /overview|stop-list|notices/.test(path))).toEqual([]);
  });

  it('is not calm while a venue is hidden from guests', async () => {
    await open(() => json({ venues: [venue(1, { status: 'not_displayed' })], attention: [], changes: [] }));
    expect(
      await screen.findByRole('link', { name: 'Показать: Гости не видят точку «Точка 1»' }),
    ).toBeTruthy();
    expect(screen.queryByText('Сегодня всё чисто')).toBeNull();
  });

  it('tells first what keeps guests out and what is forgotten, each with one act; and is calm only without', async () => {
    const venues = [
      { ...venue(1), stopped_long: 3 },
      venue(2, { close_begin: '2026-01-01T00:00' }),
      venue(3, { status: 'under_moderation' }),
      venue(4, { status: 'draft', close_begin: '2026-01-01T00:00' }),
    ];
    await open(() => json({ venues, attention: [photo], changes: [] }));
    const needs = within(await screen.findByRole('region', { name: 'Нужно внимание' }));
    expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Гости не видят точку «Точка 2»Временно закрытоОткрыть раньше',
      '«Точка 3» на согласованииГости увидят точку, когда её проверятПосмотреть',
      'Дольше суток на стопе 3\u00a0блюдаТочка 1 — 3Разобрать',
      'У 7\u00a0блюд нет фотоТочка 1, Супы — 5; ещё 2 в другихДобавить',
    ]);
    expect(needs.getByRole('link', { name: /^Разобрать: Дольше суток на стопе/ }).getAttribute('href')).toBe(
      '/menu/stop?pointId=1',
    );
    expect(needs.getByRole('link', { name: /^Открыть раньше/ }).getAttribute('href')).toBe(
      '/management/points/edit?id=2',
    );
    await open(() => json({ venues: [venue(1)], attention: [], changes: [] }));
    expect(await screen.findByText('Сегодня всё чисто')).toBeTruthy();
  });

  it('shows six of many, and the rest by a press', async () => {
    const venues = Array.from({ length: 8 }, (_, at) => venue(at + 1, { status: 'under_moderation' }));
    await open(() => json({ venues, attention: [], changes: [] }));
    const needs = within(await screen.findByRole('region', { name: 'Нужно внимание' }));
    expect(needs.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(needs.getByRole('button', { name: /Ещё 2/ }));
    expect(needs.getAllByRole('listitem')).toHaveLength(8);
  });

  it('leads from what needs attention to the list, filtered', async () => {
    await open(() => json({ venues: [venue(1)], attention: [photo], changes: [] }));
    const link = await screen.findByRole('link', { name: /нет фото$/ });
    expect(link.getAttribute('aria-label')).toBe('Добавить: У 7\u00a0блюд нет фото');
    const [path, search] = (link.getAttribute('href') ?? '').split('?');
    expect(path).toBe('/menu/foods');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      pointId: '1',
      type: 'food',
      id: '12',
      filter: '{"photo":"false"}',
      page: '1',
    });
  });

  it('ends with the last changes, who made them, and the way to each', async () => {
    await open(() => json({ venues: [venue(1)], attention: [], changes: [change] }));
    const sentence = (await screen.findByRole('link', { name: 'Борщ' })).closest('p');
    expect(sentence?.textContent).toBe('Олег Ким поставил на стоп блюдо «Борщ»');
    expect(screen.getByText('Точка 1', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Борщ' }).getAttribute('href')).toContain('/menu/foods/edit?');
    expect(screen.getByRole('heading', { name: /^Сегодня, / })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Журнал' })).toBeTruthy();
  });

  it('says what failed, and tries again', async () => {
    let isBroken = true;
    await open(() =>
      isBroken
        ? json({ error: 'Сломалось.' }, 500)
        : json({ venues: [venue(1)], attention: [], changes: [] }),
    );
    const again = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Точка 1' })).toBeTruthy();
  });

  it('without a venue leads to where one is added', async () => {
    await open(() => json({ venues: [], attention: [], changes: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Перейти к точкам' }));
    expect(address()).toMatch(/^\/management\/points/);
  });

  it('without the capability it comes later, and nothing is asked', async () => {
    const server = await open(() => json({}), holder);
    expect(await screen.findByRole('heading', { name: 'Раздел появится позже' })).toBeTruthy();
    expect(server.to('/api/overview')).toEqual([]);
  });
});

describe('[TD-04] the first steps of a new owner', () => {
  const start = (done: readonly string[], id: number | null = 1) => ({
    venue: id === null ? null : { id, title: 'Точка 1' },
    steps: ['venue', 'hours', 'menu', 'photo', 'code', 'show', 'page'].map((key) => ({
      key,
      is_done: done.includes(key),
    })),
  });
  const withTemplates = { ...holder, capabilities: ['overview', 'templates'] };

  it('stand above the cards, ticked as the server says, each open one with its way', async () => {
    const answer = { venues: [venue(1)], attention: [photo], changes: [], start: start(['venue', 'hours']) };
    await open(() => json(answer), withTemplates);
    const steps = within(await screen.findByRole('region', { name: 'Осталось 5 шагов до первых гостей' }));
    expect(steps.getByText('Готово 2 из 7')).toBeTruthy();
    expect(steps.getAllByRole('img', { name: 'Готово' })).toHaveLength(2);
    expect(steps.getByRole('button', { name: 'Выбрать шаблон: Меню из шаблона' })).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Открыть: QR-код на столы' }).getAttribute('href')).toBe(
      '/qr?pointId=1',
    );
    expect(steps.getAllByRole('link').at(-2)?.getAttribute('aria-label')).toBe(
      'Показать: Показать меню гостям',
    );
    expect(steps.getByRole('link', { name: /Открыть страницу гостя/ }).getAttribute('href')).toBe(
      '/management/points/edit?id=1&tab=point_other',
    );
    expect(steps.getByRole('link', { name: /Первое фото/ }).getAttribute('href')).toContain('/menu/foods?');
    expect(screen.getByRole('link', { name: 'Точка 1' })).toBeTruthy();
    await userEvent.click(steps.getByRole('button', { name: 'Больше не показывать' }));
    expect(screen.queryByText('Шаги отмечаются сами.')).toBeNull();
  });

  it('lead to the page of guests itself, once there is one', async () => {
    const opened = { ...start(['venue', 'hours', 'menu', 'photo', 'code', 'show']), page: '/m/tochka-1' };
    await open(() => json({ venues: [venue(1)], attention: [], changes: [], start: opened }), withTemplates);
    const way = await screen.findByRole('link', { name: 'Открыть: Открыть страницу гостя' });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/m/tochka-1', '_blank']);
  });

  it('begin with the first venue, and are silent where the backend does not speak of them', async () => {
    await open(() => json({ venues: [], attention: [], changes: [], start: start([], null) }), withTemplates);
    expect((await screen.findByRole('link', { name: /Добавить точку/ })).getAttribute('href')).toBe(
      '/management/points/add',
    );
    expect(screen.queryByRole('button', { name: /Выбрать шаблон/ })).toBeNull();
    await open(() => json({ venues: [venue(1)], attention: [], changes: [] }));
    expect(await screen.findByRole('link', { name: 'Точка 1' })).toBeTruthy();
    expect(screen.queryByText('Шаги отмечаются сами.')).toBeNull();
  });
});
