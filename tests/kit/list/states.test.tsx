import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { pointsBackend, somePoints } from '../pointsBackend';

const open = (backend: ReturnType<typeof pointsBackend>, at = '/management/points') =>
  openConsole({ resources: [points], backend, at });

describe('a list without rows', () => {
  it('[LP-14] says that there are none yet, explains in a tooltip and offers the first step', async () => {
    const { user } = open(pointsBackend([]));
    expect(await screen.findByText(/^Добавьте первую точку/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Добавить точку' })).toHaveLength(2);
    await user.hover(await screen.findByLabelText('Подробнее'));
    expect((await screen.findByRole('tooltip')).textContent).toContain('Точка — это ваше заведение');
  });

  it.each([
    ['error', { error: 'Идут работы', message: 'other' }, 'Идут работы'],
    ['message', { message: 'Позже' }, 'Позже'],
    ['neither', {}, 'Не удалось загрузить точки. Пожалуйста, попробуйте позже.'],
  ])(
    '[ER-07] [ER-11] a failed list shows the server’s %s, and can be tried again',
    async (_what, body, shown) => {
      const backend = pointsBackend(somePoints(1));
      backend.on('GET /api/point', () => Response.json(body, { status: 500 }));
      const { user } = open(backend);
      expect((await screen.findByRole('alert')).textContent).toContain(shown);
      backend.off('GET /api/point');
      await user.click(screen.getByText('Попробовать ещё раз'));
      expect(await screen.findByText('Точка 1')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('[ER-07] never shows what a proxy answers', async () => {
    const backend = pointsBackend([]);
    backend.on('GET /api/point', () => new Response('<html><h1>502</h1></html>', { status: 502 }));
    open(backend);
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить точки.');
    expect(document.body.textContent).not.toContain('502');
  });

  it('[ER-08] the deleted points have a fallback of their own', async () => {
    const backend = pointsBackend([]);
    backend.on('GET /api/deleted_points', () => Response.json({}, { status: 500 }));
    open(backend, '/management/points/deleted');
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить удалённые точки.');
  });

  it('after 15 seconds without an answer it says so and offers to give up or ask again', async () => {
    const backend = pointsBackend(somePoints(1));
    backend.on('GET /api/point', () => new Promise(() => {}));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = open(backend);
    await screen.findByLabelText('Список загружается');
    expect(screen.queryByText(/^Сервер отвечает дольше/)).toBeNull();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText(/^Сервер отвечает дольше/)).toBeTruthy();
    expect(backend.count('GET /api/point')).toBe(1);
    vi.useRealTimers();
    await user.click(screen.getByText('Отмена'));
    expect(await screen.findByText('Загрузка отменена')).toBeTruthy();
    backend.off('GET /api/point');
    await user.click(screen.getByText('Попробовать ещё раз'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Сервер отвечает дольше/)).toBeNull());
  });
});
