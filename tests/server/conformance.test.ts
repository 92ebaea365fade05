import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../../contract/isRecord';
import { type EndpointKey, isEndpointKey, rowOf } from '../../contract/rows';
import { singularOf } from '../../scaffold/names';
import type { Resource } from '../../server/engine/Resource';
import type { verbs } from '../../server/engine/verbs';
import { purgeBins } from '../../server/jobs/purgeBins';
import { resources } from '../../server/resources';
import { misfitOf } from '../trust/calls/answerFits';
import { type Estate, idAt, seedEstate } from '../trust/calls/estate';
import { randomFrom } from '../trust/calls/random';
import { requestOf } from '../trust/calls/requestOf';
import { tablesHash } from '../trust/calls/tablesHash';
import { once, openServer } from './standing';
import { type Answer, NOW, type TestUser } from './testDeps';

/**
 * Every resource that the server declares, walked through what its calls say of it: nothing here names one, so a new one is
 * held to the same the moment it is declared.
 */
const DAY = 24 * 60 * 60 * 1000;
const test = openServer();
const anna = once(() => seedEstate(test));
const boris = once(() => seedEstate(test));

// The purge moves the clock, and a form is right on the day it was drawn for.
beforeEach(() => test.setNow(NOW));

type Verb = keyof typeof verbs;
const random = randomFrom(11);

/** The calls of a resource at a place of an owner's estate; `id` = the record itself, in its own slots. */
const callsOf = ({ name }: Resource, estate: Estate) => {
  const keyOf = (verb: Verb): EndpointKey => {
    const key = `${name}.${verb}`;
    if (!isEndpointKey(key)) throw new Error(`Expected the call ${key}: every resource has the eight verbs.`);
    return key;
  };
  const ask = async (
    verb: Verb,
    id = 0,
    { form, query = '', headers = {}, by = estate.owner }: Asking = {},
  ): Promise<Answer> => {
    const key = keyOf(verb);
    const { url, ...request } = requestOf(key, {
      id: (slot) =>
        slot.of === singularOf(name) && /^ids?$/.test(slot.name)
          ? id
          : idAt(estate, 0, { ...slot, bin: false }, 'food'),
      kind: 'food',
      random,
      sections: test.deps.sections,
      ...(form && { form }),
    });
    const answer = await by.call({
      ...request,
      url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
      headers,
    });
    if (answer.statusCode < 300)
      expect([key, misfitOf(key, answer.statusCode, answer.json())]).toEqual([key, undefined]);
    return answer;
  };
  const rowsIn = async (verb: 'list' | 'deleted') => {
    const rows = Object.values((await ask(verb, 0, { query: 'per_page=100' })).json()).find(Array.isArray);
    return (rows ?? []).map(recordIn);
  };
  const idsIn = async (verb: 'list' | 'deleted') => (await rowsIn(verb)).map(({ id }) => id);
  return { keyOf, ask, idsIn, rowsIn, make: async () => recordIn((await right(ask('create'))).json()).id };
};

interface Asking {
  readonly form?: Readonly<Record<string, unknown>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: TestUser;
}

/** A record as it is, or under the name of what it is. */
const recordIn = (answer: unknown): { readonly id: number } & Readonly<Record<string, unknown>> => {
  const inner = isRecord(answer) && Object.values(answer).length === 1 ? Object.values(answer)[0] : answer;
  if (!isRecord(inner) || typeof inner.id !== 'number')
    throw new Error(`Expected a record with an id, got ${JSON.stringify(answer)}.`);
  return { ...inner, id: inner.id };
};

