import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { WireRecord } from '../../../contract/fields';
import { encodeParts } from '../../../contract/multipart';
import { canWrite } from '../../../contract/permissions';
import { ENDPOINT_KEYS, type EndpointKey, isEndpointKey, rowOf } from '../../../contract/rows';
import { authCalls } from '../../server/authCalls';
import { multipart } from '../../server/samples';
import { once, openServer } from '../../server/standing';
import type { Answer } from '../../server/testDeps';
import { callAt, type Estate, seedEstate } from '../calls/estate';
import { type Random, randomFrom } from '../calls/random';
import type { Request } from '../calls/requestOf';
import { rightForm } from '../calls/rightForm';
import { tablesHash } from '../calls/tablesHash';
import { wrongValues } from '../calls/wrongValue';
import { many } from '../many';

/**
 * One call, two ways: whatever is sent, both give the same verdict and leave the same row. The owner has two places of
 * everything that began alike; one gets the call in one way, the other in the other.
 */
const test = openServer();
const anna = once(() => seedEstate(test));

const request = (key: EndpointKey, place: 0 | 1, form?: WireRecord): Request =>
  callAt(anna, key, { place, seed: 5, ...(form && { form }) });
const send = (call: Parameters<Estate['owner']['call']>[0]): Promise<Answer> => anna.owner.call(call);

/** The same body as a form with files would carry it. */
const asMultipart = async ({ method, url, payload = {} }: Request) => {
  const isFile = (value: unknown): value is File => value instanceof File;
  const said = method === 'PUT' ? { method: 'PUT' } : {};
  const parts = await multipart(encodeParts<File>(payload, { isFile, typed: true, ...said }));
  return { method: 'POST' as const, url, ...parts };
};

/** What is each record's own, and differs between two that are alike. */
const OWN =
  /^(?:id|token|device|\w*[uU]rl|createdAt|updatedAt|display_created|point_id|pointId|menu_id|menuId|category_id|categoryId|parent.*|request_id)$/;
const alike = (body: string): unknown =>
  JSON.parse(body, (key, value: unknown) => (OWN.test(key) ? undefined : value));
/** A drawing is compared as it is. */
const verdict = ({ statusCode, body, headers }: Answer) => [
  statusCode,
  /json/.test(String(headers['content-type'])) ? alike(body) : body,
];

/** A right form, or one with a wrong value, for each of the two; an address only one of them may have, so each gets its own. */
const drawForm = (key: EndpointKey, random: Random): ((place: 0 | 1) => WireRecord) => {
  const { method, sections: names = [] } = rowOf(key);
  const mode = method === 'PUT' ? 'edit' : 'create';
  const sections = names.map(test.deps.sections.fields);
  const fields = sections.flat().filter((field) => canWrite(field, mode));
  const right = rightForm(sections, mode, random);
  // A form cannot carry half a letter at all; everything else it can.
  const wrong = wrongValues(random.pick(fields)).filter(
    (value) => !/\\ud[89a-f]/.test(JSON.stringify(value)),
  );
  const change = random.chance(0.6) && wrong.length > 0 ? random.pick(wrong) : {};
  const own = (place: 0 | 1) => (typeof right.url === 'string' ? { url: `${right.url}-${place}` } : {});
  return (place) => ({ ...right, ...own(place), ...change });
};

const WITH_FILES = ENDPOINT_KEYS.filter((key) => rowOf(key).files);

describe.each(WITH_FILES)('[AZ5] %s', (key) => {
  it(
    'as JSON and as multipart gives one verdict and one row',
    async () => {
      const random = randomFrom(17);
      const one = `${key.split('.')[0]}.one`;
      if (!isEndpointKey(one)) throw new Error(`Expected the call ${one}.`);
      const statuses = new Set<number>();
      for (let n = 0; n < many(200, 15); n += 1) {
        // As a server does every minute: without it the plans are no server's.
        if (n % 50 === 0) await test.deps.db.execute(sql`analyze`);
        const form = drawForm(key, random);
        const json = await send(request(key, 0, form(0)));
        const parts = await send(await asMultipart(request(key, 1, form(1))));
        expect([form(0), verdict(parts)]).toEqual([form(0), verdict(json)]);
        statuses.add(json.statusCode);
        const [here, there] = [await send(request(one, 0)), await send(request(one, 1))];
        expect([form(0), verdict(there)]).toEqual([form(0), verdict(here)]);
      }
      // Both ends were there.
      expect(statuses.has(422)).toBe(true);
      expect(statuses.has(200) || statuses.has(201)).toBe(true);
    },
    many(900_000, 180_000),
  );
});

describe('[AZ5] [DC-04] an address', () => {
  it.each(ENDPOINT_KEYS)('of %s with a slash at its end is the same address', async (key) => {
    const { method, changesState } = rowOf(key);
    const isRead = method === 'GET' && !changesState;
    // Reads as they are; what writes with ids of nobody, so that it is validated and changes nothing.
    const call = isRead ? request(key, 0) : callAt(anna, key, { seed: 5, id: () => 2_000_000_000 });
    // They name no row that could be absent, and are done.
    if (['auth.logout', 'profile.update', 'profile.password', 'roles.create', 'views.create'].includes(key))
      return;
    const [path = '', query] = call.url.replace(/\/(?=\?|$)/, '').split('?');
    const at = (end: string) => `${path}${end}${query === undefined ? '' : `?${query}`}`;
    const hash = () => tablesHash(test.deps.db);
    const before = await hash();
    const plain = await send({ ...call, url: at('') });
    // That a venue's code was drawn once is noted behind the answer (TD-04).
    if (isRead && key !== 'guest.qr') expect(await hash()).toEqual(before);
    const slashed = await send({ ...call, url: at('/') });
    expect(verdict(slashed)).toEqual(verdict(plain));
    expect(plain.statusCode).not.toBe(500);
  });
});

describe('[AZ5] a sign-in', () => {
  it('by GET and by POST gives one verdict', async () => {
    const auth = authCalls(test);
    const email = 'twin@carte.example';
    await auth.registered(email);
    const cases = [
      { email, password: 'correct horse' },
      { email: ' TWIN@Carte.Example ', password: 'correct horse' },
      { email, password: 'wrong password' },
      { email: 'nobody@carte.example', password: 'wrong password' },
      { email: 'nobody', password: 'wrong password' },
      { email, password: 'short' },
      { email, password: '' },
      { email: '', password: 'correct horse' },
      { email: `${'a'.repeat(300)}@carte.example`, password: 'correct horse' },
      { email, password: 'x'.repeat(129) },
    ];
    const told = ({ statusCode, body }: Answer) => [
      statusCode,
      JSON.parse(body, (key, value: unknown) => (key === 'token' || key === 'device' ? typeof value : value)),
    ];
    for (const credentials of cases) {
      const posted = await auth.post('login', credentials);
      const got = await test.app.inject({ method: 'GET', url: '/api/auth/login', query: credentials });
      expect([credentials, told(got)]).toEqual([credentials, told(posted)]);
    }
  });
});
