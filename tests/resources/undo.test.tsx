import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { Notifications } from '../../src/shell/notices/Notifications';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';
import { shiftBackend } from './shiftBackend';

await import('../../resources/stopList/shift/ShiftPage');
await import('../../src/shell/notices/Toast');

const PLAIN: readonly Capability[] = ['stop_list.read', 'ingredients.read'];
const TIMED: readonly Capability[] = [...PLAIN, 'stop_list.until', 'stop_list.ingredient', 'filters'];

type Backend = ReturnType<typeof menuBackend>;

interface Act {
  readonly at: string;
  readonly backend?: () => Backend;
  readonly can?: readonly Capability[];
  readonly does: (user: UserEvent) => Promise<void>;
  /** What the way back sends, in its order. */
  readonly undoes: readonly unknown[];
}

const FOODS = '/menu/foods?pointId=1&type=food&id=12';
const row = (title: string) => async () =>
  within((await screen.findByText(title)).closest('tr') as HTMLElement);
const press = (within_: () => Promise<ReturnType<typeof within>>, name: string) => async (user: UserEvent) =>
  user.click((await within_()).getByRole('button', { name }));
const answer = async (user: UserEvent, name: string): Promise<void> =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const tickAll = async (user: UserEvent, act: string): Promise<void> => {
  await user.click(await screen.findByLabelText('Выбрать все на странице'));
  const bar = within(await screen.findByRole('region', { name: 'Действия с выбранным' }));
  await user.click(await bar.findByRole('button', { name: act }));
  await answer(user, act);
};
const fromMenu = async (user: UserEvent, title: string, act: string): Promise<void> => {
  await user.click(await screen.findByLabelText(`Действия: ${title}`));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  await answer(user, act);
};

const bin = (backend: Backend): Backend => {
  for (const key of [
    'DELETE /point/1/menus',
    'POST /deleted_menus/restore',
    'GET /deleted_menus/restore',
    'DELETE /foods',
    'POST /deleted_foods/restore',
    'GET /deleted_foods/restore',
    'DELETE /menus',
  ])
    backend.on(key, () => ({}));
  return backend;
};

const LATER = '2026-11-22T09:00:00.000Z';
/** A food list that says until when and why a dish is on stop. */
const termed = (): Backend => {
  const backend = bin(menuBackend());
  const food = (id: number, stop: object | null) => ({
    id,
    title: `Каша ${id}`,
    price: '100',
    images: [],
    stopable: stop ? [{ id }] : [],
    stop,
  });
  backend.on('GET /foods/category/12', () => ({
    data: [food(1, null), food(2, { until: LATER, reason: 'Закончилось', causes: [] })],
    total: 2,
    last_page: 1,
  }));
  return backend;
};

const product = (): Backend => {
  const backend = shiftBackend();
  const salmon = { ingredient_id: 7, title: 'лосось', until: null };
  backend.stops.set(5, backend.stopped(LATER, { causes: [salmon] }));
  backend.on('POST /point/1/ingredients/7/stop', ({ body }) => {
    const { stop, dry_run: isDry } = body as Record<string, unknown>;
    if (!stop) backend.stops.delete(5);
    const rows = backend.foods.filter(({ id }) => id === 5 || (stop && isDry && id === 3));
    return { data: rows, total: rows.length, last_page: 1 };
  });
  return backend;
};

const ACTS: Readonly<Record<string, Act>> = {
  'a dish on stop by the switch of its row': {
    at: FOODS,
    does: async (user) => {
      await press(row('Каша 1'), 'В продаже')(user);
      await answer(user, 'Поставить на стоп');
    },
    undoes: [{ action: 'detach', food_ids: [1] }],
  },
  'a dish back on sale by the switch of its row': {
    at: FOODS,
    does: async (user) => {
      await press(row('Каша 2'), 'На стопе')(user);
      await answer(user, 'Вернуть в продажу');
    },
    undoes: [{ action: 'attach', food_ids: [2] }],
  },
  'a dish back on sale from its menu, with its term': {
    at: FOODS,
    can: TIMED,
    backend: termed,
    does: (user) => fromMenu(user, 'Каша 2', 'Вернуть в продажу'),
    undoes: [{ action: 'attach', food_ids: [2], until: LATER, reason: 'Закончилось' }],
  },
  'ticked dishes on stop, of which one was already': {
    at: FOODS,
    does: (user) => tickAll(user, 'Поставить на стоп'),
    undoes: [{ action: 'detach', food_ids: [1] }],
  },
  'ticked dishes back on sale, of which one was': {
    at: FOODS,
    does: (user) => tickAll(user, 'Вернуть в продажу'),
    undoes: [{ action: 'attach', food_ids: [2] }],
  },
  'a dish back on sale from the stop list': {
    at: '/menu/stop',
    does: async (user) => {
      await press(row('Каша 2'), 'Вернуть в продажу')(user);
      await answer(user, 'Вернуть в продажу');
    },
    undoes: [{ action: 'attach', food_ids: [2] }],
  },
  'a tile of the shift on stop': {
    at: '/menu/stop?pointId=1&tab=all',
    can: TIMED,
    backend: shiftBackend,
    does: async (user) => user.click(await screen.findByRole('button', { name: 'На стоп: Борщ' })),
    undoes: [{ action: 'detach', food_ids: [1], keep_lacking: true }],
  },
  'a product that is there again': {
    at: '/menu/stop?pointId=1',
    can: TIMED,
    backend: product,
    does: async (user) => user.click(await screen.findByRole('button', { name: 'Привезли: лосось' })),
    // The other dish that holds it was sold all the same.
    undoes: [
      { stop: true, dry_run: true },
      { stop: true, until: LATER, except: [3] },
    ],
  },
  'dishes deleted together': {
    at: FOODS,
    backend: () => bin(menuBackend()),
    does: (user) => tickAll(user, 'Удалить'),
    undoes: [{ ids: [1, 2] }],
  },
  'a menu deleted by its row': {
    at: '/menu/list',
    backend: () => bin(menuBackend()),
    does: (user) => fromMenu(user, 'Завтраки', 'Удалить'),
    undoes: [],
  },
  'categories of both kinds deleted together': {
    at: '/menu?id=5',
    does: (user) => tickAll(user, 'Удалить'),
    undoes: [{ food: [12], drink: [12] }],
  },
  'a dish restored from the bin': {
    at: '/menu/foods/deleted?pointId=1&type=food&id=12',
    backend: () => bin(menuBackend()),
    does: async (user) => {
      await press(row('Каша 3'), 'Восстановить: Каша 3')(user);
      await answer(user, 'Восстановить');
    },
    undoes: [{ ids: [3] }],
  },
};

describe('what is done at once can be taken back from its notice', () => {
  it.each(Object.entries(ACTS))('[HI-05] %s', async (_name, { at, can = PLAIN, does, undoes, ...more }) => {
    const backend = more.backend?.() ?? bin(menuBackend());
    const { user } = openConsole({ resources, backend, at, capabilities: can, beside: <Notifications /> });
    await does(user);
    const notice = within(await screen.findByRole('alert'));
    const before = backend.bodies.length;
    await user.click(notice.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toContain('Отменить'));
    expect(backend.bodies.slice(before)).toEqual(undoes);
  });
});
