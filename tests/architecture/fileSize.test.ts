import { expect, it } from 'vitest';
import { HOUSE, sourceFiles } from './sources';

/** The wall, and the figures of the sources people love to read. */
const LIMITS = { median: 67, p90: 190, max: 250, tests: 400 } as const;

/** The file such that this share of all files is no longer. */
const percentile = (lengths: readonly number[], share: number): number =>
  lengths[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;

const SHORTER = 'cut the longest of what you have changed where one thought ends and the next begins';

it('files are short: half of them within the median, none over 250', () => {
  const files = sourceFiles(...HOUSE, 'build');
  const lengths = files.map(({ lines }) => lines).sort((one, other) => one - other);
  const figures = {
    median: percentile(lengths, 0.5),
    p90: percentile(lengths, 0.9),
    max: percentile(lengths, 1),
  };
  console.log(
    `${files.length} files: median ${figures.median}, p90 ${figures.p90}, longest ${figures.max} lines`,
  );

  const tooLong = files
    .filter(({ lines }) => lines > LIMITS.max)
    .map(({ path, lines }) => `${path}:${LIMITS.max} of ${lines} lines`);
  expect(tooLong, 'cut it where one thought ends and the next begins').toEqual([]);
  expect(figures.median, SHORTER).toBeLessThanOrEqual(LIMITS.median);
  expect(figures.p90, SHORTER).toBeLessThanOrEqual(LIMITS.p90);
});

it('tests stay readable too, although a table of cases takes its lines', () => {
  const tooLong = sourceFiles('tests').filter(({ lines }) => lines > LIMITS.tests);
  expect(
    tooLong.map(({ path, lines }) => `${path}:${LIMITS.tests} of ${lines} lines`),
    'make tables of its cases, or a second file for the second subject',
  ).toEqual([]);
});
