import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/fieldConfig';
import { LEVELS } from '../../contract/rights';
import { PERMISSION_KEYS, PRESETS } from '../../contract/vocabulary';
import { coversAll, keepsOwner, mayEditRole, mayGive } from '../../server/team/delegation';
import { allows, presets, type Rights } from '../../server/team/presets';

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

  it('a chef, who may not set prices, gives no role that may', () => {
    const { chef, bar } = presets;
    expect(coversAll(chef, { ...chef, fields: {} })).toBe(false);
    expect(coversAll(chef, { ...chef, fields: { ...chef.fields, food_general: { price: [] } } })).toBe(true);
    expect(coversAll(chef, bar)).toBe(false);
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

  it('nor edits a role that holds more than theirs, nor makes one that does', () => {
    const { manager, viewer, chef } = presets;
    const opening: Rights = { ...manager, levels: { ...manager.levels, management_points: ['create'] } };
    expect(mayEditRole(manager, viewer, chef)).toBe(true);
    expect(mayEditRole(manager, opening, viewer)).toBe(false);
    expect(mayEditRole(manager, viewer, opening)).toBe(false);
  });
});

describe('the last owner', () => {
  const owner = { memberId: 1, preset: 'owner' } as const;
  const second = { memberId: 2, preset: 'owner' } as const;
  const chef = { memberId: 3, preset: 'chef' } as const;

  it('stays what they are; one of two may go, both together may not', () => {
    expect(keepsOwner([owner, chef], [1])).toBe(false);
    expect(keepsOwner([owner, chef], [3])).toBe(true);
    expect(keepsOwner([owner, second], [1])).toBe(true);
    expect(keepsOwner([owner, second, chef], [2, 1])).toBe(false);
  });
});
