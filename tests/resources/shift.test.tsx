import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { NOW, shiftBackend } from './shiftBackend';

await import('../../resources/stopList/shift/ShiftPage');

const ALL: readonly Capability[] = ['stop_list.read', 'stop_list.until', 'stop_list.ingredient', 'filters'];
const AT = '/menu/stop?pointId=1';
const open = (at = AT, backend = shiftBackend(), capabilities = ALL) => ({
  backend,
  ...openConsole({ resources, backend, at, capabilities }),
});
const tileOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
const button = (name: string) => screen.findByRole('button', { name });
const tab = (name: RegExp) => screen.findByRole('link', { name });
/** Times are those of the venue once it is read, and the reader's until then. */
const venue = () => screen.findByText('до 23:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

describe('the stop list of a shift', () => {
  it('[ST-01] two taps from opening the page stop a dish as the venue usually does', async () => {
    const { user, backend } = open();
    await user.click(await tab(/^Все блюда/));
    await user.click(await button('На стоп: Борщ'));
    await button('Вернуть в продажу: Борщ');
    expect(backend.bodies).toEqual([{ action: 'attach', food_ids: [1], until: 'end_of_day' }]);
    expect((await tab(/^На стопе/)).textContent).toBe('На стопе1');
    expect((await tab(/^Все блюда/)).textContent).toBe('Все блюда5');
  });

  it('[ST-01] the search finds among all dishes, and Enter stops what it says it would', async () => {
    const { user, backend } = open();
    await user.type(await screen.findByRole('searchbox'), 'со');
    await screen.findByText('Enter поставит на стоп «Солянка»');
    expect(screen.queryByText('Борщ')).toBeNull();
    await user.keyboard('{Enter}');
    await button('Вернуть в продажу: Солянка');
    await user.keyboard('{Enter}{Enter}');
    expect(backend.bodies).toEqual([{ action: 'attach', food_ids: [2], until: 'end_of_day' }]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: /^Солянка/ })).toBeTruthy();
    expect(screen.queryByText('Уха')).toBeNull();
  });

  it('[ST-01] a category shows its dishes only, and all categories stay at hand', async () => {
    const { user } = open(`${AT}&tab=all`);
    await user.click(await button('Горячее'));
    await waitFor(() => expect(screen.queryByText('Борщ')).toBeNull());
    expect(screen.getByText('Стейк')).toBeTruthy();
    await user.click(await button('Все'));
    expect(await screen.findByText('Борщ')).toBeTruthy();
  });

  it('the arrows walk from the search over the tiles', async () => {
    const { user } = open(`${AT}&tab=all`);
    await button('На стоп: Борщ');
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('На стоп: Солянка');
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('[ST-06] says who stopped a dish, when, why and until when, and what comes back today', async () => {
    const backend = shiftBackend();
    const salmon = { ingredient_id: 7, title: 'лосось', until: null };
    backend.stops.set(1, backend.stopped('2026-11-21T20:00:00.000Z', { reason: 'Закончилось' }));
    backend.stops.set(2, backend.stopped('2026-11-23T21:00:00.000Z'));
    backend.stops.set(5, backend.stopped(null, { causes: [salmon], person: null }));
    open(AT, backend);
    await venue();
    const group = async (name: RegExp) =>
      within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);
    expect((await group(/^Вернутся сегодня/)).getByText(/^До 23:00/)).toBeTruthy();
    expect(tileOf('Борщ').getByText('Закончилось')).toBeTruthy();
    expect(tileOf('Борщ').getByText(/^Марина, /)).toBeTruthy();
    expect((await group(/^Вернутся позже/)).getByText(/^До 24 ноября/)).toBeTruthy();
    const out = await group(/^Нет продукта/);
    expect([
      out.getByText('лосось'),
      out.getAllByRole('button', { name: /^Вернуть в продажу: / }),
    ]).toHaveLength(2);
    expect(out.queryByText(/^Нет продукта: /)).toBeNull();
  });

  it('[ST-06] a night of the venue belongs to today', async () => {
    const backend = shiftBackend();
    backend.on('GET /point/1', () => ({
      point: {
        id: 1,
        title: 'Бар',
        timezone: 'Europe/Moscow',
        graphic: { all_days: { begin: '18:00', end: '02:00', around_the_clock: false, is_enabled: true } },
      },
    }));
    backend.stops.set(1, backend.stopped('2026-11-21T23:00:00.000Z'));
    open(AT, backend);
    expect(await screen.findByRole('heading', { level: 2, name: /^Вернутся сегодня/ })).toBeTruthy();
  });

  it('brings back in one tap', async () => {
    const backend = shiftBackend();
    const until = '2026-11-21T20:00:00.000Z';
    backend.stops.set(1, backend.stopped(until, { reason: 'Ждём поставку' }));
    const { user } = open(AT, backend);
    await user.click(await button('Вернуть в продажу: Борщ'));
    expect(await screen.findByText('Всё в продаже')).toBeTruthy();
    expect(backend.bodies).toEqual([{ action: 'detach', food_ids: [1], keep_lacking: true }]);
  });

  it('says why it failed, and the dish stays as it was', async () => {
    const backend = shiftBackend();
    backend.on('POST /point/1/foods/stop-list', () =>
      Response.json({ error: 'Точка закрыта' }, { status: 422 }),
    );
    const { user } = open(`${AT}&tab=all`, backend);
    await user.click(await button('На стоп: Борщ'));
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    expect(await button('На стоп: Борщ')).toBeTruthy();
    expect(backend.stops.size).toBe(0);
  });
});

