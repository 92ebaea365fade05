import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { readDish } from '../../resources/menus/editor/board';
import { Notifications } from '../../src/shell/notices/Notifications';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

await Promise.all([
  import('../../resources/shared/stop/parts'),
  import('../../kit/form/FormPage'),
  import('../../src/shell/notices/Toast'),
]);

const ALL: readonly Capability[] = ['stop_list.read', 'stop_list.until', 'stop_list.ingredient'];
const LIST = '/menu/foods?pointId=1&type=food&id=12';
const FORM = '/menu/foods/edit?pointId=1&type=food&categoryId=12&id=2';
/** Noon in Moscow. */
const NOW = '2026-11-21T09:00:00.000Z';
const EVENING = '2026-11-21T15:00:00.000Z';

const stop = (more: object = {}) => ({
  id: 1,
  createdAt: NOW,
  until: EVENING,
  reason: null,
  person: { id: 1, name: 'Марина' },
  by_hand: true,
  causes: [{ ingredient_id: 7, title: 'лосось', until: null }],
  ...more,
});
const dish = (stopped: object | null) => ({
  id: 2,
  title: 'Уха',
  price: '250.50',
  unit_value: '300',
  unit_measurement: 'g',
  images: [],
  stopable: stopped ? [{ id: 1, createdAt: NOW }] : [],
  ...(stopped && 'until' in stopped && { stop: stopped }),
});

