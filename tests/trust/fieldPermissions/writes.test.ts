import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../../contract/fieldConfig';
import { rulesOf } from '../../../contract/fields';
import { encodeParts } from '../../../contract/multipart';
import { canWrite } from '../../../contract/permissions';
import { ENDPOINT_KEYS, type EndpointKey, rowOf } from '../../../contract/rows';
import * as schema from '../../../server/db/schema';
import { FORM_SECTIONS, sectionsOf } from '../../../server/loadSections';
import { resources } from '../../../server/resources';
import type { Sections } from '../../../server/Sections';
import { multipart } from '../../server/samples';
import { callAt } from '../calls/estate';
import { randomFrom } from '../calls/random';
import { rightValue } from '../calls/rightValue';
import { tablesHash } from '../calls/tablesHash';
import { openForms } from './openForms';

const { test, anna, sections, app, serve } = openForms();

const FORMS = ENDPOINT_KEYS.filter((key) => rowOf(key).sections !== undefined);
const UPDATES = FORMS.filter((key) => rowOf(key).method === 'PUT');
const TABLES: Readonly<Record<string, PgTable>> = {
  ...Object.fromEntries(resources.map(({ name, table }) => [name, table])),
  profile: schema.users,
  preferences: schema.preferences,
  staff: schema.members,
  roles: schema.roles,
};

const fieldsOf = (key: EndpointKey) => (rowOf(key).sections ?? []).flatMap((name) => sections.fields(name));
const requestTo = (key: EndpointKey, form: Readonly<Record<string, unknown>>) =>
  callAt(anna, key, { seed: 5, sections, form });
const rightForm = (key: EndpointKey) => callAt(anna, key, { seed: 5, sections }).payload ?? {};

const asJson = (key: EndpointKey, form: Readonly<Record<string, unknown>>) =>
  app.inject({ ...requestTo(key, form), headers: { authorization: `Bearer ${anna.owner.token}` } });

/** As multipart; an update as its POST twin. A form without files has no such way. */
const asParts = async (key: EndpointKey, form: Readonly<Record<string, unknown>>) => {
  if (!rowOf(key).files) return asJson(key, form);
  const { payload = {}, ...call } = requestTo(key, form);
  const isFile = (value: unknown): value is File => value instanceof File;
  const method = call.method === 'PUT' ? { method: 'PUT' } : {};
  const parts = await multipart(encodeParts(payload, { isFile, typed: true, ...method }));
  const headers = { ...parts.headers, authorization: `Bearer ${anna.owner.token}` };
  return app.inject({ ...call, ...parts, method: 'POST', headers });
};

describe.each(FORMS)('%s', (key) => {
  const resource = key.split('.')[0] ?? '';

  it('[FP3] refuses every column that is no field, by name, as JSON and as multipart, and stores nothing', async () => {
    const table = TABLES[resource];
    if (!table) throw new Error(`Expected to know the table of ${resource}: add it to TABLES.`);
    const columns = getTableConfig(table).columns.flatMap(({ name }) => [
      name,
      name.replace(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`),
    ]);
    const known = new Set([
      ...fieldsOf(key)
        .filter((field) => canWrite(field, rowOf(key).method === 'PUT' ? 'edit' : 'create'))
        .flatMap((field) => rulesOf(field).wireKeys(field)),
      ...Object.keys(rowOf(key).place ?? {}),
    ]);
    const foreign = [
      'id',
      'version',
      'user',
      'owner',
      'owner_id',
      'point',
      'menu',
      'category',
      'path',
      'is_visible',
      'days_before_deletion',
    ];
    const keys = [...new Set([...columns, ...foreign])].filter((name) => !known.has(name));
    expect(keys).toEqual(expect.arrayContaining(['id', 'version']));
    const before = await tablesHash(test.deps.db);
    for (const name of keys) {
      for (const send of [asJson, asParts]) {
        const answer = await send(key, { ...rightForm(key), [name]: 1 });
        expect([name, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
          name,
          422,
          [name],
        ]);
      }
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });

  it('[FP1] knows no way around a name: dotted, nested, in brackets, in another case', async () => {
    const before = await tablesHash(test.deps.db);
    for (const name of [
      'title.x',
      'Title',
      'TITLE',
      ' title',
      'title ',
      'title[]',
      'point.user_id',
      'point[user_id]',
      '',
    ]) {
      expect([name, (await asJson(key, { ...rightForm(key), [name]: 'x' })).statusCode]).toEqual([name, 422]);
    }
    for (const form of [
      { title: { x: 'Имя' } },
      { title: ['Имя'] },
      { point: { user_id: 1 } },
      { data: { title: 'Имя' } },
    ]) {
      expect([form, (await asJson(key, { ...rightForm(key), ...form })).statusCode]).toEqual([form, 422]);
      expect([form, (await asParts(key, { ...rightForm(key), ...form })).statusCode]).toEqual([form, 422]);
    }
    expect(await tablesHash(test.deps.db)).toEqual(before);
  });
});

const granted = (permissions: Readonly<Record<string, readonly Permission[]>>): Sections => {
  const of = (name: string) =>
    ((test.deps.sections.raw(name) ?? []) as { name: string }[]).map((field) => ({
      ...field,
      permissions: permissions[field.name] ?? [...PERMISSIONS],
    }));
  return sectionsOf({ raw: of, forms: FORM_SECTIONS.map((name) => [name, of(name)] as const) });
};

describe.each(UPDATES)('%s', (key) => {
  it('[FP1] with any permissions stores what is granted, or names what is not and stores nothing', async () => {
    serve();
    const names = fieldsOf(key).map(({ name }) => name);
    const someOf = fc.subarray([...PERMISSIONS]);
    const grants = fc.dictionary(fc.constantFrom(...names), someOf, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(
        grants,
        fc.subarray(names, { minLength: 1, maxLength: Math.min(4, names.length) }),
        fc.nat(),
        fc.boolean(),
        async (permissions, sent, seed, isJson) => {
          serve(granted(permissions));
          const random = randomFrom(seed);
          const chosen = fieldsOf(key).filter(
            ({ name, dependsOn }) => sent.includes(name) && dependsOn.length === 0,
          );
          const form = Object.assign({}, ...chosen.map((field) => rightValue(field, random)));
          const forbidden = chosen
            .filter((field) => !canWrite(field, 'edit'))
            .flatMap((field) => Object.keys(rightValue(field, random)));
          const before = await tablesHash(test.deps.db);
          const answer = await (isJson ? asJson : asParts)(key, form);
          if (forbidden.length > 0) {
            expect(answer.statusCode).toBe(422);
            expect(Object.keys(answer.json().errors).toSorted()).toEqual(forbidden.toSorted());
          }
          if (answer.statusCode !== 200) expect(await tablesHash(test.deps.db)).toEqual(before);
          // A pair of fields, one of which may not be written, can be refused for the pair.
          expect([200, 422]).toContain(answer.statusCode);
        },
      ),
      { numRuns: 30, seed: 11 },
    );
    serve();
  });
});