describe('the sheet', () => {
  const sheet = async (title: string) => {
    const opened = open(`${AT}&tab=all`);
    await venue();
    await opened.user.click(await button(`${title}: срок и причина`));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: title })) };
  };

  it.each([
    ['open', 'Пока не верну', undefined, 'open'],
    ['for a time', 'На время', '2 часа', '2026-11-21T14:00:00.000Z'],
    ['until a day of the venue', 'До даты', /24 нояб/, '2026-11-23T21:00:00.000Z'],
  ])('[ST-02] %s', async (_way, card, more, until) => {
    const { user, backend, dialog } = await sheet('Борщ');
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${card}`) }));
    if (more) await user.click(dialog.getByRole('button', { name: more }));
    await user.click(dialog.getByRole('button', { name: 'Ждём поставку' }));
    await user.click(dialog.getByRole('button', { name: 'Поставить на стоп' }));
    await waitFor(() =>
      expect(backend.bodies.at(-1)).toEqual({
        action: 'attach',
        food_ids: [1],
        until,
        reason: 'Ждём поставку',
      }),
    );
  });

  it('[ST-02] starts with the end of the day, and says when that is', async () => {
    const { dialog } = await sheet('Борщ');
    const first = dialog.getByRole<HTMLInputElement>('radio', { name: /^До конца дня/ });
    expect(first.checked).toBe(true);
    expect(first.closest('label')?.textContent).toBe('До конца днядо 23:00');
  });

  it('[ST-04] offers all venues where a dish of that name stands in another one', async () => {
    const { user, backend, dialog } = await sheet('Борщ');
    await user.click(await dialog.findByRole('switch', { name: /^Во всех точках/ }));
    expect(dialog.getByText('Сретенка')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Поставить на стоп' }));
    await waitFor(() =>
      expect(backend.bodies.at(-1)).toMatchObject({ until: 'end_of_day', all_points: true }),
    );
  });
});

describe('«Нет продукта»', () => {
  const withSalmon = () => {
    const backend = shiftBackend();
    const held = backend.foods.filter(({ id }) => id > 2);
    backend.on('GET /ingredients/1', () => ({
      data: [{ id: 7, title: 'лосось', is_allergen: true }],
      total: 1,
      last_page: 1,
    }));
    backend.on('POST /point/1/ingredients/7/stop', ({ body }) => {
      const { stop, except = [], dry_run } = body as { stop: boolean; except?: number[]; dry_run?: boolean };
      const meant = held.filter(({ id }) => !except.includes(id));
      const causes = [{ ingredient_id: 7, title: 'лосось', until: null }];
      if (!dry_run)
        for (const { id } of meant)
          if (stop) backend.stops.set(id, backend.stopped(null, { causes }));
          else backend.stops.delete(id);
      return { data: meant, total: meant.length, last_page: 1 };
    });
    return backend;
  };

  it('[ST-03] shows the dishes first, leaves out what is unticked, and brings all back in one tap', async () => {
    const backend = withSalmon();
    const { user } = open(AT, backend);
    await user.click(await button('Нет продукта'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Нет продукта' }));
    await user.click(await dialog.findByRole('button', { name: 'лосось' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Стейк/ }));
    await user.click(dialog.getByRole('radio', { name: /^Пока не верну/ }));
    await user.click(dialog.getByRole('button', { name: 'Поставить на стоп 2 блюда' }));
    await button('Вернуть в продажу: Уха');
    expect(backend.bodies).toEqual([
      { stop: true, dry_run: true },
      { stop: true, until: 'open', except: [4] },
    ]);
    expect(screen.getByText('2 блюда на стопе')).toBeTruthy();
    await user.click(await button('Привезли: лосось'));
    expect(await screen.findByText('Всё в продаже')).toBeTruthy();
    expect(backend.bodies.at(-1)).toEqual({ stop: false });
  });
});

describe('without the capability', () => {
  it('the page is the list of the specification, and nothing else is asked for', async () => {
    const { backend } = open(AT, shiftBackend(), ['stop_list.read']);
    expect(await screen.findByText(/^Всё в продаже/)).toBeTruthy();
    expect(backend.calls.filter((call) => call.startsWith('GET /point/1/foods?'))).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Все блюда/ })).toBeNull();
  });
});

describe('handing over', () => {
  const move = (id: number, kind: string, more: object) => ({
    id,
    batch: String(id),
    kind,
    resource: 'foods',
    record_id: id,
    title: 'Борщ',
    person: { id: 1, name: 'Марина' },
    before: {},
    after: {},
    timezone: 'Europe/Moscow',
    ...more,
  });

  it('[ST-06] what was stopped and returned since a time is one list that can be copied', async () => {
    const backend = shiftBackend();
    const asked: string[] = [];
    backend.on('GET /changes', ({ query }) => {
      asked.push(query.getAll('filters[0][value][]').join());
      const data = [
        move(4, 'resume', { title: 'Уха', person: null, createdAt: '2026-11-21T10:30:00.000Z' }),
        move(3, 'stop', {
          createdAt: '2026-11-21T08:05:00.000Z',
          after: { stop: { causes: [{ ingredient_id: null, title: null, reason: 'Закончилось' }] } },
        }),
        move(2, 'stop', { title: 'Стейк', createdAt: '2026-11-20T17:00:00.000Z' }),
      ];
      return { data, current_page: 1, last_page: 1, total: 3, per_page: 100 };
    });
    const { user } = open(AT, backend, [...ALL, 'history']);
    await venue();
    const writeText = vi.fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    await user.click(await button('Передача смены'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Передача смены' }));
    await sheet.findByText(/на стоп: Борщ/);
    const lines = sheet.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual([
      'сегодня, 11:05 · на стоп: Борщ · Закончилось · Марина',
      expect.stringMatching(/^сегодня, 13:30 · снова в продаже: Уха · /),
    ]);
    expect(asked).toEqual(['stop,resume']);
    await user.click(sheet.getByRole('button', { name: 'Скопировать' }));
    await sheet.findByText('Список скопирован.');
    expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
      'Стоп-лист, изменения после: сегодня, 07:00',
      ...lines,
    ]);
    await user.click(sheet.getByRole('button', { name: 'Сутки' }));
    await sheet.findByText(/на стоп: Стейк/);
  });
});
