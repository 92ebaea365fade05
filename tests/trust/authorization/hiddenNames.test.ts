import { beforeAll, expect, it } from 'vitest';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import type { Preset } from '../../../contract/vocabulary';
import { hire } from '../../server/hire';
import { fileOf, multipart, PUT, samplePdf } from '../../server/samples';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { callAt, seedEstate } from '../calls/estate';

/** The name of a file opens it, so nobody may learn the names of what their role hides (docs/decisions/0024). */
const test = openServer();
const anna = once(() => seedEstate(test));
let paper: string;

beforeAll(async () => {
  const [{ point }] = anna.places;
  const sent = await multipart([PUT, ['documents[0]', fileOf(samplePdf(), 'lease.pdf', 'application/pdf')]]);
  const saved = await anna.owner.call({ method: 'POST', url: `/api/point/${point}`, ...sent });
  paper = saved.json().documents[0].url.split('/').at(-1);
});

/** The calls that read and name what lies in the first venue; streams answer for as long as one listens. */
const READING = ENDPOINT_KEYS.filter((key) => {
  const { method, access, changesState, streams } = rowOf(key);
  return method === 'GET' && access === 'user' && !changesState && streams !== true;
});

/** The calls whose answers hold one of these words. */
const telling = async (token: string, words: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const key of READING) {
    const { url, ...call } = callAt(anna, key);
    // Every question without its parameters too, so that lists are whole.
    for (const asked of new Set([url, url.replace(/\?.*$/, '')])) {
      const { body } = await test.app.inject({
        ...call,
        url: asked,
        headers: { authorization: `Bearer ${token}` },
      });
      if (words.some((word) => body.includes(word))) found.push(key);
    }
  }
  return [...new Set(found)];
};

it('[TM-11] the owner finds a paper in the venue and in its history', async () => {
  expect(READING.length).toBeGreaterThan(15);
  const found = await telling(anna.owner.token, [paper, 'lease.pdf']);
  expect(found).toEqual(expect.arrayContaining(['points.one', 'points.list', 'changes.list']));
}, 120_000);

it.each(['chef', 'bar'] as const)(
  '[TM-11] no answer that a %s gets holds the name of a paper, nor the history what it was called',
  async (role: Preset) => {
    const { token } = await hire(await signedIn(test), { of: anna.owner, role }, test);
    expect(await telling(token, [paper, 'lease.pdf'])).toEqual([]);
  },
  120_000,
);
