import { expect, it } from 'vitest';
import { namedRows } from '../trust/namedRows';
import { openRows } from '../trust/openRows';
import { groupOf, TRUST_GROUPS, TRUST_ROWS } from '../trust/rows';

const ids = TRUST_ROWS.map(({ id }) => id);

it('the trust catalogue numbers its rows without a gap, in known groups', () => {
  expect(
    ids.filter((id) => !Object.hasOwn(TRUST_GROUPS, groupOf(id))),
    'name its group in TRUST_GROUPS (tests/trust/rows.ts)',
  ).toEqual([]);
  for (const group of Object.keys(TRUST_GROUPS)) {
    const own = ids.filter((id) => groupOf(id) === group);
    expect(own, 'number them in tests/trust/rows.ts').toEqual(own.map((_, index) => `${group}${index + 1}`));
  }
  const mute = TRUST_ROWS.filter(({ rule }) => rule.trim() === '');
  expect(mute, 'say in tests/trust/rows.ts what must hold').toEqual([]);
});

it('every row of the trust catalogue is named by a test, or stands in docs/trust.md with the reason', () => {
  const [named, open] = [namedRows(), openRows()];
  expect(
    ids.filter((id) => !named.has(id) && !open.has(id)),
    'put its id into the title of the test that proves it, or its reason into docs/trust.md',
  ).toEqual([]);
  expect(
    ids.filter((id) => named.has(id) && open.has(id)),
    'proven: take it out of docs/trust.md',
  ).toEqual([]);
  const strangers = [...named.keys(), ...open.keys()].filter((id) => !ids.includes(id));
  expect(
    strangers.map((id) => `${id} in ${[...(named.get(id) ?? ['docs/trust.md'])].join(', ')}`),
    'add it to tests/trust/rows.ts, or take it out',
  ).toEqual([]);
});
