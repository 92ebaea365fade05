import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login, loginMethodOf } from '../../dataProvider/login';
import { fakeBackend, fakeStorage } from './fakeBackend';

const credentials = { email: 'a@b.ru', password: 'п&роль 1' };
const pageWith = (meta: string | null) => ({
  querySelector: (selector: string) => (selector.includes(meta ?? '?') ? ({} as Element) : null),
});

describe('signing in', () => {
  beforeEach(() => void fakeStorage());

  it('[CL-01] is a GET, whose address the browser does not keep in its list of calls', async () => {
    const heard = fakeBackend({ body: { token: 't', links: ['menu_list'], name: 'Анна' } });
    const clear = vi.fn();
    vi.stubGlobal('performance', { clearResourceTimings: clear, now: () => 0 });
    expect(await login(credentials)).toEqual({ token: 't', links: ['menu_list'], name: 'Анна' });
    expect(heard).toMatchObject([
      { method: 'GET', target: '/auth/login?email=a@b.ru&password=п&роль 1', cache: 'no-store' },
    ]);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('is a POST where the page says so', async () => {
    const heard = fakeBackend({ body: { token: 't' } });
    await login(credentials, { method: 'post' });
    expect(heard).toMatchObject([{ method: 'POST', target: '/auth/login', body: credentials }]);
  });

  it.each(['get', 'post'] as const)('never falls back from %s to the other', async (method) => {
    const heard = fakeBackend({ status: 405 });
    await expect(login(credentials, { method })).rejects.toMatchObject({ status: 405 });
    expect(heard).toHaveLength(1);
  });

  it('reads the method off the page', () => {
    expect(loginMethodOf(undefined)).toBe('get');
    expect(loginMethodOf(pageWith(null))).toBe('get');
    expect(loginMethodOf(pageWith('meta[name="carte-login"][content="post"]'))).toBe('post');
  });
});
