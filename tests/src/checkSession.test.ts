import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSession, isUndecided, watchSession } from '../../src/auth/checkSession';
import { session } from '../../src/auth/session';
import { signOut } from '../../src/auth/signOut';
import { fakeServer, json, owner } from './fakeServer';

describe('checkSession', () => {
  beforeEach(() => {
    session.logout();
    localStorage.setItem('token', 'stored');
  });

  it('[AU-24] asks with the stored token and takes the user', async () => {
    const server = fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    await checkSession();
    expect(server.calls).toMatchObject([{ path: '/api/profile', token: 'Bearer stored' }]);
    expect(session.getState().data?.name).toBe('Анна');
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway without a backend', () => new Response('<html>502</html>', { status: 502 })],
    ['a page of a hotel network', () => new Response('<html>Wi-Fi</html>', { status: 200 })],
    ['an answer 403', () => json({ message: 'нет' }, 403)],
    ['an answer 404', () => json({ message: 'нет' }, 404)],
    ['an answer 422', () => json({ message: 'нет' }, 422)],
    ['an answer 500', () => json({ message: 'нет' }, 500)],
    ['a busy backend', () => json({}, 503)],
  ])('keeps the token when nothing was decided: %s', async (_name, reply) => {
    fakeServer({ 'GET /api/profile': reply });
    await checkSession();
    expect(localStorage.getItem('token')).toBe('stored');
    expect(isUndecided(session.getState().error)).toBe(true);
  });

  it('takes over a renewed token', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner, token: 'renewed' }) });
    await checkSession();
    expect(localStorage.getItem('token')).toBe('renewed');
  });

  it('leaves a newer session alone when its own refusal comes late', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeServer({ 'GET /api/profile': () => new Promise<Response>((resolve) => (answer = resolve)) });
    const lazyWithPreload = checkSession();
    localStorage.setItem('token', 'newer');
    answer(json({}, 401));
    await lazyWithPreload;
    expect(localStorage.getItem('token')).toBe('newer');
  });

  it('does not show a spinner over a session that is shown already', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    await checkSession();
    const again = checkSession();
    expect(session.getState().isLoading).toBe(false);
    await again;
  });
});

describe('watchSession', () => {
  it('ends the session when another tab signs out', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: owner }) });
    localStorage.setItem('token', 'stored');
    await checkSession();
    const stop = watchSession();
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(session.getState().data).toBeNull();
    stop();
  });

  it('shows who signed in in another tab', async () => {
    fakeServer({ 'GET /api/profile': () => json({ user: { ...owner, id: 8, name: 'Олег' } }) });
    const stop = watchSession();
    localStorage.setItem('token', 'theirs');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'theirs' }));
    await vi.waitFor(() => expect(session.getState().data?.name).toBe('Олег'));
    stop();
  });
});

describe('signOut', () => {
  const signIn = async (capabilities: string[]) => {
    const server = fakeServer({
      'GET /api/profile': () => json({ user: { ...owner, capabilities } }),
      'POST /api/auth/logout': () => json({}),
    });
    localStorage.setItem('token', 'stored');
    await checkSession();
    return server;
  };

  it('[AU-17] clears the session and makes no call where the backend announced none', async () => {
    const server = await signIn([]);
    await signOut();
    expect(server.to('/api/auth/logout')).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(session.getState()).toEqual({ data: null, isLoading: false, error: null });
  });

  it('tells a backend that announced `logout`, with the token that ends', async () => {
    const server = await signIn(['logout']);
    await signOut();
    expect(server.to('/api/auth/logout')).toMatchObject([{ method: 'POST', token: 'Bearer stored' }]);
  });

  it('is signed out here before a slow backend answers', async () => {
    await signIn(['logout']);
    let answer = (): void => undefined;
    const server = fakeServer({
      'POST /api/auth/logout': () =>
        new Promise((resolve) => {
          answer = () => resolve(json({}));
        }),
    });
    const end = signOut();
    expect(localStorage.getItem('token')).toBeNull();
    await vi.waitFor(() => expect(server.to('/api/auth/logout')).toMatchObject([{ token: 'Bearer stored' }]));
    answer();
    await end;
  });

  it('signs out here even when the backend does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn(['logout']);
    fakeServer({ 'POST /api/auth/logout': () => Promise.reject(new TypeError('Failed to fetch')) });
    await signOut();
    expect(localStorage.getItem('token')).toBeNull();
    warn.mockRestore();
  });

  it('forgets what was kept for this person, and keeps how the console looks and that this browser is known', async () => {
    await signIn([]);
    localStorage.setItem('carte.draft.7', '{}');
    localStorage.setItem('RaStore.7.points.listParams', '{}');
    localStorage.setItem('carte.mode', 'dark');
    localStorage.setItem('carte.device', 'mark');
    localStorage.setItem('another-site', 'x');
    await signOut();
    expect(Object.keys(localStorage).sort()).toEqual(['another-site', 'carte.device', 'carte.mode']);
  });
});
