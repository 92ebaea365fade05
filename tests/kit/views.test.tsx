import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchOfView, withoutView } from '../../kit/views/Views';
import { points } from '../../resources/points';
import { Notifications } from '../../src/shell/notices/Notifications';
import { openConsole } from './openConsole';
import { pointsBackend, somePoints } from './pointsBackend';

const view = {
  id: 5,
  resource: 'points',
  title: 'Черновики',
  state: { sort: 'id', order: 'ASC', perPage: 12, filter: { status: ['draft'] } },
  is_shared: true,
  is_own: true,
  is_locked: false,
  author: 'Анна',
};

const open = (at = '/management/points', views: readonly object[] = [view]) => {
  const backend = pointsBackend([
    ...somePoints(2),
    ...somePoints(1, 3).map((point) => ({ ...point, status: 'draft' })),
  ]);
  backend.on('GET /api/views', () => ({ data: views }));
  const opened = openConsole({
    resources: [points],
    backend,
    at,
    capabilities: ['views'],
    beside: <Notifications />,
  });
  return { ...opened, backend };
};
const dialog = () => screen.findByRole('dialog', { name: 'Виды списка' });

describe('a view in the address', () => {
  it('stands for its state from the first page, and leaves what names the place', () => {
    const search = '?pointId=1&type=food&id=7&page=4&sort=title&filter=%7B%22title%22%3A%22x%22%7D';
    const state = { sort: 'price', order: 'DESC', perPage: 50, filter: { photo: ['false'] } };
    expect(Object.fromEntries(new URLSearchParams(searchOfView(search, { id: 5, state })))).toEqual({
      pointId: '1',
      type: 'food',
      id: '7',
      page: '1',
      sort: 'price',
      order: 'DESC',
      perPage: '50',
      filter: '{"photo":["false"]}',
      view: '5',
    });
  });

  it('says the usual where the view leaves it open, and goes without a trace', () => {
    const search = searchOfView('', { id: 5, state: {} });
    expect(search).toBe('?page=1&sort=id&order=ASC&filter=%7B%7D&view=5');
    expect([withoutView('?view=5'), withoutView('?id=1&view=5')]).toEqual(['', '?id=1']);
  });
});

describe('the views of a list', () => {
  it('are asked for when somebody opens them, and show the list as it was kept', async () => {
    const { user, backend, address } = open();
    await screen.findByText('Точка 1');
    expect(backend.count('GET /api/views')).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    await user.click(await within(await dialog()).findByRole('button', { name: /^Черновики/ }));
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    expect(await screen.findByText('Точка 3')).toBeTruthy();
    expect(address()).toContain('view=5');
  });

  it('come by a link; one that was removed is said to be no more, over the list as it is', async () => {
    const { unmount } = open('/management/points?view=5');
    expect(await screen.findByText('Точка 3')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Точка 1')).toBeNull());
    unmount();
    const { address } = open('/management/points?view=77');
    expect(await screen.findByText('Точка 1')).toBeTruthy();
    await waitFor(() => expect(address()).not.toContain('view'));
  });

  it('keep what is on the screen under a name; a bad one is said under the field', async () => {
    const { user, backend } = open(
      '/management/points?page=1&filter=%7B%22status%22%3A%5B%22draft%22%5D%7D',
      [],
    );
    const sent: unknown[] = [];
    backend.on('POST /api/views', ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? Response.json(
            { message: 'Проверьте', errors: { title: ['У вас уже есть вид с таким названием.'] } },
            { status: 422 },
          )
        : view;
    });
    await screen.findByText('Точка 3');
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    const inside = within(await dialog());
    const name = await inside.findByRole('textbox', { name: /^Название вида/ });
    await user.click(inside.getByRole('button', { name: 'Сохранить вид' }));
    expect(sent).toEqual([]);
    await user.type(name, ' Черновики ');
    await user.click(inside.getByRole('checkbox', { name: 'Показывать команде' }));
    await user.click(inside.getByRole('button', { name: 'Сохранить вид' }));
    expect(await inside.findByText('У вас уже есть вид с таким названием.')).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'Сохранить вид' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({
      resource: 'points',
      title: 'Черновики',
      is_shared: true,
      state: { sort: 'id', order: 'ASC', perPage: 12, filter: { status: ['draft'] } },
    });
  });

  it('[HI-05] are deleted after a question in the row, and come back by one press; those of others are only shown', async () => {
    const theirs = { ...view, id: 6, title: 'Чужой', is_own: false, is_locked: true, author: 'Борис' };
    const { user, backend } = open('/management/points', [view, theirs]);
    backend.on('DELETE /api/views', () => ({}));
    await screen.findByText('Точка 1');
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    const inside = within(await dialog());
    expect(await inside.findByText('Для команды: Борис')).toBeTruthy();
    expect(inside.queryByRole('button', { name: 'Удалить вид «Чужой»' })).toBeNull();
    await user.click(inside.getByRole('button', { name: 'Удалить вид «Черновики»' }));
    expect(inside.getByText('Удалить вид «Черновики»? Он исчезнет у всей команды.')).toBeTruthy();
    await user.click(inside.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(backend.count('DELETE /api/views')).toBe(1));
    const made: unknown[] = [];
    backend.on('POST /api/views', ({ body }) => {
      made.push(body);
      return view;
    });
    const notice = within(await screen.findByRole('alert'));
    await user.click(notice.getByRole('button', { name: 'Отменить' }));
    const { resource, title, is_shared, state } = view;
    await waitFor(() => expect(made).toEqual([{ resource, title, is_shared, state }]));
  });

  it('are not there where the backend keeps none', async () => {
    const backend = pointsBackend(somePoints(1));
    openConsole({ resources: [points], backend, at: '/management/points' });
    await screen.findByText('Точка 1');
    expect(screen.queryByRole('button', { name: 'Виды' })).toBeNull();
  });

  it('[TD-09] have the columns of the table with them; the one that names a row always stays', async () => {
    const narrow = {
      ...view,
      id: 6,
      title: 'Коротко',
      state: { ...view.state, hidden: ['createdAt', 'ways'] },
    };
    const { user, backend } = open('/management/points', [view, narrow]);
    const sent: unknown[] = [];
    backend.on('POST /api/views', ({ body }) => {
      sent.push(body);
      return view;
    });
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent ?? '');
    await screen.findByText('Точка 1');
    expect(heads()).toEqual(
      expect.arrayContaining(['Название и адрес', 'Открыть', 'Статус', 'Тип, создана']),
    );
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    const choice = within(await screen.findByRole('group', { name: 'Столбцы таблицы' }));
    expect(choice.queryByRole('checkbox', { name: 'Название и адрес' })).toBeNull();
    await user.click(choice.getByRole('checkbox', { name: 'Открыть' }));
    expect(heads()).not.toContain('Открыть');
    const inside = within(await dialog());
    await user.type(inside.getByRole('textbox', { name: /^Название вида/ }), 'Без путей');
    await user.click(inside.getByRole('button', { name: 'Сохранить вид' }));
    await waitFor(() => expect(sent).toMatchObject([{ state: { hidden: ['ways'] } }]));

    // What came back has all columns; the other one has two fewer.
    await waitFor(() => expect(heads()).toContain('Открыть'));
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    await user.click(await within(await dialog()).findByRole('button', { name: /^Коротко/ }));
    await waitFor(() => expect(heads()).not.toContain('Тип, создана'));
    expect(heads()).toEqual(expect.arrayContaining(['Название и адрес', 'Статус']));
    expect(heads()).not.toContain('Открыть');
  });
});
