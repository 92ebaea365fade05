import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../contract/fieldConfig';
import { rightsOf, rulesOf } from '../../../contract/fields';
import { readAreas, readFormSections } from '../../../contract/rawField/readRights';
import { LEVELS } from '../../../contract/rights';
import { rawFields } from '../../../contract/sections/rawFields';
import { FORMS, ROLE_SECTION, rightsHeldBy, roleGeneral } from '../../../contract/sections/role';
import { PERMISSION_KEYS } from '../../../contract/vocabulary';
import { resources } from '../../../server/resources';
import { formsIn } from '../../../server/rights/declared';
import { propertyRuns } from '../../propertyRuns';
import { fieldOf, sectionOf } from '../fieldOf';

const RUNS = { numRuns: propertyRuns };
const field = fieldOf({ type: 'permissions' });

describe('the section of a role', () => {
  const read = (held?: Parameters<typeof rightsHeldBy>[1]) => {
    const drafts = roleGeneral(formsIn(resources)).map((draft) =>
      draft.name === 'rights' ? { ...draft, ...rightsHeldBy(draft, held) } : draft,
    );
    return sectionOf(...rawFields(ROLE_SECTION, drafts).map((entry) => ({ ...entry }))).find(
      ({ name }) => name === 'rights',
    );
  };

  it('[DV-03] offers every area, and every form that a resource declares by the words that stand for it', () => {
    const found = read();
    if (found?.type !== 'permissions') throw new Error('Expected the rights.');
    expect(found.areas?.map(({ key }) => key)).toEqual(PERMISSION_KEYS);
    expect(found.areas?.every(({ levels, held }) => levels.length === held.length)).toBe(true);
    const declared = resources.flatMap(({ sections }) => Object.keys(sections));
    expect(found.sections?.map(({ key }) => key)).toEqual(declared);
    // Forms of a new resource are offered by themselves; what they are called and where they stand is one line of contract/sections/role.ts each.
    expect(declared.filter((key) => !Object.hasOwn(FORMS, key))).toEqual([]);
    expect(found.sections?.flatMap(({ fields }) => fields.map(({ name }) => name))).not.toContain('contacts');
  });

  it('locks what the asking person does not hold, also in a role that they begin', () => {
    const found = read({ levels: { menu_list: ['view'] }, fields: { food_general: { price: ['view'] } } });
    if (found?.type !== 'permissions') throw new Error('Expected the rights.');
    const held = new Map(found.areas?.map((one) => [one.key, one.held]));
    expect(held.get('menu_list')).toEqual(['view']);
    expect(held.get('management_points')).toEqual([]);
    expect(rulesOf(found).empty(found)).toEqual({
      levels: {},
      fields: { food_general: { price: ['view'] } },
    });
  });
});

it('whatever a backend offers is read: unknown areas are left out, nothing named means everything', () => {
  expect(readAreas([{ key: 'menu_list', title: 'Меню' }, { key: 'x' }, 7])).toEqual([
    { key: 'menu_list', title: 'Меню', group: '', levels: LEVELS, held: LEVELS },
  ]);
  expect(
    readFormSections([
      { key: 'a', area: 'menu_list', fields: [{ name: 'b' }, {}] },
      { key: 'c' },
      { key: 'd', area: 'x', fields: [{ name: 'b' }] },
    ]),
  ).toEqual([
    {
      key: 'a',
      title: 'a',
      area: 'menu_list',
      fields: [{ name: 'b', title: 'b', permissions: PERMISSIONS, held: PERMISSIONS, required: false }],
    },
    { key: 'd', title: 'd', fields: [expect.objectContaining({ name: 'b' })] },
  ]);
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(Array.isArray(readAreas(raw)) && Array.isArray(readFormSections(raw))).toBe(true);
      expect(rightsOf(rulesOf(field).fromRecord({ f: raw }, field))).toHaveProperty('levels');
    }),
    RUNS,
  );
});
