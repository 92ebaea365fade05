import { expect, it } from 'vitest';
import { needOf } from '../../../contract/needs';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import { hire } from '../../server/hire';
import { fileOf, multipart, PUT, samplePng } from '../../server/samples';
import { once, openServer } from '../../server/standing';
import { signedIn } from '../../server/testDeps';
import { callAt, seedEstate } from '../calls/estate';
import type { Request } from '../calls/requestOf';

/**
 * Whoever works in one venue gets, byte for byte, the answers they got before anything happened in another: no list, chooser, count,
 * search, history, notice or name of a file tells of it. Calls are taken from the table, so one that is added later is asked too.
 */
const test = openServer();
const anna = once(() => seedEstate(test));

const HERE = 0;
const ELSEWHERE = 1;
/** A word that stands in nothing but what is written elsewhere. */
const CANARY = 'Канарейка';

const call = (key: EndpointKey, place: 0 | 1): Request => callAt(anna, key, { place });

const READING = ENDPOINT_KEYS.filter((key) => {
  const { method, access, changesState, streams } = rowOf(key);
  return method === 'GET' && access === 'user' && !changesState && streams !== true;
});

/** Everything that can be asked by a call: of each venue, without its parameters, and by each filter of words. */
const questionsOf = (key: EndpointKey): readonly string[] => {
  const { filters = [], query = [] } = rowOf(key);
  const { url: here } = call(key, HERE);
  const bare = here.replace(/\?.*$/, '');
  return [
    ...new Set([
      here,
      call(key, ELSEWHERE).url,
      bare,
      ...(query.includes('pointId') ? [`${bare}?pointId=${anna.places[ELSEWHERE].point}`] : []),
      ...(query.includes('q') ? [`${bare}?q=${encodeURIComponent(CANARY)}`] : []),
      ...filters
        .filter((field) => /title|name/i.test(field))
        .map((field) => `${bare}?filters[0][field]=${field}&filters[0][value]=${encodeURIComponent(CANARY)}`),
    ]),
  ];
};

const answersTo = async (token: string): Promise<ReadonlyMap<string, string>> => {
  const headers = { authorization: `Bearer ${token}` };
  const answers = new Map<string, string>();
  for (const key of READING) {
    for (const url of questionsOf(key)) {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url, headers });
      // A refusal names itself, anew each time.
      answers.set(url, `${statusCode} ${body.replace(/"request_id":"[^"]*"/, '')}`);
    }
  }
  return answers;
};

/** Every call that writes into a venue, made there by the owner; deleting comes last and what holds the others at the very end. */
const WRITING = ENDPOINT_KEYS.filter((key) => {
  const isOfBusiness = key.startsWith('roles.') || key.startsWith('business.');
  return rowOf(key).method !== 'GET' && needOf(key, rowOf(key)) !== undefined && !isOfBusiness;
});
const isRemoval = (key: EndpointKey): boolean => key.endsWith('Many');

/** The canary gets into the venue, its menu, its dish, what that is made of, and the name of a picture. */
const nameElsewhere = async (): Promise<void> => {
  const { owner, places } = anna;
  const { point, menu, food, category } = places[ELSEWHERE];
  const png = await samplePng();
  const picture = await multipart([
    PUT,
    ['title', `${CANARY} меню`],
    ['images[0]', fileOf(png, 'kanareika.png', 'image/png')],
  ]);
  const cover = (name: string) => ['cover', fileOf(png, `${name}.png`, 'image/png')] as const;
  const venue = await multipart([['_method', 'PUT'], ['title', CANARY], cover('kanareika-tochka')]);
  const soups = await multipart([['_method', 'PUT'], ['kind', 'food'], cover('kanareika-supy')]);
  const named = [
    await owner.call({ method: 'POST', url: `/api/point/${point}`, ...venue }),
    await owner.call({
      method: 'POST',
      url: `/api/point/${point}/categories/food/${category.food}`,
      ...soups,
    }),
    await owner.call({ method: 'POST', url: `/api/point/${point}/menus/${menu}`, ...picture }),
    await owner.put(`/api/foods/${food.food}`, {
      categoryId: category.food,
      title: `${CANARY} суп`,
      ingredients: [{ title: CANARY, is_allergen: true }],
    }),
  ];
  expect(named.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
};

/** @returns the calls that were carried out */
const busyElsewhere = async (): Promise<readonly EndpointKey[]> => {
  const done: EndpointKey[] = [];
  for (const key of [
    ...WRITING.filter((each) => !isRemoval(each)),
    ...WRITING.filter(isRemoval).toReversed(),
  ]) {
    const { statusCode } = await anna.owner.call(call(key, ELSEWHERE));
    if (statusCode < 300) done.push(key);
  }
  await test.settled();
  return done;
};

it('[TM-11] what happens in a venue changes no answer that somebody of another venue gets', async () => {
  const people: { readonly role: string; readonly token: string }[] = [];
  for (const role of ['manager', 'chef'] as const) {
    const points = [anna.places[HERE].point, anna.binnedPoints[HERE]];
    const { token } = await hire(await signedIn(test), { of: anna.owner, role, points }, test);
    people.push({ role, token });
  }
  const before = new Map<string, ReadonlyMap<string, string>>();
  for (const { role, token } of people) before.set(role, await answersTo(token));
  const owners = await answersTo(anna.owner.token);

  const told = new Set<string>();
  const expectSilence = async (): Promise<void> => {
    for (const { role, token } of people) {
      const after = await answersTo(token);
      const changed = [...after].filter(([url, answer]) => before.get(role)?.get(url) !== answer);
      const shown = changed.map(([url, answer]) => [url, before.get(role)?.get(url), answer]);
      expect([role, shown]).toEqual([role, []]);
      expect([...after.values()].filter((answer) => /канарейка|kanareika/i.test(answer))).toEqual([]);
    }
    for (const [url, answer] of await answersTo(anna.owner.token))
      if (owners.get(url) !== answer) told.add(url.replace(/\?.*$/, '').replace(/\d+/, 'ID'));
  };

  await nameElsewhere();
  await expectSilence();
  const done = await busyElsewhere();
  await expectSilence();
  expect(done).toEqual(
    expect.arrayContaining(['menus.create', 'foods.update', 'stopList.change', 'points.deleteMany']),
  );
  expect(done.length).toBeGreaterThan(WRITING.length * 0.6);
  // The owner was asked the same, and is told by each of these: the questions would have found it.
  expect([...told]).toEqual(
    expect.arrayContaining([
      '/api/point',
      '/api/overview',
      '/api/changes',
      '/api/search',
      '/api/menus/ID',
      '/api/staff',
    ]),
  );
}, 300_000);
