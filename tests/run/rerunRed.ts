import type { Step, StepResult } from './runStep';

/** The step for these files alone: vitest and Playwright take the paths as their filter. */
export const onlyFiles = (step: Step, files: readonly string[]): Step => ({
  ...step,
  name: `${step.name}, red files again`,
  command: [...step.command, ...(step.again ?? []), ...files],
});

export const redFiles = ({ tests }: StepResult): readonly string[] => [
  ...new Set(tests.filter(({ failed }) => failed).map(({ file }) => file)),
];

/**
 * What a step came to once its red files have run a second time, alone. A test that is red both times is red. One that
 * was green the second time counts as passed, and the row of the step names it: two suites beside each other on two cores
 * can starve a test of time, and a run of seven thousand must not be lost to that, nor must it be kept quiet.
 */
export const afterRerun = (first: StepResult, again: StepResult): StepResult => {
  const files = new Set(redFiles(first));
  const { passed, failed, seconds, ...rest } = first.outcome;
  // An error outside the tests fails a run too, and no file can be run again for it.
  const stillRed = again.outcome.failed + (first.outside?.length ? 1 : 0);
  const shaky = first.tests.filter((test) => test.failed).map(({ file, title }) => `${file} › ${title}`);
  return {
    outcome: {
      ...rest,
      passed: passed + Math.max(0, failed - stillRed),
      failed: stillRed,
      seconds: seconds + again.outcome.seconds,
      ...(stillRed < failed && { note: `run again, red before: ${shaky.join('; ')}` }),
    },
    tests: [...first.tests.filter(({ file }) => !files.has(file)), ...again.tests],
    outside: [...(first.outside ?? []), ...(again.outside ?? [])],
  };
};
