import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage } from './fakeBackend';
import { json, start } from './start';

beforeEach(() => void fakeStorage('t'));

describe('bulk verbs', () => {
  const meta = { parents: { menuId: '3' } };

  it('one call moves all, whatever their kinds', async () => {
    const { provider, calls, heard } = start([], json({}));
    const ids = ['food:1', 'drink:2'];
    expect(await provider.deleteMany('categories', { ids, meta })).toEqual({ data: ids });
    expect(await provider.restoreMany('categories', { ids, meta })).toEqual({ data: ids });
    expect(await provider.destroyMany('categories', { ids, meta })).toEqual({ data: ids });
    expect(calls()).toEqual([
      'DELETE /categories/3',
      'POST /deleted_categories/restore/3',
      'DELETE /deleted_categories/destroy/3',
    ]);
    expect(heard.map(({ body }) => body)).toEqual(Array(3).fill({ food: [1], drink: [2] }));
  });

  it('one record is deleted by the bulk call, and answered as it was', async () => {
    const { provider, heard } = start([], json({}));
    expect(await provider.delete('points', { id: 7, previousData: { id: 7, title: 'Кафе' } })).toEqual({
      data: { id: 7, title: 'Кафе' },
    });
    expect(await provider.delete('points', { id: 8 })).toEqual({ data: { id: 8 } });
    expect(heard.map(({ body }) => body)).toEqual([{ ids: [7] }, { ids: [8] }]);
  });

  it('nothing chosen sends nothing: some backends take an empty list for all', async () => {
    const { provider, heard } = start([]);
    expect(await provider.deleteMany('points', { ids: [] })).toEqual({ data: [] });
    expect(heard).toEqual([]);
  });

  it('[DC-30] a restore is sent once, past every cache', async () => {
    const { provider, heard } = start([], { status: 500 });
    await expect(provider.restoreMany('points', { ids: [4] })).rejects.toMatchObject({ status: 500 });
    expect(heard.map(({ cache }) => cache)).toEqual(['no-store']);
  });

  it('an id without its kind is not sent anywhere', async () => {
    const { provider, heard } = start([]);
    await expect(provider.deleteMany('categories', { ids: [1], meta })).rejects.toThrow('"food:12"');
    expect(heard).toEqual([]);
  });
});

it('a verb without its row says which row is missing', async () => {
  const { provider } = start([]);
  await expect(provider.create('marks', { data: {} })).rejects.toThrow('"marks.create"');
});
