import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { fakeBackend, fakeStorage } from './fakeBackend';

describe('a resource without rows', () => {
  beforeEach(() => void fakeStorage('t'));

  it('is spoken to in plain REST, with the same token', async () => {
    const headers = { 'content-range': 'tables 0-0/1' };
    const heard = fakeBackend(
      { body: [{ id: 1 }], headers },
      { body: { id: 1 } },
      { body: { id: 1, seats: 4 } },
    );
    const provider = createDataProvider();
    const list = await provider.getList('tables', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    await provider.getOne('tables', { id: 1 });
    await provider.update('tables', { id: 1, data: { seats: 4 }, previousData: { id: 1 } });
    expect(list).toEqual({ data: [{ id: 1 }], total: 1 });
    expect(heard.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'GET /tables?filter={}&range=[0,0]&sort=["id","ASC"]',
      'GET /tables/1',
      'PUT /tables/1',
    ]);
    expect(heard.map((each) => each.headers.get('authorization'))).toEqual(Array(3).fill('Bearer t'));
    expect(heard[2]?.body).toEqual({ seats: 4 });
  });

  it('fails as any other call', async () => {
    fakeBackend({ status: 422, body: { errors: { seats: ['Мало'] } } });
    await expect(createDataProvider().create('tables', { data: {} })).rejects.toMatchObject({
      status: 422,
      errors: { seats: ['Мало'] },
    });
  });

  it('has no bin until it has rows', async () => {
    await expect(createDataProvider().restoreMany('tables', { ids: [1] })).rejects.toThrow('"tables"');
  });
});
