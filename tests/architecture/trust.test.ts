import { expect, it } from 'vitest';
import { namedRows } from '../trust/namedRows';
import { openRows } from '../trust/openRows';
import { groupOf, TRUST_GROUPS, TRUST_ROWS } from '../trust/rows';

const ids = TRUST_ROWS.map(({ id }) => id);

it('the trust catalogue numbers its rows without a gap, in known groups', () => {
  expect(ids.filter((id) => !Object.hasOwn(TRUST_GROUPS, groupOf(id)))).toEqual([]);
  for (const group of Object.keys(TRUST_GROUPS)) {
    const own = ids.filter((id) => groupOf(id) === group);
    expect(own).toEqual(own.map((_, index) => `${group}${index + 1}`));
  }
  expect(TRUST_ROWS.filter(({ rule }) => rule.trim() === '')).toEqual([]);
});

it('every row of the trust catalogue is named by a test, or stands in docs/trust.md with the reason', () => {
  const [named, open] = [namedRows(), openRows()];
  expect(ids.filter((id) => !named.has(id) && !open.has(id))).toEqual([]);
  expect(ids.filter((id) => named.has(id) && open.has(id))).toEqual([]);
  expect([...named.keys(), ...open.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
