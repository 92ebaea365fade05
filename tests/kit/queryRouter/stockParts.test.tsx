import { act, screen } from '@testing-library/react';
import {
  CreateButton,
  Datagrid,
  EditButton,
  List,
  Navigate,
  TextField,
  useGetRecordId,
  useParams,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../kit/declaration/defineResource';
import { openConsole } from '../openConsole';
import { pointsBackend, somePoints } from '../pointsBackend';

const StockList = () => (
  <List actions={<CreateButton />} perPage={10}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="title" />
      <EditButton />
    </Datagrid>
  </List>
);

const ShowsPlace = () => {
  const redirect = useRedirect();
  return (
    <>
      <output>
        {JSON.stringify({ params: useParams(), id: useGetRecordId(), record: useRecordContext() })}
      </output>
      <button type="button" onClick={() => redirect('list', 'points')}>
        back
      </button>
    </>
  );
};

const stock = defineResource({
  name: 'points',
  routes: { list: '/shelf?room', create: '/shelf/add?room', edit: '/shelf/edit?room&id' },
  messages: { title: 'Полка', count: '%{smart_count}' },
  list: { columns: [], card: { title: (record) => record.id } },
  pages: { list: StockList, create: ShowsPlace, edit: ShowsPlace },
});

describe('stock react-admin parts', () => {
  it('list, page, link and come back under addresses with parameters', async () => {
    const backend = pointsBackend(somePoints(11));
    const { user, address } = openConsole({ resources: [stock], backend, at: '/shelf?room=blue' });
    expect(await screen.findByText('Точка 10')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Создать' }).getAttribute('href')).toBe('/shelf/add?room=blue');
    await user.click(screen.getByLabelText('На следующую страницу'));
    expect(await screen.findByText('Точка 11')).toBeTruthy();
    expect(new URLSearchParams(address().split('?')[1]).get('room')).toBe('blue');
    await user.click(screen.getByRole('link', { name: 'Изменить' }));
    expect(address()).toBe('/shelf/edit?room=blue&id=11');
    expect(JSON.parse((await screen.findByRole('status')).textContent ?? '')).toMatchObject({
      params: { room: 'blue', id: '11' },
      id: '11',
    });
    await user.click(screen.getByText('back'));
    expect(await screen.findByText('Точка 11')).toBeTruthy();
    expect(address()).toContain('room=blue');
  });

  it('lead on from each of two addresses, also when the first was never drawn away', async () => {
    const { router, address } = openConsole({
      resources: [{ ...stock, pages: { ...stock.pages, create: () => <Navigate to="/rooms" replace /> } }],
      backend: pointsBackend(somePoints(1)),
      at: '/shelf?room=blue',
    });
    await screen.findByText('Точка 1');
    let isFirst = true;
    // Before the page it led to is drawn.
    router.subscribe(({ location }) => {
      if (location.pathname !== '/rooms' || !isFirst) return;
      isFirst = false;
      void router.navigate('/shelf/add?room=blue&page=2');
    });
    await act(() => router.navigate('/shelf/add?room=blue'));
    expect(await screen.findByText('somewhere else')).toBeTruthy();
    expect([isFirst, address()]).toEqual([false, '/rooms']);
  });
});
