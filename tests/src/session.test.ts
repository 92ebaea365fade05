import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fullName, isSignedIn, readUser, type User } from '../../dataProvider/User';
import { session } from '../../src/auth/session';
import { owner } from './fakeServer';

const user = readUser(owner) as User;

describe('the session store', () => {
  beforeEach(() => session.logout());

  it('[AU-25] holds data, isLoading and error', () => {
    expect(session.getState()).toEqual({ data: null, isLoading: false, error: null });
  });

  it('[AU-18] setUser stores the record and clears loading and error', () => {
    session.setLoading(true);
    session.setError(new Error('before'));
    session.setLoading(true);
    session.setUser(user);
    expect(session.getState()).toEqual({ data: user, isLoading: false, error: null });
  });

  it('[AU-19] setLoading sets the loading flag and nothing else', () => {
    session.setUser(user);
    session.setLoading(true);
    expect(session.getState()).toEqual({ data: user, isLoading: true, error: null });
  });

  it('[AU-20] setError stores the error and clears loading', () => {
    const error = new Error('lost');
    session.setLoading(true);
    session.setError(error);
    expect(session.getState()).toEqual({ data: null, isLoading: false, error });
  });

  it('[AU-21] clearAuthErrors clears the error only', () => {
    session.setUser(user);
    session.setError(new Error('wrong'));
    session.clearAuthErrors();
    expect(session.getState()).toEqual({ data: user, isLoading: false, error: null });
  });

  it('knows that somebody else has taken the place of who was here, and says so once', () => {
    session.setUser(user);
    session.setUser({ ...user, name: 'Анна-Мария' });
    expect(session.takeOver()).toBe(false);
    session.setUser({ ...user, id: '8' });
    expect([session.takeOver(), session.takeOver()]).toEqual([true, false]);
    session.logout();
    session.setUser(user);
    expect(session.takeOver()).toBe(false);
  });

  it('[AU-17] logout clears the token, the record and the error', () => {
    localStorage.setItem('token', 'secret');
    session.setUser(user);
    session.setError(new Error('wrong'));
    session.logout();
    expect(session.getState()).toEqual({ data: null, isLoading: false, error: null });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('tells its listeners until they stop', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.setLoading(true);
    stop();
    session.setLoading(false);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('readUser', () => {
  it('[AU-22] reads name, last name, status, links and the rest of a bare record', () => {
    expect(user).toMatchObject({
      id: '7',
      name: 'Анна',
      lastName: 'Воронцова',
      status: 'active',
      permissions: ['management_points', 'menu_list', 'menu_stop', 'team_staff'],
    });
    expect(fullName(user)).toBe('Анна Воронцова');
  });

  it.each([
    ['under user, links beside it', { user: { ...owner, links: undefined }, links: owner.links, token: 't' }],
    ['under data', { data: owner }],
    ['under data and user', { data: { user: owner } }],
  ])('[DC-56] reads a record %s', (_name, answer) => {
    expect(readUser(answer)).toMatchObject({ name: 'Анна', status: 'active' });
  });

  it('[AU-26] reads links as texts or as objects with a key', () => {
    const links = ['menu_list', { key: 'management_points' }, { name: 'team_staff', title: 'Сотрудники' }];
    expect(readUser({ ...owner, links })?.permissions).toEqual([
      'management_points',
      'menu_list',
      'team_staff',
    ]);
  });

  it('[AU-27] ignores unknown links', () => {
    const links = ['menu_list', 'admin_root', { key: 'x' }, null, 7, ['menu_stop']];
    expect(readUser({ ...owner, links })?.permissions).toEqual(['menu_list']);
    expect(readUser({ ...owner, links: 'menu_list' })?.permissions).toEqual([]);
  });

  it.each([
    ['a text', 'new', true],
    ['zero', 0, true],
    ['false', false, true],
    ['nothing', undefined, false],
    ['null', null, false],
    ['an empty text', '', false],
  ])('[SH-09] a record whose status is %s: signed in is %s', (_name, status, expected) => {
    expect(isSignedIn(readUser({ ...owner, status }))).toBe(expected);
  });

  it('[AC-02] reads camel case, flat cities and numeric flags', () => {
    expect(
      readUser({
        id: 1,
        firstName: 'Олег',
        lastName: 'Ким',
        city: 'Тверь',
        country: 'Россия',
        two_factor: 1,
      }),
    ).toMatchObject({ name: 'Олег', lastName: 'Ким', city: 'Тверь', country: 'Россия', hasTwoFactor: true });
  });

  it.each([[null], [undefined], ['<html>'], [[]], [{}], [7]])('finds no record in %j', (answer) => {
    expect(readUser(answer)).toBeNull();
  });
});
