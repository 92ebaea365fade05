import { describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, endpointOf } from '../../contract/endpoints';
import { fillPath } from '../../dataProvider/buildRequest';
import { createCall } from '../../dataProvider/call';
import { PARTS } from './cases';
import { fakeBackend, fakeStorage } from './fakeBackend';

const withParts = ENDPOINT_KEYS.flatMap((key) =>
  [...endpointOf(key).path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => ({ key, part })),
);

describe('a path and its parts', () => {
  it('encodes what it fills in, so that an id cannot reach another path', () => {
    expect(fillPath('/point/{id}', { id: 'a/../b?c#d е' })).toBe('/point/a%2F..%2Fb%3Fc%23d%20%D0%B5');
  });

  it.each(['', '   ', '.', '..', undefined])('[CL-47] a part that is %o throws', (id) => {
    expect(() => fillPath('/point/{id}', { id })).toThrow('/point/{id} needs {id}');
  });

  it('takes 0 for a value', () => {
    expect(fillPath('/point/{id}', { id: 0 })).toBe('/point/0');
  });

  it.each(withParts)('[CL-47] $key without {$part} fails before anything is sent', async ({ key, part }) => {
    fakeStorage();
    const heard = fakeBackend();
    const call = createCall();
    const ids = ['food:1'];
    await expect(call(key, { ids, params: { ...PARTS, [part]: undefined } })).rejects.toThrow(
      `needs {${part}}`,
    );
    await expect(call(key, { ids, params: { ...PARTS, [part]: '' } })).rejects.toThrow(`needs {${part}}`);
    expect(heard).toEqual([]);
  });
});
