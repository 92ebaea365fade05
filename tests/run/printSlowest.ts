import type { StepResult } from './runStep';

const COUNT = 20;

/** The files that took longest, so that whoever makes one slower sees it. */
export const printSlowest = (results: readonly Pick<StepResult, 'outcome' | 'tests'>[]): string => {
  const times = new Map<string, number>();
  for (const { outcome, tests } of results)
    for (const { file, ms = 0 } of tests) {
      const key = `${file} (${outcome.name})`;
      times.set(key, (times.get(key) ?? 0) + ms);
    }
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, COUNT);
  const rows = slowest.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return ['', 'the slowest files', ...rows].join('\n');
};
