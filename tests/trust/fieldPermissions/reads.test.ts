import { describe, expect, it } from 'vitest';
import type { FieldConfig } from '../../../contract/fieldConfig';
import { ENDPOINT_KEYS, rowOf } from '../../../contract/rows';
import { FORM_SECTIONS, sectionsOf } from '../../../server/loadSections';
import type { Sections } from '../../../server/Sections';
import { idAt } from '../calls/estate';
import { randomFrom } from '../calls/random';
import { requestOf } from '../calls/requestOf';
import { openForms } from './openForms';

const { test, anna, sections, app, serve } = openForms();

/** Types whose value is one text, so that a word can stand in it. */
const WORDY: readonly string[] = ['text', 'textarea', 'email', 'url'];
const UPDATE_OF = new Map(
  ENDPOINT_KEYS.filter((key) => /\.update$/.test(key)).flatMap((key) =>
    (rowOf(key).sections ?? []).map((section) => [section, key] as const),
  ),
);
const READS = ENDPOINT_KEYS.filter((key) => {
  const { method, access, changesState } = rowOf(key);
  return method === 'GET' && access === 'user' && !changesState;
});

/** Where people are named to others: what one's own form hides is no secret there. */
const NAMES_PEOPLE = /^(?:staff|roles|changes|overview|views)\./;

const call = (key: (typeof ENDPOINT_KEYS)[number], form?: Readonly<Record<string, unknown>>) => {
  const random = randomFrom(3);
  const request = requestOf(key, {
    id: (slot) => idAt(anna, 0, slot, 'food'),
    kind: 'food',
    random,
    sections,
    ...(form ? { form } : {}),
  });
  return app.inject({ ...request, headers: { authorization: `Bearer ${anna.owner.token}` } });
};

/** Another one for each field, because the history tells of those before. Not what an address made of it would say: that is a field of its own. */
const canaryFor = ({ type }: FieldConfig, count: number): string =>
  type === 'email'
    ? `kanareika${count}@carte.example`
    : `канарейка${'абвгдежзиклмнопрстуфхцчшэюя'.charAt(count)}`;

const hiding = (field: FieldConfig): Sections => {
  const of = (name: string) =>
    ((test.deps.sections.raw(name) ?? []) as { field_id: string }[]).map((raw) =>
      raw.field_id === field.fieldId ? { ...raw, permissions: ['create', 'edit'] } : raw,
    );
  return sectionsOf({ raw: of, forms: FORM_SECTIONS.map((name) => [name, of(name)] as const) });
};

describe('a field that may not be viewed', () => {
  it('[FP2] is in no answer to any call: not in its record, not inside another, not in the bin, not in a refusal', async () => {
    const tried: string[] = [];
    // Who has no name yet cannot go back to none.
    await call('profile.update', { name: 'Анна' });
    for (const section of FORM_SECTIONS) {
      const update = UPDATE_OF.get(section);
      if (!update) throw new Error(`Expected an update of the section ${section}.`);
      const wordy = test.deps.sections
        .fields(section)
        .filter(
          ({ type, permissions, dependsOn, rules }) =>
            WORDY.includes(type) &&
            rules.pattern === undefined &&
            permissions.includes('edit') &&
            dependsOn.length === 0,
        );
      for (const field of wordy) {
        const canary = canaryFor(field, tried.push(field.fieldId));
        serve();
        const before =
          (await call(`${update.split('.')[0]}.one` as typeof update)).json()[field.name] ?? null;
        expect((await call(update, { [field.name]: canary })).statusCode).toBe(200);
        // It can be seen while it may be.
        expect((await call(`${update.split('.')[0]}.one` as typeof update)).body).toContain(canary);
        serve(hiding(field));
        const answers = [
          ...(await Promise.all(
            READS.filter((key) => section !== 'profile' || !NAMES_PEOPLE.test(key)).map((key) => call(key)),
          )),
          await call(update, {}),
          await call(update, { [field.name]: canary }),
          await call(update, { no_such_key: 'x' }),
        ];
        const leaks = answers.filter(({ body }) => body.includes(canary));
        expect([field.fieldId, leaks.map(({ body }) => body)]).toEqual([field.fieldId, []]);
        serve();
        expect((await call(update, { [field.name]: before })).statusCode).toBe(200);
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining([
        'point_general.title',
        'menu_general.title',
        'category_general.title',
        'food_general.title',
        'profile.last_name',
      ]),
    );
  });
});
