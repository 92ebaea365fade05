import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../../dataProvider/version';
import { fakeStorage } from './fakeBackend';
import { json, start } from './start';

beforeEach(() => void fakeStorage('t'));

describe('writing', () => {
  const meta = { parents: { menuId: '3', pointId: '7', categoryId: '12', type: 'drink' } };

  it('[CL-29, CL-38] what places a record is added to its fields, as a number', async () => {
    const { provider, heard } = start([], json({ id: 1, title: 'x' }));
    await provider.create('categories', { data: { title: 'Супы' }, meta });
    await provider.create('foods', { data: { price: '10' }, meta });
    await provider.create('categories', { data: { title: 'Супы', kind: 'food' }, meta });
    expect(heard.map(({ body }) => body)).toEqual([
      { title: 'Супы', menu_id: 3, kind: 'drink' },
      { price: '10', category_id: 12, type: 'drink' },
      { title: 'Супы', kind: 'food', menu_id: 3 },
    ]);
  });

  it('a record that would be saved nowhere is not sent', async () => {
    const { provider, heard } = start([]);
    await expect(provider.create('foods', { data: {} })).rejects.toThrow('needs category_id');
    await expect(provider.update('menus', { id: 3, data: {}, previousData: { id: 3 } })).rejects.toThrow(
      '{pointId}',
    );
    expect(heard).toEqual([]);
  });

  it('[DC-57] after a save answered with {id} the record is read again', async () => {
    const record = { id: 12, type: 'drink', title: 'Чай' };
    const { provider, calls } = start(
      [],
      json({ id: 12 }),
      json(record),
      json({ data: { id: 12 } }),
      json(record),
    );
    const created = await provider.create('categories', { data: { title: 'Чай' }, meta });
    const updated = await provider.update('categories', {
      id: 'drink:12',
      data: {},
      previousData: { id: 0 },
      meta,
    });
    expect([created.data, updated.data]).toEqual([
      { ...record, id: 'drink:12' },
      { ...record, id: 'drink:12' },
    ]);
    expect(calls()).toEqual([
      'POST /categories',
      'GET /point/7/categories/drink/12',
      'PUT /point/7/categories/drink/12',
      'GET /point/7/categories/drink/12',
    ]);
  });

  it.each([[{}], [''], [{ success: true }], [{ message: 'Сохранено' }]])(
    '[DC-58] after an update answered with %j the record is read again',
    async (answer) => {
      const { provider, calls } = start([], json(answer), json({ point: { id: 7, title: 'Новое' } }));
      const { data } = await provider.update('points', {
        id: '7',
        data: { title: 'x' },
        previousData: { id: '7' },
      });
      expect(data).toEqual({ id: 7, title: 'Новое' });
      expect(calls()).toEqual(['PUT /point/7', 'GET /point/7']);
    },
  );

  it('[DC-58] a record created with {} has no id anyone knows: the page goes back to the list', async () => {
    const { provider, calls } = start([], json({}));
    const { data } = await provider.create('points', { data: { title: 'Кафе' } });
    expect(data).toEqual({ title: 'Кафе', id: '' });
    expect(calls()).toEqual(['POST /point']);
  });

  it('a save that cannot be read again is still a save', async () => {
    const { provider } = start([], json({ id: 7 }), { status: 500 });
    expect(await provider.create('points', { data: { title: 'Кафе' } })).toEqual({
      data: { title: 'Кафе', id: 7 },
    });
  });

  it('many records are updated each by its own call', async () => {
    const { provider, calls } = start([], json({ id: 1, title: 'x' }));
    const ids = ['drink:1', 'food:1'];
    expect(await provider.updateMany('categories', { ids, data: { visible: false }, meta })).toEqual({
      data: ids,
    });
    expect(calls()).toEqual(['PUT /point/7/categories/drink/1', 'PUT /point/7/categories/food/1']);
  });

  it('[DC-03] a backend without our extensions hears nothing of them', async () => {
    const { provider, heard } = start([], { body: { id: 7, title: 'x' }, headers: { etag: '"1"' } });
    const { data } = await provider.getOne('points', { id: 7 });
    await provider.update('points', {
      id: 7,
      data: {},
      previousData: data,
      meta: { idempotencyKey: 'k', version: '"1"' },
    });
    expect(data).toEqual({ id: 7, title: 'x' });
    expect(heard[1]?.headers.get('if-match')).toBeNull();
    expect(heard[1]?.headers.get('idempotency-key')).toBeNull();
  });

  it('the version a record was read with goes along with its update, and is no field', async () => {
    const { provider, heard } = start(['etag'], { body: { id: 7, title: 'x' }, headers: { etag: '"1"' } });
    const { data } = await provider.getOne('points', { id: 7 });
    expect(versionOf(data)).toBe('"1"');
    const saved = await provider.update('points', { id: 7, data, previousData: data });
    await provider.update('points', { id: 7, data, previousData: data, meta: { version: '"0"' } });
    expect(heard.slice(1).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"1"', { id: 7, title: 'x' }],
      ['"0"', { id: 7, title: 'x' }],
    ]);
    expect(versionOf(saved.data)).toBe('"1"');
  });

  it('a write names itself, so that sending it again makes no second record', async () => {
    const { provider, heard } = start(['idempotency'], json({ id: 1, title: 'x' }));
    await provider.create('points', { data: {}, meta: { idempotencyKey: 'k1' } });
    await provider.create('points', { data: {} });
    await provider.create('points', { data: {} });
    const keys = heard.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('k1');
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });
});
