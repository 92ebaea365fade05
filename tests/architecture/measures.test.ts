import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureHouse } from './measureHouse';

/**
 * What the house may come to, as `npm run measure` counts it. A count may fall, and its ceiling then falls with it; whoever
 * needs a higher one says why in a decision record first (docs/decisions/0048-measures.md).
 */
const CEILINGS: Readonly<Record<string, number>> = {
  'product lines, TypeScript and CSS': 107_462,
  'TypeScript files': 1153,
  'CSS lines': 10_986,
  'CSS files': 45,
  'CSS font sizes': 9,
  'CSS gaps': 8,
  'CSS breakpoints': 5,
  'TypeScript files with one importer': 330,
  'TypeScript files of 25 lines or fewer whose only importer lies in the same folder': 0,
  'functions over 80 lines': 2,
  'functions of more than 3 positional parameters': 7,
  casts: 17,
  'functions read... of unknown values, outside the contract and the provider': 0,
  'calls with an untyped property in body or answer': 0,
  'request properties without a type': 0,
  'lines of tests': 69_607,
};

/** The resources that the ceilings were measured with; one more brings what `new:resource --server` writes of it. */
const RESOURCES = 9;
const OF_A_RESOURCE: Readonly<Record<string, number>> = {
  'product lines, TypeScript and CSS': 350,
  'TypeScript files': 10,
  'TypeScript files with one importer': 5,
  'TypeScript files of 25 lines or fewer whose only importer lies in the same folder': 2,
  'lines of tests': 90,
};
const moreResources =
  readdirSync('resources', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'shared',
  ).length - RESOURCES;
const ceilingOf = (what: string): number =>
  (CEILINGS[what] ?? 0) + moreResources * (OF_A_RESOURCE[what] ?? 0);

it('[DV-06, DV-07] the counts of the house do not rise: make it smaller elsewhere, or say in a decision record why it grew', () => {
  const counts = measureHouse();
  expect(Object.keys(counts)).toEqual(Object.keys(CEILINGS));
  const risen = Object.entries(counts)
    .filter(([what, count]) => count > ceilingOf(what))
    .map(([what, count]) => `${what}: ${count}, at most ${ceilingOf(what)}`);
  expect(
    risen,
    'npm run measure; docs/decisions/0048-measures.md says what is done, `npm run measure -- WORD` where',
  ).toEqual([]);
});
