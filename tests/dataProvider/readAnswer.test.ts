import { describe, expect, it } from 'vitest';
import { type EndpointKey, endpointOf } from '../../contract/endpoints';
import { HttpError } from '../../contract/errors';
import type { CallInput } from '../../dataProvider/buildRequest';
import { readAnswer } from '../../dataProvider/readAnswer';

const read = (key: EndpointKey, body: unknown, input: CallInput = {}) =>
  readAnswer(endpointOf(key), body, input);
const point = { id: 7, title: 'Кафе' };
const user = { name: 'Анна', status: 'active' };

describe('one record', () => {
  it.each<[string, EndpointKey, unknown, unknown]>([
    ['[DC-56] bare', 'points.one', point, point],
    ['[DC-56] in data', 'points.one', { data: point }, point],
    ['[DC-56] in point', 'points.one', { point }, point],
    ['[DC-56] in data, then in point', 'points.one', { data: { point } }, point],
    ['[DC-56] in user', 'profile.one', { user: { id: 1, ...user } }, { id: 1, ...user }],
    ['[DC-56] in data, then in user', 'profile.one', { data: { user } }, user],
    [
      'links beside the user',
      'profile.one',
      { user, links: ['menu_list'] },
      { ...user, links: ['menu_list'] },
    ],
    ['a user without an id', 'profile.one', user, user],
    ['a menu keeps the point it holds', 'menus.one', { id: 3, point }, { id: 3, point }],
    ['a menu in menu keeps its point', 'menus.one', { menu: { id: 3, point } }, { id: 3, point }],
    [
      'a record whose own field is called data',
      'menus.one',
      { id: 3, data: { id: 9 } },
      { id: 3, data: { id: 9 } },
    ],
    ['[DC-57] only the id after a save', 'points.update', { id: 7 }, { id: 7 }],
    ['[DC-58] nothing after a save', 'points.create', {}, {}],
  ])('[DC-59] %s', (_rule, key, body, record) => {
    expect(read(key, body)).toEqual(record);
  });

  it.each([[null], [[]], ['text'], [7], [{}]])('[DC-59] %j is no record to read', (body) => {
    expect(() => read('points.one', body)).toThrow(HttpError);
  });
});

describe('a session, a section, nothing', () => {
  it.each<[string, EndpointKey, unknown, unknown]>([
    ['a session, flat', 'auth.login', { token: 't', ...user }, { token: 't', ...user }],
    ['a session with its user', 'auth.register', { token: 't', user }, { token: 't', ...user }],
    [
      'a session with links beside its user',
      'auth.login',
      { token: 't', links: ['a'], user },
      { token: 't', links: ['a'], ...user },
    ],
    ['a session in data', 'auth.login', { data: { token: 't', user } }, { token: 't', ...user }],
    ['a session whose user is in data', 'auth.login', { token: 't', data: user }, { token: 't', ...user }],
    ['a section under its name', 'fields.permissions', { menu_main: [1] }, [1]],
    ['a section in data', 'fields.permissions', { data: { menu_main: [1] } }, [1]],
    ['a section that is data', 'fields.permissions', { data: [1] }, [1]],
    ['a section alone', 'fields.permissions', [1], [1]],
    ['nothing at all', 'foods.deleteMany', [], {}],
    ['nothing but a word', 'foods.deleteMany', 'OK', {}],
  ])('[DC-59] %s', (_rule, key, body, shape) => {
    expect(read(key, body, { params: { section: 'menu_main' } })).toEqual(shape);
  });

  it.each<[EndpointKey, unknown]>([
    ['auth.login', {}],
    ['auth.login', { token: '' }],
    ['auth.login', { token: 7 }],
    ['auth.login', [1]],
    ['fields.permissions', {}],
    ['fields.permissions', { other: [] }],
    ['fields.permissions', null],
  ])('[DC-59] %s cannot live with %j', (key, body) => {
    expect(() => read(key, body, { params: { section: 'menu_main' } })).toThrow('errors.badAnswer');
  });
});
