import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { filterSection, pointsBackend, somePoints } from '../pointsBackend';

const mixed = () => [
  ...somePoints(2),
  ...somePoints(1, 3).map((point) => ({ ...point, status: 'draft' })),
  ...somePoints(1, 4).map((point) => ({ ...point, status: 'rejected' })),
];

const open = (backend: ReturnType<typeof pointsBackend>, at = '/management/points') =>
  openConsole({ resources: [points], backend, at });

const filtered = (values: object): string =>
  `/management/points?${new URLSearchParams({ filter: JSON.stringify(values), page: '1' })}`;

describe('search', () => {
  it('[LP-12] [LP-13] [PT-06] asks once, 300 ms after the last key, with an entry of field and value, from the first page', async () => {
    const backend = pointsBackend(somePoints(14));
    const { address } = open(backend, '/management/points?page=2');
    await screen.findByText('Точка 13');
    const asked = backend.calls.length;
    vi.useFakeTimers();
    const field = screen.getByRole('searchbox');
    for (const value of ['Т', 'Точка', 'Точка 7']) {
      fireEvent.change(field, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(299));
      expect(backend.calls).toHaveLength(asked);
    }
    await act(() => vi.advanceTimersByTimeAsync(1));
    // What follows the pause: a navigation, the call, its answer.
    for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.getByText('Точка 7')).toBeTruthy();
    expect(screen.queryByText('Точка 13')).toBeNull();
    expect(backend.calls.slice(asked)).toEqual([
      'GET /api/point?page=1&per_page=12&filters[0][field]=titleAndAddress&filters[0][value]=Точка 7',
    ]);
    expect(address()).toBe(filtered({ titleAndAddress: 'Точка 7' }));
  });

  it('is reached by "/", emptied by its cross and by Escape', async () => {
    const backend = pointsBackend(somePoints(3));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    await user.keyboard('/');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(field);
    await user.keyboard('Точка 2{Enter}');
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    await user.click(screen.getByLabelText('Очистить поиск'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(field.value).toBe('');
    await user.keyboard('abc{Escape}');
    expect(field.value).toBe('');
  });

  it('[LP-17] says in the specification’s words that nothing was found, and leads back to the whole list', async () => {
    const { user } = open(pointsBackend(somePoints(2)), filtered({ titleAndAddress: 'нет' }));
    expect(await screen.findByText('По вашему запросу ничего не найдено, попробуйте еще раз')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('нет');
    await user.click(screen.getByText('Сбросить поиск и фильтры'));
    expect(await screen.findByText('Точка 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('filters', () => {
  it('[LP-08] [LP-11] [LP-12] come from the server; a checkbox filter takes several options, a radio filter one', async () => {
    const backend = pointsBackend(mixed());
    const { user, address } = open(backend);
    await screen.findByText('Точка 1');
    expect(backend.count('GET /api/fields')).toBe(0);
    await user.click(screen.getByText('Фильтры'));
    const status = within(await screen.findByRole('group', { name: 'Статус' }));
    await user.click(status.getByLabelText('Черновик'));
    await user.click(status.getByLabelText('Отклонена'));
    const type = within(screen.getByRole('group', { name: 'Тип заведения' }));
    await user.click(type.getByLabelText('Бар'));
    await user.click(type.getByLabelText('Кофейня'));
    expect(type.getByLabelText<HTMLInputElement>('Бар').checked).toBe(false);
    await screen.findByRole('button', { name: /^Показать.\d$/ });
    expect(backend.calls.filter((call) => call.includes('per_page=12'))).toHaveLength(1);
    await user.click(screen.getByText(/^Показать/));
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    expect(screen.getByText('Точка 4')).toBeTruthy();
    expect(address()).toBe(filtered({ status: ['draft', 'rejected'], type: 1 }));
    expect(backend.calls.at(-1)).toBe(
      'GET /api/point?page=1&per_page=12&filters[0][field]=status&filters[0][value][]=draft&filters[0][value][]=rejected&filters[1][field]=type&filters[1][value]=1',
    );
  });

  it('chips say what is chosen; dropping one keeps the others', async () => {
    const { user, address } = open(
      pointsBackend(mixed()),
      filtered({ status: ['draft', 'rejected'], type: 1 }),
    );
    await user.click(await screen.findByLabelText('Убрать фильтр: Статус: Черновик'));
    await waitFor(() => expect(address()).toBe(filtered({ status: ['rejected'], type: 1 })));
    await user.click(await screen.findByLabelText('Убрать фильтр: Тип заведения: Кофейня'));
    await waitFor(() => expect(address()).toBe(filtered({ status: ['rejected'] })));
    await user.click(screen.getByText('Сбросить'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(screen.queryByLabelText(/^Убрать фильтр/)).toBeNull();
  });

  it('[LP-15] [LP-16] a list emptied by filters says so, and its button clears them', async () => {
    const { user } = open(pointsBackend(somePoints(1)), filtered({ status: ['draft'] }));
    expect(await screen.findByText('Под выбранные фильтры ничего не подходит')).toBeTruthy();
    await user.click(screen.getByText('Сбросить фильтры'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
  });

  it('[ER-10] filters that cannot be loaded say errors.filters, leave the list alone and can be tried again', async () => {
    const backend = pointsBackend(somePoints(1));
    backend.on('GET /api/fields/permissions/point_main', () => new Response('<html>', { status: 500 }));
    const { user } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(screen.getByText('Фильтры'));
    expect(await screen.findByText('Не удалось загрузить фильтры')).toBeTruthy();
    backend.off('GET /api/fields/permissions/point_main');
    await user.click(screen.getByText('Попробовать ещё раз'));
    expect(await screen.findByLabelText('Черновик')).toBeTruthy();
    expect(screen.getByText('Точка 1')).toBeTruthy();
  });

  it('[LP-09] [LP-10] a date filter and a date range hold a start and an end, inside the server’s bounds; no calendar before one counts', async () => {
    const backend = pointsBackend(somePoints(1));
    const bounds = { minDate: '2026-11-10', maxDate: '2026-11-12' };
    backend.on('GET /api/fields/permissions/point_main', () => ({
      point_main: [
        { field_id: 'deletedAt', title: 'День', type: 'date', ...bounds },
        { field_id: 'createdAt', title: 'Промежуток', type: 'date-range', ...bounds },
      ],
    }));
    const at = filtered({
      deletedAt: { start: '2026-11-10', end: '2026-11-10' },
      createdAt: { start: '2026-11-10', end: '2026-11-10' },
    });
    const { user, address } = open(backend, at);
    expect(await screen.findByLabelText('Убрать фильтр: День: 10.11.2026')).toBeTruthy();
    await user.click(screen.getByText(/^Фильтры/));
    const day = within(await screen.findByRole('group', { name: 'День' }));
    await user.click(await day.findByRole('gridcell', { name: '11' }));
    expect(day.getByRole('gridcell', { name: '13' }).hasAttribute('disabled')).toBe(true);
    const range = within(screen.getByRole('group', { name: 'Промежуток' }));
    await user.click(range.getByLabelText('Не важно'));
    expect(range.queryByRole('grid')).toBeNull();
    await user.click(range.getByLabelText('Период'));
    await user.click(await range.findByRole('gridcell', { name: '11' }));
    await user.click(range.getByRole('gridcell', { name: '12' }));
    expect(range.getByRole('gridcell', { name: '9' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByText(/^Показать/));
    await waitFor(() =>
      expect(address()).toBe(
        filtered({
          deletedAt: { start: '2026-11-11', end: '2026-11-11' },
          createdAt: { start: '2026-11-11', end: '2026-11-12' },
        }),
      ),
    );
    await waitFor(() =>
      expect(backend.calls.at(-1)).toContain(
        'filters[1][value][start]=2026-11-11&filters[1][value][end]=2026-11-12',
      ),
    );
  });

  it('a filter that the server no longer knows can still be dropped', async () => {
    const backend = pointsBackend(somePoints(1));
    backend.on('GET /api/fields/permissions/point_main', () => ({ point_main: filterSection.slice(1) }));
    const { user } = open(backend, filtered({ status: ['draft'] }));
    await user.click(await screen.findByLabelText('Убрать фильтр: Фильтр: draft'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
  });
});