const right = async (asked: Promise<Answer>): Promise<Answer> => {
  const answer = await asked;
  if (answer.statusCode >= 300)
    throw new Error(`Expected a success, got ${answer.statusCode}: ${answer.body}`);
  return answer;
};

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('[BE-06] [DC-19] has a record that is made, read, listed and saved, and tells the second of two editors', async () => {
    const { ask, idsIn } = callsOf(resource, anna);
    const created = await ask('create');
    expect([created.statusCode, created.headers.etag]).toEqual([201, '"1"']);
    const { id } = recordIn(created.json());
    const read = recordIn((await ask('one', id)).json());
    expect(read).toMatchObject({ id, title: recordIn(created.json()).title, deletedAt: null });
    expect(await idsIn('list')).toContain(id);

    const form = { title: 'Вторая редакция' };
    const saved = await ask('update', id, { form, headers: { 'if-match': '"1"' } });
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"']);
    const late = await ask('update', id, { form: { title: 'Поздняя' }, headers: { 'if-match': '"1"' } });
    expect(late.statusCode).toBe(412);
    expect(recordIn((await ask('one', id)).json()).title).toBe(form.title);
  });

  it('is made once when the call comes twice with one key', async () => {
    const { ask, idsIn } = callsOf(resource, anna);
    const form =
      requestOf(callsOf(resource, anna).keyOf('create'), {
        id: (slot) => idAt(anna, 0, slot, 'food'),
        kind: 'food',
        random,
        sections: test.deps.sections,
      }).payload ?? {};
    const before = await idsIn('list');
    const headers = { 'idempotency-key': `conformance-${resource.name}` };
    const first = await ask('create', 0, { form, headers });
    const again = await ask('create', 0, { form, headers });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect(first.statusCode).toBe(201);
    expect(await idsIn('list')).toHaveLength(before.length + 1);
  });

  it('refuses bad input under its name, and stores nothing', async () => {
    const { ask, keyOf, make } = callsOf(resource, anna);
    const id = await make();
    const fields = (rowOf(keyOf('create')).sections ?? []).flatMap(test.deps.sections.fields);
    const required = fields.filter(({ rules, name }) => rules.required && name === 'title');
    expect(required.map(({ name }) => name)).toEqual(['title']);
    const before = await tablesHash(test.deps.db);
    const refusedAs = async (verb: 'create' | 'update', form: Readonly<Record<string, unknown>>) => {
      const answer = await ask(verb, id, { form });
      expect([verb, form, answer.statusCode]).toEqual([verb, form, 422]);
      return Object.keys(answer.json().errors);
    };
    expect(await refusedAs('create', {})).toContain('title');
    expect(await refusedAs('update', { title: '' })).toEqual(['title']);
    expect(await refusedAs('update', { title: { nested: true } })).toEqual(['title']);
    for (const key of ['id', 'version', 'deletedAt', 'no_such_key'])
      expect(await refusedAs('update', { title: 'Название', [key]: 7 })).toEqual([key]);
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[BN-01..BN-03, BN-06, BN-08, CL-13..CL-16, CL-23..CL-26, CL-31..CL-34, CL-40..CL-43, DC-55] goes to its bin, comes back, and goes for ever', async () => {
    const { ask, idsIn, rowsIn, make } = callsOf(resource, anna);
    const [stays, goes] = [await make(), await make()];
    await right(ask('deleteMany', goes));
    expect((await ask('one', goes)).statusCode).toBe(404);
    expect([await idsIn('list'), await idsIn('deleted')]).toEqual([
      expect.not.arrayContaining([goes]),
      expect.arrayContaining([goes]),
    ]);
    const binned = (await rowsIn('deleted')).find(({ id }) => id === goes);
    expect(binned).toMatchObject({ deletedAt: NOW.toISOString(), days_before_deletion: 7 });
    await right(ask('restoreMany', goes));
    const alive = await ask('one', goes);
    expect(recordIn(alive.json())).toMatchObject({ deletedAt: null, days_before_deletion: null });
    // Giving back what is there already changes nothing.
    await right(ask('restoreMany', goes));
    expect((await ask('one', goes)).json()).toEqual(alive.json());
    expect(await idsIn('list')).toEqual(expect.arrayContaining([stays, goes]));
    expect((await ask('destroyMany', stays)).statusCode).toBe(404);
    await right(ask('deleteMany', goes));
    await right(ask('destroyMany', goes));
    expect(await idsIn('deleted')).not.toContain(goes);
    expect((await ask('restoreMany', goes)).statusCode).toBe(404);
    expect(await idsIn('list')).toContain(stays);
  });

  it('is absent for everybody else, call by call', async () => {
    const { ask, make } = callsOf(resource, anna);
    const [alive, binned] = [await make(), await make()];
    await right(ask('deleteMany', binned));
    const before = await tablesHash(test.deps.db);
    const by = boris.owner;
    const answers = [
      await ask('one', alive, { by }),
      await ask('update', alive, { by, form: { title: 'Чужое' } }),
      await ask('deleteMany', alive, { by }),
      await ask('restoreMany', binned, { by }),
      await ask('destroyMany', binned, { by }),
      ...(resource.under
        ? [await ask('list', 0, { by }), await ask('deleted', 0, { by }), await ask('create', 0, { by })]
        : []),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('is purged after seven days', async () => {
    const { ask, idsIn, make } = callsOf(resource, anna);
    const [stays, goes] = [await make(), await make()];
    await right(ask('deleteMany', goes));
    test.wait(7 * DAY - 1);
    await purgeBins(test.deps);
    expect(await idsIn('deleted')).toContain(goes);
    test.wait(1);
    expect((await ask('restoreMany', goes)).statusCode).toBe(410);
    const purged = await purgeBins(test.deps);
    expect(purged[resource.name]).toBeGreaterThan(0);
    expect([await idsIn('deleted'), await idsIn('list')]).toEqual([
      expect.not.arrayContaining([goes]),
      expect.arrayContaining([stays]),
    ]);
  });
});
