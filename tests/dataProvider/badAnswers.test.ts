import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINT_KEYS } from '../../contract/endpoints';
import { errorText, HttpError } from '../../contract/errors';
import { createCall } from '../../dataProvider/call';
import { BAD_BODIES } from './badBodies';
import { caseOf } from './cases';
import { fakeBackend, fakeStorage } from './fakeBackend';

/** Answers of a call that only has to be answered: whatever is said with 2xx, it went well. */
const shownFor = async (key: (typeof ENDPOINT_KEYS)[number]): Promise<unknown> => {
  try {
    await createCall()(key, caseOf(key).input);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('every call before a server that answers nonsense', () => {
  beforeEach(() => void fakeStorage('the-token'));

  it('there are forty kinds of nonsense', () => expect(BAD_BODIES).toHaveLength(40));

  it.each(BAD_BODIES)('[NF3] $name ($status): words in the order of 1§8, never the body', async (bad) => {
    for (const key of ENDPOINT_KEYS) {
      fakeBackend({ status: bad.status, body: bad.body });
      const failure = await shownFor(key);
      expect(failure, key).toBeInstanceOf(HttpError);
      const wording = errorText(failure, 'errors.fetchPoints');
      if (bad.words !== undefined) expect(wording, key).toEqual({ text: bad.words });
      else
        expect(wording, key).toEqual({ key: bad.status < 400 ? 'errors.badAnswer' : 'errors.fetchPoints' });
    }
  });
});
