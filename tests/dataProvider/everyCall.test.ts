import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS, type EndpointKey, endpointOf } from '../../contract/endpoints';
import { createCall } from '../../dataProvider/call';
import { caseOf } from './cases';
import { fakeBackend, fakeStorage } from './fakeBackend';

describe('every call of the table', () => {
  beforeEach(() => void fakeStorage('the-token'));

  it.each(ENDPOINT_KEYS.map((key) => ({ key, ids: '', ...caseOf(key) })))(
    '$ids $key is $sends',
    async ({ key, sends, input, body = input?.body, answer: told = {}, gives = told }) => {
      const { answer: shape } = endpointOf(key);
      const headers = shape.kind === 'file' ? { 'content-type': shape.of[0] ?? '' } : {};
      const heard = fakeBackend({ body: told, headers });
      const answer = await createCall({ can: (capability) => capability === 'filters' })(key, input);

      expect(heard).toHaveLength(1);
      const [sent] = heard;
      expect(`${sent?.method} ${sent?.target}`).toBe(sends);
      expect(sent?.body).toEqual(body);
      expect(sent?.headers.get('authorization')).toBe('Bearer the-token');
      expect(sent?.headers.get('accept')).toBe('application/json');
      expect(sent?.headers.get('content-type')).toBe(body === undefined ? null : 'application/json');
      expect(sent?.cache).toBe(isCacheable(key) ? undefined : 'no-store');
      expect(answer).toEqual(gives);
    },
  );
});

const isCacheable = (key: EndpointKey): boolean => !key.startsWith('auth.') && !endpointOf(key).changesState;