/** A backend with one dish; taking it off the stop list is seen by the next reading. */
const backendWith = (stopped: object | null) => {
  const backend = menuBackend();
  let now = stopped;
  backend.on('GET /point/1', () => ({ point: { id: 1, title: 'Бар', timezone: 'Europe/Moscow' } }));
  backend.on('GET /foods/category/12', () => ({ data: [dish(now)], total: 1, last_page: 1 }));
  backend.on('GET /foods/2', () => ({ food: dish(now) }));
  backend.on('GET /fields/permissions/food_general', () => ({
    food_general: [
      {
        field_id: 1,
        name: 'title',
        type: 'text',
        title: 'Название',
        order: 1,
        permissions: ['view', 'edit'],
      },
      { field_id: 2, name: 'sale', type: 'empty', title: 'Продажа', order: 2, permissions: ['view'] },
    ],
  }));
  backend.on('POST /point/1/foods/stop-list', ({ body }) => {
    const { action, dry_run: isDry, keep_lacking: keeps } = body as Record<string, unknown>;
    const causes = (now as { causes?: object[] } | null)?.causes ?? [];
    if (keeps && causes.length > 0) {
      now = stop({ by_hand: false, until: null });
      return { held: [{ id: 2, title: 'Уха', ingredients: ['лосось'] }] };
    }
    if (!isDry) now = action === 'attach' ? stop({ causes: [], reason: 'Ждём поставку' }) : null;
    return {};
  });
  return backend;
};
const open = (at: string, backend: ReturnType<typeof backendWith>, capabilities = ALL) =>
  openConsole({ resources, backend, at, capabilities, beside: <Notifications /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

describe('how a dish is on stop', () => {
  it.each([
    ['until when and by which product', stop(), 'На стопе до 18:00 · нет продукта: лосось'],
    ['why', stop({ until: null, causes: [], reason: 'Ждём поставку' }), 'На стопе · Ждём поставку'],
    ['no more than is known', stop({ until: null, causes: [] }), 'На стопе'],
    ['what a backend without terms says', {}, 'На стопе'],
  ])('[ST-06] the list says %s', async (_what, stopped, words) => {
    open(LIST, backendWith(stopped));
    const row = within((await screen.findByText('Уха')).closest('tr') as HTMLElement);
    expect(await row.findByRole('button', { name: words })).toBeTruthy();
  });

  it('[ST-06] is told by the clock of its venue to who may not read the venue', async () => {
    const backend = backendWith(null);
    const visibility = { is_visible: true, causes: [], notes: [], timezone: 'Asia/Kamchatka' };
    backend.on('GET /point/1', () => new Response('{}', { status: 404 }));
    backend.on('GET /foods/category/12', () => ({
      data: [{ ...dish(stop({ causes: [] })), visibility }],
      total: 1,
      last_page: 1,
    }));
    open(LIST, backend);
    const row = within((await screen.findByText('Уха')).closest('tr') as HTMLElement);
    expect(await row.findByRole('button', { name: /03:00/ })).toBeTruthy();
  });

  it('[ST-06] a row of the editor keeps what its board says of it', () => {
    const stopped = stop();
    expect(readDish({ ...dish(stopped) }, 12)).toMatchObject({ stop: stopped, stopable: [{ id: 1 }] });
  });
});

describe('the form of a dish', () => {
  it('[ST-02] stops it for a time and for a reason, and says so without being left', async () => {
    const backend = backendWith(null);
    const { user, address } = open(FORM, backend);
    const title = await screen.findByLabelText<HTMLInputElement>(/Название/);
    await user.type(title, ' из щуки');
    await user.click(await screen.findByRole('button', { name: 'На стопе' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Уха' }));
    await user.click(sheet.getByRole('button', { name: 'Ждём поставку' }));
    await user.click(sheet.getByRole('button', { name: 'Поставить на стоп' }));
    const sent = { action: 'attach', food_ids: [2], until: 'end_of_day', reason: 'Ждём поставку' };
    await waitFor(() => expect(backend.bodies.at(-1)).toEqual(sent));
    expect(await screen.findByText('до 18:00 · Ждём поставку')).toBeTruthy();
    expect(title.value).toBe('Уха из щуки');
    expect(address()).toBe(FORM);
  });

  it('[ST-02] changes the term, and brings it back', async () => {
    const backend = backendWith(stop());
    const { user } = open(FORM, backend);
    await user.click(await screen.findByRole('button', { name: 'Изменить срок' }));
    await user.click(await screen.findByRole('button', { name: 'Сохранить срок' }));
    await screen.findByText('до 18:00 · Ждём поставку');
    await user.click(await screen.findByRole('button', { name: 'В продаже' }));
    expect(await screen.findByRole('button', { name: 'На стопе' })).toBeTruthy();
    expect(backend.bodies).toContainEqual({ action: 'detach', food_ids: [2], keep_lacking: true });
  });

  it('offers none of it where the backend knows no terms', async () => {
    const backend = backendWith({});
    open(FORM, backend, ['stop_list.read']);
    await screen.findByLabelText(/Название/);
    expect(screen.queryByRole('button', { name: /стоп|Вернуть/ })).toBeNull();
    expect(backend.calls.filter((call) => call.includes('stop-list'))).toEqual([]);
  });
});

describe('a dish whose product is out', () => {
  const plain = { action: 'detach', food_ids: [2] };
  const inForm = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'В продаже' }));
  const inList = async (user: ReturnType<typeof open>['user']) => {
    const row = within((await screen.findByText('Уха')).closest('tr') as HTMLElement);
    await user.click(await row.findByRole('button', { name: /На стопе/ }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть в продажу' }));
  };

  it.each([
    ['form', FORM, inForm],
    ['list', LIST, inList],
  ])(
    '[ST-03] stays stopped when it is let go in a %s; the product is named, and it is sold only when that is said',
    async (_where, at, letGo) => {
      const backend = backendWith(stop());
      const { user } = open(at, backend);
      await letGo(user);
      const question = within(await screen.findByRole('alertdialog', { name: /^Нет продукта «лосось»/ }));
      expect(question.getByText('Уха остаётся на стопе, пока продукт не появится.')).toBeTruthy();
      expect(document.activeElement).toBe(question.getByRole('button', { name: 'Оставить на стопе' }));
      expect(backend.bodies.at(-1)).toEqual({ ...plain, keep_lacking: true });
      await user.click(question.getByRole('button', { name: 'Оставить на стопе' }));
      await waitFor(() => expect(screen.queryByText(/остаётся на стопе/)).toBeNull());
      expect(backend.bodies.at(-1)).toEqual({ ...plain, keep_lacking: true });
      await letGo(user);
      await user.click(await screen.findByRole('button', { name: 'Всё равно вернуть' }));
      await waitFor(() => expect(backend.bodies.at(-1)).toEqual(plain));
      await screen.findByText('Снова в продаже: Уха');
    },
  );
});
