import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { VenueSwitcher } from '../../src/shell/VenueSwitcher';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

const ALL: readonly Capability[] = ['stop_list.read', 'ingredients.read'];
const open = (at: string, backend = menuBackend(), capabilities = ALL) => ({
  backend,
  ...openConsole({ resources, backend, at, capabilities, beside: <VenueSwitcher /> }),
});
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Путь к странице' }))
    .getAllByRole('listitem')
    .slice(1)
    .map((item) => `${item.textContent}${item.querySelector('a')?.getAttribute('href') ?? ''}`);
const dialog = async () => within(await screen.findByRole('alertdialog'));
const rowOf = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement);

class Seen {
  static last: Seen | undefined;
  constructor(
    readonly notify: (entries: readonly { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Seen.last = this;
  }
  observe(): void {}
  disconnect(): void {}
}

describe('addresses of the menu area', () => {
  it.each([
    ['[MN-12]', '/menu/list/add'],
    ['[MN-13]', '/menu/list/edit?pointId=1'],
    ['[MN-13]', '/menu/list/edit?id=5'],
    ['[CT-01]', '/menu'],
    ['[BN-10]', '/menu/deleted'],
    ['[CT-04]', '/menu/categories/add'],
    ['[CT-05]', '/menu/categories/edit?menuId=5&type=food'],
    ['[CT-05]', '/menu/categories/edit?menuId=5&id=12'],
    ['[CT-05]', '/menu/categories/edit?type=food&id=12'],
    ['[FD-02]', '/menu/foods?pointId=1&type=food'],
    ['[FD-02]', '/menu/foods/add?pointId=1&categoryId=12'],
    ['[FD-02]', '/menu/foods/edit?pointId=1&type=food&categoryId=12'],
    ['[FD-02]', '/menu/foods?pointId=1&type=zzz&id=12'],
    ['[FD-02]', '/menu/foods/edit?pointId=1&type=zzz&categoryId=12&id=2'],
    ['[FD-02]', '/menu/foods/deleted?type=food&id=12'],
  ])('%s %s leads to the list of menus', async (_id, at) => {
    const { address } = open(at);
    expect(await screen.findByText('Завтраки')).toBeTruthy();
    expect(address()).toBe('/menu/list');
  });
});

describe('menus', () => {
  it('[MN-01] [MN-05] [MN-07] [MN-08] [MN-09] [MN-10] show the first point’s menus, looked up with one row', async () => {
    const { user, backend } = open('/menu/list');
    expect(await screen.findByText('Завтраки')).toBeTruthy();
    expect(backend.calls.filter((call) => !call.includes('/fields/'))).toEqual(
      ['GET /point?page=1&per_page=1', 'GET /point/1/menus?page=1&per_page=12', 'GET /point/1'].sort(
        (a, b) => backend.calls.indexOf(a) - backend.calls.indexOf(b),
      ),
    );
    await waitFor(() => expect(trail()).toEqual(['Точка 1', 'Меню', 'Список меню']));
    expect(screen.getByRole('link', { name: 'Добавить меню' }).getAttribute('href')).toBe(
      '/menu/list/add?pointId=1',
    );
    expect(screen.getByRole('searchbox', { name: 'Название меню' })).toBeTruthy();
    expect(screen.getByText('Фильтры')).toBeTruthy();
    await user.click(screen.getByLabelText('Ещё действия'));
    expect((await screen.findByRole('menuitem', { name: 'Удалённые меню' })).getAttribute('href')).toBe(
      '/menu/list/deleted?pointId=1',
    );
    expect((await screen.findByRole('menuitem', { name: 'Инструкция' })).getAttribute('href')).toBe(
      '/#guide',
    );
  });

  it('[MN-02] [MN-03] [MN-04] [LM-02] a side panel chooses another point: 25 at a time, searched by title or address, remembered', async () => {
    vi.stubGlobal('IntersectionObserver', Seen);
    const { user, backend, router, address } = open('/menu/list');
    await user.click(await screen.findByRole('button', { name: /Точка 1/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Выбор точки' }));
    expect(await panel.findByText('Точка 25')).toBeTruthy();
    expect(panel.queryByText('Точка 26')).toBeNull();
    expect(Seen.last?.options).toEqual({ rootMargin: '20px', threshold: 0.1 });
    await act(async () => Seen.last?.notify([{ isIntersecting: true }]));
    expect(await panel.findByText('Точка 30')).toBeTruthy();
    expect(backend.calls.filter((call) => call.includes('per_page=25'))).toEqual([
      'GET /point?page=1&per_page=25',
      'GET /point?page=2&per_page=25',
    ]);
    await user.type(panel.getByRole('searchbox'), 'Точка 9');
    await waitFor(() =>
      expect(backend.calls.at(-1)).toBe(
        'GET /point?page=1&per_page=25&filters[0][field]=titleAndAddress&filters[0][value]=Точка 9',
      ),
    );
    await waitFor(() => expect(panel.queryByText('Точка 30')).toBeNull());
    await user.click(panel.getByText('Точка 9'));
    expect(await screen.findByText(/^Добавьте первое меню/)).toBeTruthy();
    expect(backend.calls).toContain('GET /point/9/menus?page=1&per_page=12');
    expect(address()).toBe('/menu/list?pointId=9');
    await act(() => router.navigate('/management/points'));
    await act(() => router.navigate('/menu/list'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Точка 9/ })).toBeTruthy());
  });

  it('[MN-11] without any point a tooltip leads to the points', async () => {
    const backend = menuBackend();
    backend.on('GET /point', () => ({ data: [], total: 0, last_page: 1 }));
    const { user } = open('/menu/list', backend);
    expect(await screen.findByText('Сначала нужна точка')).toBeTruthy();
    await user.hover(await screen.findByLabelText('Подробнее'));
    const tip = within(await screen.findByRole('tooltip'));
    expect(tip.getByRole('link', { name: 'Перейти к точкам' }).getAttribute('href')).toBe(
      '/management/points',
    );
    expect(backend.calls).toEqual(['GET /point?page=1&per_page=1']);
  });

  it('a remembered point that is gone is forgotten', async () => {
    const backend = menuBackend();
    const { router } = open('/menu/list/add?pointId=777', backend);
    await act(() => router.navigate('/menu/list'));
    expect(await screen.findByText('Завтраки')).toBeTruthy();
  });

  it('[ER-15] a point that cannot be read leaves the list alone', async () => {
    const backend = menuBackend();
    backend.on('GET /point/1', () => new Response('', { status: 500 }));
    open('/menu/list', backend);
    expect(await screen.findByText('Завтраки')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[MN-21] [MN-22] the badge says whether guests see the menu, and opens the panel that changes it', async () => {
    const { user, backend } = open('/menu/list');
    await screen.findByText('Завтраки');
    await user.click(rowOf('Завтраки').getByRole('button', { name: 'Видят гости' }));
    const panel = within(await screen.findByRole('dialog', { name: /^Видимость меню «/ }));
    await user.click(await panel.findByLabelText('Видят гости'));
    await user.click(panel.getByRole('button', { name: 'Сохранить изменения' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Видимость меню «/ })).toBeNull());
    expect(backend.bodies).toEqual([{ visible: false }]);
  });

  it('[MN-22] the panel asks before what was changed in it is lost', async () => {
    localStorage.setItem('token', 't');
    const { user, backend } = open('/menu/list');
    await screen.findByText('Завтраки');
    await user.click(rowOf('Завтраки').getByRole('button', { name: 'Видят гости' }));
    const panel = within(await screen.findByRole('dialog', { name: /^Видимость меню «/ }));
    await user.click(await panel.findByLabelText('Видят гости'));
    await user.click(panel.getByLabelText('Закрыть'));
    expect(await screen.findByText('Вы действительно хотите покинуть страницу?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Да' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Видимость меню «/ })).toBeNull());
    expect(backend.bodies).toEqual([]);
  });

  it('[MN-24] [BN-09] lead to their categories; the bin takes the remembered point where the address names none', async () => {
    const { router, backend } = open('/menu/list');
    expect((await screen.findByRole('link', { name: 'Завтраки' })).getAttribute('href')).toBe('/menu?id=5');
    await act(() => router.navigate('/menu/list/deleted'));
    expect(await screen.findByText('Осталось 2 дня')).toBeTruthy();
    expect(backend.calls).toContain('GET /deleted_menus/1?page=1&per_page=12');
    expect(trail()).toEqual(['Точка 1', 'Меню', 'Список меню/menu/list?pointId=1', 'Удалённые меню']);
  });
});

describe('categories', () => {
  it('[CT-01] [CT-02] [CT-03] [CT-23] [CT-26] stand under their menu; food and drink of one number stay apart', async () => {
    const { user, backend } = open('/menu?id=5');
    expect(await screen.findByText('Каши')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Завтраки');
    expect(rowOf('Каши').getByText('Видят гости')).toBeTruthy();
    expect(rowOf('Соки').getByText('Не видят')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Добавить категорию' }).getAttribute('href')).toBe(
      '/menu/categories/add?menuId=5',
    );
    expect(screen.getByRole('link', { name: 'Соки' }).getAttribute('href')).toBe(
      '/menu/foods?pointId=1&type=drink&id=12',
    );
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    expect((await dialog()).getByText('Удалить 2 категории?')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(backend.bodies).toEqual([{ food: [12], drink: [12] }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByLabelText('Ещё действия'));
    expect((await screen.findByRole('menuitem', { name: 'Удалённые категории' })).getAttribute('href')).toBe(
      '/menu/deleted?id=5',
    );
  });

  it('[CT-05] a row’s edit address carries the kind and the number apart', async () => {
    const { user } = open('/menu?id=5');
    await user.click(await screen.findByLabelText('Действия: Соки'));
    expect((await screen.findByRole('menuitem', { name: 'Изменить' })).getAttribute('href')).toBe(
      '/menu/categories/edit?menuId=5&type=drink&id=12',
    );
  });

  it('[CT-06] [BN-10] [BN-11] [BN-12] the deleted ones have a trail, ticks and both verbs, and no filters', async () => {
    const { user, backend } = open('/menu/deleted?id=5');
    expect(await screen.findAllByText('Осталось 2 дня')).toHaveLength(2);
    await waitFor(() =>
      expect(trail()).toEqual([
        'Точка 1',
        'Меню',
        'Список меню/menu/list?pointId=1',
        'Завтраки/menu?id=5',
        'Удалённые категории',
      ]),
    );
    expect(screen.queryByText('Фильтры')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByLabelText('Выбрать: Соки'));
    expect(await screen.findByRole('button', { name: 'Удалить навсегда' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Восстановить' }));
    await user.click((await dialog()).getByRole('button', { name: 'Восстановить' }));
    await waitFor(() => expect(backend.bodies).toEqual([{ food: [], drink: [12] }]));
  });

  it.each(['/menu/categories/add?menuId=5', '/menu/categories/edit?menuId=5&type=food&id=12'])(
    '[CT-09] %s shows the message of a menu that cannot be read in place of the form',
    async (at) => {
      const backend = menuBackend();
      backend.on('GET /menus/5', () => Response.json({ error: 'Меню удалено' }, { status: 404 }));
      open(at, backend);
      expect((await screen.findByRole('alert')).textContent).toContain('Меню удалено');
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

describe('foods', () => {
  const at = '/menu/foods?pointId=1&type=food&id=12';

  it('[FD-01] [FD-03] [FD-04] [FD-05] [SL-02] show price, portion and the stop list, under their category', async () => {
    const { user, backend } = open(at);
    expect(await screen.findByText('Каша 1')).toBeTruthy();
    await waitFor(() =>
      expect(trail()).toEqual([
        'Точка 1',
        'Меню',
        'Список меню/menu/list?pointId=1',
        'Завтраки/menu?id=5',
        'Каши',
      ]),
    );
    expect(backend.calls).toContain('GET /foods/category/12?page=1&per_page=12&type=food');
    expect(rowOf('Каша 1').getByText(/^250,50 ₽$/)).toBeTruthy();
    expect(rowOf('Каша 1').getByText('300 г')).toBeTruthy();
    expect(rowOf('Каша 1').getByText('В продаже')).toBeTruthy();
    expect(rowOf('Каша 2').getByText('На стопе')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Добавить блюдо' }).getAttribute('href')).toBe(
      '/menu/foods/add?pointId=1&type=food&categoryId=12',
    );
    expect(screen.getByRole('link', { name: 'Каша 1' }).getAttribute('href')).toBe(
      '/menu/foods/edit?pointId=1&type=food&categoryId=12&id=1',
    );
    await user.click(screen.getByLabelText('Ещё действия'));
    expect((await screen.findByRole('menuitem', { name: 'Удалённые блюда' })).getAttribute('href')).toBe(
      '/menu/foods/deleted?pointId=1&type=food&id=12',
    );
  });

  it.each([
    ['[SL-01] [SL-03]', 'Каша 1', 'В продаже', 'Поставить на стоп', { action: 'attach', food_ids: [1] }],
    ['[SL-01] [SL-04]', 'Каша 2', 'На стопе', 'Вернуть в продажу', { action: 'detach', food_ids: [2] }],
  ])('%s %s is moved by its switch, after a question', async (_ids, title, state, answer, body) => {
    const { user, backend } = open(at);
    await screen.findByText(title);
    await user.click(rowOf(title).getByRole('button', { name: state }));
    expect((await dialog()).getByText(`${answer} «${title}»?`)).toBeTruthy();
    expect(backend.bodies).toEqual([]);
    await user.click((await dialog()).getByRole('button', { name: answer }));
    await waitFor(() => expect(backend.bodies).toEqual([body]));
    expect(backend.calls).toContain('POST /point/1/foods/stop-list');
    await waitFor(() =>
      expect(backend.calls.filter((call) => call.startsWith('GET /foods/category'))).toHaveLength(2),
    );
  });

  it('[SL-03] several at once, and the ticks are cleared', async () => {
    const { user, backend } = open(at);
    await screen.findByText('Каша 1');
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    await user.click(await screen.findByRole('button', { name: 'Поставить на стоп' }));
    expect((await dialog()).getByText('Поставить на стоп 2 позиции?')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Поставить на стоп' }));
    await waitFor(() => expect(backend.bodies).toEqual([{ action: 'attach', food_ids: [1, 2] }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Действия с выбранным' })).toBeNull());
  });

  it('[BN-13] the deleted ones are those of the category', async () => {
    const { backend } = open('/menu/foods/deleted?pointId=1&type=food&id=12');
    expect(await screen.findByText('Каша 3')).toBeTruthy();
    expect(backend.calls).toContain('GET /deleted_foods/12?page=1&per_page=12&type=food');
  });
});

describe('boards of the point', () => {
  it('[SL-05] the stop list says what is stopped since when, and brings it back', async () => {
    const { user, backend } = open('/menu/stop');
    expect(await screen.findByText('Каша 2')).toBeTruthy();
    expect(rowOf('Каша 2').getByText('Завтраки · Каши')).toBeTruthy();
    expect(rowOf('Каша 2').getByText(/^21\.11, \d\d:05$/)).toBeTruthy();
    await user.click(rowOf('Каша 2').getByRole('button', { name: 'Вернуть в продажу' }));
    await user.click((await dialog()).getByRole('button', { name: 'Вернуть в продажу' }));
    await waitFor(() => expect(backend.bodies).toEqual([{ action: 'detach', food_ids: [2] }]));
  });

  it('ingredients show their allergen flag and the foods they stand in', async () => {
    open('/menu/ingredients');
    expect(await screen.findByText('молоко')).toBeTruthy();
    expect(rowOf('молоко').getByText('Аллерген')).toBeTruthy();
    expect(rowOf('молоко').getByText('1 блюдо').parentElement?.textContent).toBe('1 блюдоКаша 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[ST-03] what has run out is stopped from its row: its dishes, nothing chosen twice', async () => {
    const backend = menuBackend();
    backend.on('POST /point/1/ingredients/1/stop', () => ({
      data: [{ id: 1, title: 'Каша 1', stopable: true }],
      total: 1,
      last_page: 1,
    }));
    const { user } = open('/menu/ingredients', backend, [...ALL, 'stop_list.ingredient', 'stop_list.until']);
    await user.click(await screen.findByRole('button', { name: 'На стоп' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Нет продукта' }));
    expect(await sheet.findByRole('checkbox', { name: /Каша 1/ })).toBeTruthy();
    expect(sheet.queryByRole('searchbox')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Поставить на стоп 1 блюдо' }));
    await waitFor(() => expect(backend.bodies).toHaveLength(2));
    expect(backend.bodies[0]).toEqual({ stop: true, dry_run: true });
    expect(backend.bodies[1]).toMatchObject({ stop: true, except: [] });
  });

  it('a backend without products on the stop list is offered no such act', async () => {
    open('/menu/ingredients');
    expect(await screen.findByText('молоко')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'На стоп' })).toBeNull();
  });

  it.each([
    ['/menu/stop', 'Этот сервер не показывает стоп-лист'],
    ['/menu/ingredients', 'Этот сервер не показывает список ингредиентов'],
  ])('%s without its capability says where to go instead', async (at, words) => {
    const { backend } = open(at, menuBackend(), []);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Перейти к меню' }).getAttribute('href')).toBe('/menu/list');
    expect(backend.calls.filter((call) => /stop-list|ingredients/.test(call))).toEqual([]);
  });
});

describe('failures of the menu area', () => {
  it.each([
    ['/menu/list', 'GET /point/1/menus', 'Не удалось загрузить меню.'],
    ['/menu/list/deleted?pointId=1', 'GET /deleted_menus/1', 'Не удалось загрузить удалённые меню.'],
    ['/menu?id=5', 'GET /categories/5', 'Не удалось загрузить категории.'],
    ['/menu/deleted?id=5', 'GET /deleted_categories/5', 'Не удалось загрузить удалённые категории.'],
    ['/menu/foods?pointId=1&type=food&id=12', 'GET /foods/category/12', 'Не удалось загрузить блюда.'],
    [
      '/menu/foods/deleted?pointId=1&type=food&id=12',
      'GET /deleted_foods/12',
      'Не удалось загрузить удалённые блюда.',
    ],
  ])(
    '[ER-13] %s has words of its own when the server has none, and shows the server’s when it has',
    async (at, call, words) => {
      const backend = menuBackend();
      backend.on(call, () => Response.json({}, { status: 500 }));
      const { user } = open(at, backend);
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      backend.on(call, () => Response.json({ message: 'Сервер занят' }, { status: 503 }));
      await user.click(screen.getByText('Попробовать ещё раз'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Сервер занят'));
    },
  );
});
