import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Levels } from '../../contract/rights';
import { ENDPOINT_KEYS, rowOf } from '../../contract/rows';
import { PERMISSION_KEYS, PRESETS, type Preset } from '../../contract/vocabulary';
import type { Session } from '../../server/auth/sessions';
import { authorizingOf } from '../../server/bind/authorize';
import { resources } from '../../server/resources';
import { closedCalls } from '../../server/rights/declared';
import { serving } from '../../server/served';
import type { Grant } from '../../server/team/grants';
import { presets } from '../../server/team/grants';
import { propertyRuns } from '../propertyRuns';

const served = serving(resources);
const { grantsFor } = authorizingOf(served.endpoints, { resources });
const grantOf = (rights: Pick<Grant, 'levels' | 'fields'>, pointIds?: readonly number[]): Grant => ({
  businessId: 1,
  memberId: 1,
  pointIds,
  ...rights,
});
const of = (preset: Preset, pointIds?: readonly number[]) =>
  closedCalls([grantOf(presets[preset], pointIds)]);

/** Whether the server refuses a call before it looks at anything else. */
const isRefused = (key: string, grants: readonly Grant[]): boolean => {
  try {
    grantsFor(key, { grants } as unknown as Session);
    return false;
  } catch {
    return true;
  }
};

/** A form that makes a new record asks for its fields besides. */
const isMaking = (key: (typeof ENDPOINT_KEYS)[number]): boolean =>
  rowOf(key).method === 'POST' && rowOf(key).sections !== undefined;

const grant = fc
  .record({
    levels: fc.dictionary(fc.constantFrom(...PERMISSION_KEYS), fc.subarray([...LEVELS])),
    businessId: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({ levels, businessId }): Grant => ({ ...grantOf({ levels: levels as Levels, fields: {} }), businessId }),
  );

describe('the calls that the profile names as closed', () => {
  it('[TM-04] are those that the server refuses, for any roles together', () => {
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 3 }), (grants) => {
        const closed = closedCalls(grants);
        for (const key of ENDPOINT_KEYS.filter((each) => Object.hasOwn(served.endpoints, each))) {
          if (rowOf(key).access !== 'user') expect(closed).not.toContain(key);
          else if (isRefused(key, grants)) expect(closed).toContain(key);
          else if (!isMaking(key)) expect(closed).not.toContain(key);
        }
      }),
      { numRuns: propertyRuns },
    );
  });

  it('[TM-02] a venue is opened by who runs all of a business', () => {
    const all = grantOf({ levels: { management_points: ['view', 'create'] }, fields: {} });
    expect(closedCalls([all])).not.toContain('points.create');
    expect(closedCalls([{ ...all, pointIds: [1] }])).toContain('points.create');
  });

  it.each(PRESETS)('[TM-04] of a %s shrink with another membership, never grow', (preset) => {
    const both = closedCalls([grantOf(presets[preset]), grantOf(presets.bar)]);
    expect(both.filter((key) => !of(preset).includes(key))).toEqual([]);
  });
});
