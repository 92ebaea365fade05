import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../resources';
import { menuBackend } from '../../resources/menuBackend';
import { openConsole } from '../openConsole';

beforeAll(async () => {
  await Promise.all([
    import('../../../resources/shared/rowActions'),
    import('../../../kit/copies/CopyPanel'),
  ]);
});

const none = { menus: 0, categories: 0, foods: 0 };
const result = (id: number, rest: object = {}) => ({
  point_id: id,
  title: `Точка ${id}`,
  status: 'done',
  made: { menus: 1, categories: 2, foods: 5 },
  updated: 0,
  skipped: 0,
  same: [],
  refused: [],
  notes: [],
  ids: [70 + id],
  change_id: null,
  ...rest,
});
const menu = { title: 'Завтраки (копия)', url: 'zavtraki-kopiya', visible: false, point: { id: 1 } };

const open = (capabilities: Parameters<typeof openConsole>[0]['capabilities'] = ['copy']) => {
  const backend = menuBackend();
  return {
    backend,
    ...openConsole({ resources, backend, at: '/menu/list?pointId=1', capabilities }),
  };
};
type Opened = ReturnType<typeof open>;

const chooseAct = async ({ user }: Opened, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Действия: Завтраки' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('copying', () => {
  it('is offered where the backend has it, and nowhere else', async () => {
    const opened = open([]);
    await opened.user.click(await screen.findByRole('button', { name: 'Действия: Завтраки' }));
    await screen.findByRole('menuitem', { name: 'Удалить' });
    expect(screen.queryByRole('menuitem', { name: 'Дублировать' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Копировать в точку' })).toBeNull();
  });

  it('doubles a record at once, and reads the list again', async () => {
    const opened = open();
    const { backend } = opened;
    backend.on('POST /menus/5/copy', () => ({ results: [result(1, { change_id: 9 })] }));
    backend.on('GET /menus/71', () => ({ id: 71, ...menu }));
    await chooseAct(opened, 'Дублировать');
    await waitFor(() => expect(backend.calls).toContain('GET /menus/71'));
    expect(backend.bodies).toEqual([{}]);
    await waitFor(() =>
      expect(backend.calls.filter((call) => call.startsWith('GET /point/1/menus'))).toHaveLength(2),
    );
  });

  it('shows what would become of each venue, then copies, and takes one of them back', async () => {
    const opened = open();
    const { backend, user } = opened;
    backend.on('POST /menus/5/copy', ({ body }) => {
      const {
        to,
        dry_run: isDry,
        on_conflict: way,
      } = body as { to: number[]; dry_run?: true; on_conflict: string };
      return {
        results: to.map((id) =>
          id === 4
            ? result(id, { status: 'missing', title: '', made: none })
            : result(id, {
                made: id === 3 ? none : result(id).made,
                ...(id === 3 && {
                  updated: way === 'update' ? 1 : 0,
                  skipped: way === 'update' ? 0 : 1,
                  status: way === 'update' ? 'done' : 'unchanged',
                  same: [
                    way === 'update'
                      ? { id: 8, title: 'Каша', before: { price: '250' }, after: { price: '270' } }
                      : { id: 8, title: 'Каша', before: {}, after: {} },
                  ],
                  refused: [{ title: 'Омлет', reason: 'Яйца у точки не аллерген.' }],
                }),
                change_id: isDry ? null : 100 + id,
              }),
        ),
      };
    });
    await chooseAct(opened, 'Копировать в точку');
    const panel = within(await screen.findByRole('dialog', { name: 'Копировать «Завтраки»' }));
    expect(panel.queryByRole('checkbox', { name: /^Точка 1Казань/ })).toBeNull();
    for (const id of [2, 3, 4])
      await user.click(await panel.findByRole('checkbox', { name: new RegExp(`^Точка ${id}Казань`) }));
    expect(panel.getByText('Выбраны 3 точки')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Дальше' }));
    expect(await panel.findByText(/^Добавится: 1.меню, 2.категории и 5.блюд$/)).toBeTruthy();
    expect(panel.getByText('Точки уже нет, или она вам недоступна')).toBeTruthy();
    expect(panel.getByText('Яйца у точки не аллерген.', { exact: false })).toBeTruthy();
    await user.click(panel.getByRole('radio', { name: 'Обновить цену и состав' }));
    expect(await panel.findByText('Обновится 1 блюдо')).toBeTruthy();
    await user.click(await panel.findByRole('button', { name: 'Копировать в 2 точки' }));
    expect(await panel.findByText('Скопировано в 2 точки.')).toBeTruthy();
    expect(backend.bodies.at(-1)).toEqual({ to: [2, 3, 4], on_conflict: 'update' });

    backend.on('POST /changes/102/undo', () => new Response('{"error":"Нет связи"}', { status: 500 }));
    await user.click(panel.getByRole('button', { name: 'Отменить в точке «Точка 2»' }));
    expect(await panel.findByRole('alert')).toBeTruthy();
    backend.on('POST /changes/102/undo', () => ({ data: [] }));
    await user.click(panel.getByRole('button', { name: 'Отменить в точке «Точка 2»' }));
    expect(await panel.findByText('Отменено: новое убрано в корзину')).toBeTruthy();
    expect(backend.bodies.at(-1)).toEqual({ whole: true });
    expect(panel.getByRole('button', { name: 'Отменить в точке «Точка 3»' })).toBeTruthy();
  });

  it('a preview that fails is tried again; nothing is copied meanwhile', async () => {
    const opened = open();
    const { backend, user } = opened;
    let isBroken = true;
    backend.on('POST /menus/5/copy', () =>
      isBroken ? new Response('', { status: 500 }) : { results: [result(2)] },
    );
    await chooseAct(opened, 'Копировать в точку');
    const panel = within(await screen.findByRole('dialog', { name: 'Копировать «Завтраки»' }));
    await user.click(await panel.findByRole('checkbox', { name: /^Точка 2Казань/ }));
    await user.click(panel.getByRole('button', { name: 'Дальше' }));
    await panel.findByRole('alert');
    expect(panel.queryByRole('button', { name: /^Копировать в/ })).toBeNull();
    isBroken = false;
    await user.click(panel.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await panel.findByRole('button', { name: 'Копировать в 1 точку' })).toBeTruthy();
    expect(backend.bodies.every((body) => (body as { dry_run?: boolean }).dry_run === true)).toBe(true);
  });

  it('all found are ticked by one press, searched on the server, as many as one call takes', async () => {
    const opened = open();
    const { user, backend } = opened;
    await chooseAct(opened, 'Копировать в точку');
    const panel = within(await screen.findByRole('dialog', { name: 'Копировать «Завтраки»' }));
    await panel.findByRole('checkbox', { name: /^Точка 2Казань/ });
    await user.click(panel.getByRole('checkbox', { name: 'Все точки' }));
    // Of thirty venues the one that it comes from is left out.
    expect(await panel.findByText('Выбрано 29 точек')).toBeTruthy();
    expect(backend.calls).toContain('GET /point?page=1&per_page=51');
    await user.click(panel.getByRole('checkbox', { name: /^Точка 2Казань/ }));
    expect(panel.getByText('Выбрано 28 точек')).toBeTruthy();
  });
});
