import { expect, it, vi } from 'vitest';
import { HttpError } from '../../contract/errors';
import { request } from '../../dataProvider/request';
import { readToken } from '../../dataProvider/token';
import { atTheStart } from './fakeBackend';

const fetched = vi.fn(async () => new Response('{"from": "network"}'));

const read = async (answer: Promise<Response>) => {
  const response = await answer;
  return { response, text: await response.text() };
};

/** The first script of the page has asked for `/api/profile`. */
const asked = (answer: Promise<Response>, token = 'kept') => {
  const coming = read(answer);
  coming.catch(() => undefined);
  vi.stubGlobal('window', { carteEarly: { token, answers: new Map([['/api/profile', { coming }]]) } });
};
const early = () => Promise.resolve(new Response('{"from": "early"}'));
const get = async (options = {}) =>
  (await request({ method: 'GET', url: '/api/profile', headers: {} }, options)).body;

atTheStart(fetched);

it('what was asked for early is taken over, and once', async () => {
  asked(early());
  expect(await get()).toEqual({ from: 'early' });
  expect(fetched).not.toHaveBeenCalled();
  expect(await get()).toEqual({ from: 'network' });
});

it('an answer for another session is nobody’s', async () => {
  asked(early(), 'another');
  expect(await get()).toEqual({ from: 'network' });
});

it('what was asked for before a change is asked for again', async () => {
  asked(early());
  await request({ method: 'POST', url: '/api/point', headers: {}, body: '{}' });
  expect(await get()).toEqual({ from: 'network' });
});

it('an early 401 ends the session as any other does', async () => {
  asked(Promise.resolve(new Response('{}', { status: 401 })));
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBeNull();
});

it('an early call without a network is a failure in the usual words', async () => {
  asked(Promise.reject(new TypeError('Failed to fetch')));
  await expect(get()).rejects.toSatisfy(
    (error) => error instanceof HttpError && error.key === 'errors.network',
  );
});

it('what nobody waits for any more is called off', async () => {
  asked(new Promise(() => undefined));
  const abort = new AbortController();
  const waiting = get({ signal: abort.signal });
  abort.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
