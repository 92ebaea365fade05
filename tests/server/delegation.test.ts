import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/fieldConfig';
import { LEVELS } from '../../contract/rights';
import { PERMISSION_KEYS, PRESETS } from '../../contract/vocabulary';
import { coversAll, mayGive } from '../../server/team/delegation';
import { allows, presets, type Rights } from '../../server/team/grants';

const rights: fc.Arbitrary<Rights> = fc.record({
  levels: fc.dictionary(fc.constantFrom(...PERMISSION_KEYS), fc.subarray([...LEVELS])),
  fields: fc.dictionary(
    fc.constantFrom('food_general', 'point_docs'),
    fc.dictionary(fc.constantFrom('price', 'documents'), fc.subarray([...PERMISSIONS])),
  ),
});
const scope = fc.option(fc.subarray([1, 2, 3]), { nil: undefined });

describe('nobody gives a right they do not hold', () => {
  it('a role holds itself; the owner’s holds every other and nobody holds the owner’s', () => {
    for (const name of PRESETS) {
      expect(coversAll(presets[name], presets[name])).toBe(true);
      expect(coversAll(presets.owner, presets[name])).toBe(true);
      expect(coversAll(presets[name], presets.owner)).toBe(name === 'owner');
    }
  });

  it('what is given opens no call and no field that was closed to the giver', () => {
    fc.assert(
      fc.property(rights, rights, (own, given) => {
        if (!coversAll(own, given)) return;
        for (const key of PERMISSION_KEYS)
          for (const level of LEVELS)
            if (allows(given, { keys: [key], level })) expect(allows(own, { keys: [key], level })).toBe(true);
        for (const [section, fields] of Object.entries(own.fields))
          for (const [name, left] of Object.entries(fields))
            for (const permission of PERMISSIONS)
              if (given.fields[section]?.[name]?.includes(permission) ?? true)
                expect(left).toContain(permission);
      }),
    );
  });

  it('nor further than it goes: a scope of venues gives these or fewer', () => {
    fc.assert(
      fc.property(rights, scope, scope, (role, mine, theirs) => {
        const isWithin = mine === undefined || (theirs?.every((id) => mine.includes(id)) ?? false);
        expect(mayGive({ ...role, pointIds: mine }, { ...role, pointIds: theirs })).toBe(isWithin);
      }),
    );
  });
});
