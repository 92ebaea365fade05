import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { points } from '../../../resources/points';
import { openConsole } from '../openConsole';
import { type FakePoint, pointsBackend, somePoints } from '../pointsBackend';

const open = (
  backend: ReturnType<typeof pointsBackend>,
  at = '/management/points',
  store = memoryStore(),
) => {
  const view = openConsole({ resources: [points], backend, at, capabilities: ['sort'], store });
  return { ...view, back: () => act(() => view.router.navigate(-1)) };
};

const type = async (value: string, shown: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(await screen.findByText(shown)).toBeTruthy();
};

describe('a list of which a role does not see a column', () => {
  it('[TM-04] is not offered in its order, and gives up one that is refused', async () => {
    const rows = somePoints(3).map(({ status: _hidden, ...point }) => point as FakePoint);
    const backend = pointsBackend(rows);
    const whole = {
      data: rows.map((point) => ({ point })),
      current_page: 1,
      last_page: 1,
      total: 3,
      per_page: 12,
    };
    backend.on('GET /api/point', ({ query }) =>
      query.get('sort') === 'status'
        ? new Response(JSON.stringify({ errors: { sort: ['Так сортировать нельзя'] } }), { status: 422 })
        : whole,
    );
    open(backend, '/management/points?sort=status&order=ASC&page=1&perPage=12&filter=%7B%7D');
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Название и адрес' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Статус' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Статус' })).toBeNull();
  });
});

describe('[LP-19] back inside a list', () => {
  it('leads from page to page, also to the bare first one, which stays the remembered one', async () => {
    const { user, back, address, router } = open(pointsBackend(somePoints(30)));
    await screen.findByText('Точка 1');
    await user.click(screen.getByRole('button', { name: 'Страница 2' }));
    await screen.findByText('Точка 13');
    await user.click(screen.getByRole('button', { name: 'Страница 3' }));
    await screen.findByText('Точка 25');
    await back();
    expect(await screen.findByText('Точка 13')).toBeTruthy();
    await back();
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(address()).toBe('/management/points');
    await act(() => router.navigate(1));
    expect(await screen.findByText('Точка 13')).toBeTruthy();
    await back();
    await screen.findByText('Точка 1');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/management/points'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(address()).toBe('/management/points');
  });

  it('takes back a filter, a sort and a search, one at a time', async () => {
    const backend = pointsBackend(somePoints(3));
    const { user, back, address } = open(backend);
    await screen.findByText('Точка 1');
    await user.click(screen.getByRole('button', { name: 'Название и адрес' }));
    await waitFor(() => expect(address()).toContain('sort=title'));
    await user.click(screen.getByText('Фильтры'));
    await user.click(await screen.findByLabelText('Кофейня'));
    await user.click(screen.getByText(/^Показать/));
    await waitFor(() => expect(address()).toContain('filter='));
    await type('Точка 2', 'Точка 2');
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    await back();
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(await screen.findByLabelText('Убрать фильтр: Тип заведения: Кофейня')).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByLabelText(/^Убрать фильтр/)).toBeNull());
    expect(address()).toContain('sort=title');
    await back();
    await waitFor(() => expect(address()).toBe('/management/points'));
  });

  it('a search typed on is one step, another word is another', async () => {
    const { back } = open(pointsBackend(somePoints(30)));
    await screen.findByText('Точка 1');
    await type('Точка 2', 'Точка 20');
    await type('Точка 22', 'Точка 22');
    await waitFor(() => expect(screen.queryByText('Точка 20')).toBeNull());
    await type('нет такой', 'По вашему запросу ничего не найдено, попробуйте еще раз');
    await back();
    expect(await screen.findByText('Точка 22')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Точка 22');
    await back();
    expect(await screen.findByText('Точка 1')).toBeTruthy();
  });

  it('passes over a page that has no rows any more', async () => {
    const { back, address, router } = open(pointsBackend(somePoints(13)));
    await screen.findByText('Точка 1');
    await act(() => router.navigate('/management/points?page=9'));
    await waitFor(() => expect(address()).toBe('/management/points?page=1'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    await back();
    expect(address()).toBe('/management/points');
    expect(await screen.findByText('Точка 1')).toBeTruthy();
  });

  it('a visit that begins at the bare list still brings the remembered page', async () => {
    const store = memoryStore({
      'points.list': { page: 2, perPage: 12, sort: 'id', order: 'ASC', filter: {} },
    });
    const { address } = open(pointsBackend(somePoints(30)), '/management/points', store);
    expect(await screen.findByText('Точка 13')).toBeTruthy();
    expect(address()).toBe('/management/points?page=2');
  });
});
