import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { type FakePoint, pointsBackend, somePoints } from '../pointsBackend';

const gone = (count: number) =>
  somePoints(count).map((point, index) => ({
    ...point,
    deletedAt: '2026-11-20T08:00:00Z',
    days_before_deletion: [7, 2, 1, 0, 5][index] ?? 5,
  }));

const open = (backend: ReturnType<typeof pointsBackend>) =>
  openConsole({ resources: [points], backend, at: '/management/points/deleted' });
const dialog = async () => within(await screen.findByRole('alertdialog'));

describe('the deleted-items page', () => {
  it('[LP-18] [PT-11] [BN-02] [BN-03] shows title, address, type, the day of deletion and the countdown', async () => {
    open(pointsBackend([], gone(4)));
    await screen.findByText('Точка 1');
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(1, -1),
    ).toEqual(['Название и адрес', 'Тип', 'Дата удаления', 'До удаления']);
    expect(screen.getAllByText('20.11.2026')).toHaveLength(4);
    expect(screen.getByText('Осталось 7 дней')).toBeTruthy();
    expect(screen.getByText('Осталось 2 дня')).toBeTruthy();
    expect(screen.getByText('Остался 1 день')).toBeTruthy();
    expect(screen.getByText('Удалится сегодня')).toBeTruthy();
  });

  it('says what is inside a record, and what goes for good with it', async () => {
    const [full, bare] = gone(2);
    const contents = { menus: 1, categories: 2, foods: 5, drinks: 0 };
    const { user } = open(pointsBackend([], [{ ...full, contents } as FakePoint, bare as FakePoint]));
    expect(await screen.findByText('Внутри: 1 меню, 2 категории и 5 блюд')).toBeTruthy();
    expect(screen.getAllByText(/^Внутри/)).toHaveLength(1);
    await user.click(screen.getByLabelText('Действия: Точка 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить навсегда' }));
    expect(
      (await dialog()).getByText(/^Навсегда удалится и всё внутри: 1 меню, 2 категории и 5 блюд\./),
    ).toBeTruthy();
  });

  it('[PT-12] [BN-04] [BN-05] [BN-06] restores one after a question by its name, and it returns to the list', async () => {
    const backend = pointsBackend([], gone(2));
    const { user, router } = open(backend);
    await user.click(await screen.findByLabelText('Действия: Точка 1'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Восстановить',
      'Удалить навсегда',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Восстановить' }));
    expect((await dialog()).getByText('Восстановить «Точка 1»?')).toBeTruthy();
    expect(backend.count('GET /api/deleted_points/restore')).toBe(0);
    await user.click((await dialog()).getByRole('button', { name: 'Восстановить' }));
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    expect(backend.calls).toContain('GET /api/deleted_points/restore?ids[]=1');
    await act(() => router.navigate('/management/points'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
  });

  it('[BN-05] [BN-08] destroys several after a question in the plural; nothing of them is left', async () => {
    const backend = pointsBackend([], gone(5));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(screen.getByLabelText('Выбрать все на странице'));
    await user.click(await screen.findByRole('button', { name: 'Удалить навсегда' }));
    expect((await dialog()).getByText('Удалить навсегда 5 точек?')).toBeTruthy();
    expect((await dialog()).getByText('Восстановить после этого будет нельзя.')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: 'Удалить навсегда' }));
    expect(await screen.findByText('Удалённых точек нет')).toBeTruthy();
    expect(backend.state).toEqual({ points: [], deleted: [] });
  });

  it.each([
    [
      '[BN-07] a restore after the seventh day',
      'GET /api/deleted_points/restore',
      'Восстановить',
      410,
      { error: 'Прошло больше семи дней' },
      'Прошло больше семи дней',
    ],
    [
      '[ER-09] a restore without words',
      'GET /api/deleted_points/restore',
      'Восстановить',
      500,
      {},
      'Не удалось восстановить. Попробуйте ещё раз.',
    ],
    [
      '[ER-09] a destroy without words',
      'DELETE /api/deleted_points/destroy',
      'Удалить навсегда',
      500,
      {},
      'Не удалось удалить навсегда. Попробуйте ещё раз.',
    ],
  ])('%s is told in the dialog, and the row stays', async (_case, call, button, status, body, shown) => {
    const backend = pointsBackend([], gone(1));
    backend.on(call, () => Response.json(body, { status }));
    const { user } = open(backend);
    await user.click(await screen.findByLabelText('Действия: Точка 1'));
    await user.click(await screen.findByRole('menuitem', { name: button }));
    await user.click((await dialog()).getByRole('button', { name: button }));
    expect((await (await dialog()).findByRole('alert')).textContent).toBe(shown);
    expect(backend.state.deleted).toHaveLength(1);
  });
});
