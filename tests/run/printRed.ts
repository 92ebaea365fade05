import type { StepResult } from './runStep';

const LINES = 12;

/** Every red test with the first lines of its message: the step's own output stands far above by now. */
export const printRed = (results: readonly StepResult[]): string => {
  const red = results.flatMap(({ outcome, tests, outside = [] }) => [
    ...tests
      .filter(({ failed }) => failed)
      .map((test) => `${test.file} › ${test.title}\n${firstLines(test.message)}`),
    ...outside.map((error) => `${outcome.name}: thrown outside the tests\n${firstLines(error)}`),
  ]);
  return red.length === 0 ? '' : ['', 'red', ...red].join('\n');
};

const firstLines = (text = ''): string =>
  text
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
