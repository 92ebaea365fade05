import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage } from './fakeBackend';
import { json, start } from './start';

const page = { pagination: { page: 2, perPage: 12 }, sort: { field: 'title', order: 'DESC' as const } };

beforeEach(() => void fakeStorage('t'));

describe('reading', () => {
  it('[DC-03] a list takes its place from the parents, and is not sorted by a backend that did not say it can', async () => {
    const { provider, calls } = start([], json({ data: [{ id: 1 }, { title: 'без номера' }], last_page: 2 }));
    const list = await provider.getList('foods', {
      ...page,
      filter: { title: 'чай' },
      meta: { parents: { categoryId: '12', type: 'drink', pointId: '7' } },
    });
    expect(calls()).toEqual([
      'GET /foods/category/12?page=2&per_page=12&type=drink&filters[0][field]=title&filters[0][value]=чай',
    ]);
    expect(list).toEqual({
      data: [{ id: 1 }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      meta: { lastPage: 2, isWhole: false },
    });
  });

  it('a backend that can sort is asked to, by the columns of the row only', async () => {
    const { provider, calls } = start(['sort'], json({ data: [], last_page: 1 }));
    await provider.getList('points', { ...page, filter: {} });
    await provider.getList('points', { ...page, sort: { field: 'password', order: 'ASC' }, filter: {} });
    expect(calls()).toEqual([
      'GET /point?page=2&per_page=12&sort=title&order=desc',
      'GET /point?page=2&per_page=12',
    ]);
  });

  it('the bin is a list with meta.deleted', async () => {
    const { provider, calls } = start([], json({ data: [], last_page: 1 }));
    await provider.getList('menus', { ...page, meta: { deleted: true, parents: { pointId: '7' } } });
    expect(calls()).toEqual(['GET /deleted_menus/7?page=2&per_page=12']);
  });

  it('a record of two kinds is read by the kind in its id', async () => {
    const { provider, calls } = start([], json({ id: 12, type: 'drink', title: 'Чай' }));
    const { data } = await provider.getOne('categories', {
      id: 'drink:12',
      meta: { parents: { pointId: '7' } },
    });
    expect(calls()).toEqual(['GET /point/7/categories/drink/12']);
    expect(data).toEqual({ id: 'drink:12', type: 'drink', title: 'Чай' });
  });

  it('many records are read once each, side by side; one that is gone is left out', async () => {
    const { provider, calls } = start([], json({ id: 1 }), { status: 404 }, json({ id: 3 }));
    expect(await provider.getMany('foods', { ids: [1, 2, '1', 3] })).toEqual({
      data: [{ id: 1 }, { id: 3 }],
    });
    expect(calls()).toEqual(['GET /foods/1', 'GET /foods/2', 'GET /foods/3']);
  });

  it('many records fail when one of them fails', async () => {
    const { provider } = start([], json({ id: 1 }), { status: 500 });
    await expect(provider.getMany('foods', { ids: [1, 2] })).rejects.toMatchObject({ status: 500 });
  });

  it('what has no call for one record is picked out of its list', async () => {
    const { provider, calls } = start([], json({ data: [{ id: 1, title: 'Острое' }, { id: 2 }] }));
    expect(await provider.getMany('marks', { ids: ['1'] })).toEqual({ data: [{ id: 1, title: 'Острое' }] });
    expect(calls()).toEqual(['GET /marks']);
  });

  it('a reference is a part of the path where the row has it, else a filter', async () => {
    const { provider, calls } = start([], json({ data: [], last_page: 1 }));
    const rest = { ...page, filter: {} };
    await provider.getManyReference('menus', { target: 'pointId', id: 7, ...rest });
    await provider.getManyReference('points', { target: 'type', id: 2, ...rest });
    expect(calls()).toEqual([
      'GET /point/7/menus?page=2&per_page=12',
      'GET /point?page=2&per_page=12&filters[0][field]=type&filters[0][value]=2',
    ]);
  });

  it('[CL-06, CL-07] a section is point_general unless another is named', async () => {
    const { provider, calls } = start([], json({ point_general: [1], point_main: [2] }));
    expect(await provider.fields()).toEqual([1]);
    expect(await provider.fields('point_main')).toEqual([2]);
    expect(calls()).toEqual(['GET /fields/permissions/point_general', 'GET /fields/permissions/point_main']);
  });

  it('every verb that reads hands its signal down', async () => {
    const { provider, heard } = start([]);
    const signal = AbortSignal.abort();
    const pending = [
      provider.getList('points', { ...page, filter: {}, signal }),
      provider.getOne('points', { id: 1, signal }),
      provider.getMany('points', { ids: [1], signal }),
      provider.getMany('marks', { ids: [1], signal }),
      provider.getManyReference('menus', { target: 'pointId', id: 1, ...page, filter: {}, signal }),
      provider.fields('point_docs', { signal }),
      provider.call('profile.one', { signal }),
    ];
    for (const each of pending) await expect(each).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard).toEqual([]);
    expect(provider.supportAbortSignal).toBe(true);
  });
});
