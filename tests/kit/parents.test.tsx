import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../kit/declaration/defineResource';
import { listStoreKey } from '../../kit/listMode/listStoreKey';
import { useParents } from '../../kit/queryRouter/ParentsContext';
import { openConsole } from './openConsole';
import { pointsBackend, somePoints } from './pointsBackend';

const Parents = () => <output>{JSON.stringify(useParents())}</output>;

const shelved = (more?: Parameters<typeof defineResource>[0]['useMoreParents']) =>
  defineResource({
    name: 'points',
    routes: { list: '/shelf?room', fallback: '/rooms' },
    messages: { title: 'Полка', count: '%{smart_count}' },
    list: {
      header: Parents,
      columns: [{ key: 'title', label: 'Название', render: (record) => record.title }],
      card: { title: (record) => record.title },
    },
    ...(more && { useMoreParents: more }),
  });

const open = (backend: ReturnType<typeof pointsBackend>, at: string, resource = shelved()) =>
  openConsole({ resources: [resource], backend, at });

describe('parents of a list', () => {
  it('[LP-20] ticks and page of one parent are not those of another, and come back with their own', async () => {
    const { user, router, address } = open(pointsBackend(somePoints(26)), '/shelf?room=a&page=2');
    await screen.findByText('Точка 24');
    await user.click(screen.getByLabelText('Выбрать: Точка 24'));
    await act(() => router.navigate('/shelf?room=b'));
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    expect(address()).toBe('/shelf?room=b');
    expect(screen.queryByRole('region', { name: 'Действия с выбранным' })).toBeNull();
    await user.click(screen.getByLabelText('Выбрать: Точка 2'));
    await act(() => router.navigate('/shelf?room=a'));
    expect(await screen.findByText('Точка 24')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/shelf?room=a&page=2'));
    expect(screen.getByLabelText<HTMLInputElement>('Выбрать: Точка 24').checked).toBe(true);
    expect(
      within(await screen.findByRole('region', { name: 'Действия с выбранным' })).getByText('1'),
    ).toBeTruthy();
  });

  it('[LP-20] the key of the remembered state does not depend on the order of the parents and never collides', () => {
    expect(listStoreKey('foods', 'list', { a: '1', b: '2' })).toBe(
      listStoreKey('foods', 'list', { b: '2', a: '1' }),
    );
    expect(listStoreKey('foods', 'list', { a: '1&b=2' })).not.toBe(
      listStoreKey('foods', 'list', { a: '1', b: '2' }),
    );
    expect(listStoreKey('foods', 'deleted', {})).not.toBe(listStoreKey('foods', 'list', {}));
  });

  it('remembered parents join those of the address', async () => {
    open(
      pointsBackend(somePoints(1)),
      '/shelf?room=a',
      shelved(() => ({ status: 'ready', parents: { pointId: '3', room: 'z' } })),
    );
    await screen.findByText('Точка 1');
    expect(JSON.parse(screen.getAllByRole('status')[0]?.textContent ?? '')).toEqual({
      pointId: '3',
      room: 'a',
    });
  });

  it('without a parent it says what to do instead of asking the server', async () => {
    const backend = pointsBackend(somePoints(1));
    open(
      backend,
      '/shelf?room=a',
      shelved(() => ({ status: 'none', content: <p>Выберите точку</p> })),
    );
    expect(await screen.findByText('Выберите точку')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Полка');
    expect(backend.calls).toEqual([]);
  });

  it('a parent that cannot be read shows the failure and can be tried again', async () => {
    const retry = vi.fn();
    const { user } = open(
      pointsBackend([]),
      '/shelf?room=a',
      shelved(() => ({ status: 'failed', error: new Error('Меню не найдено'), retry })),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Меню не найдено');
    await user.click(screen.getByText('Попробовать ещё раз'));
    expect(retry).toHaveBeenCalledOnce();
  });
});
