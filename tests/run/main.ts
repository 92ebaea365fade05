import { namedRows } from '../trust/namedRows';
import { openRows } from '../trust/openRows';
import { printTrust, type TrustRun } from '../trust/printTrust';
import { findChromium } from './findChromium';
import { BY_HAND, installChromium } from './installChromium';
import { printOutcomes } from './Outcome';
import { runStep, type StepResult } from './runStep';
import { buildStep, journeysStep, postgresStep, runsOnPostgres, sourceSteps } from './steps';

/**
 * `npm test`: everything a newcomer needs to trust the checkout. It ends with the table of the trust catalogue (which rows
 * every database and the browser have proven) and a line per step; the last line is `N passed, N failed`; the exit code is 0
 * only when nothing failed.
 */
const notRun = (name: string, failed: 0 | 1, note: string): StepResult => ({
  outcome: { name, passed: 0, failed, seconds: 0, note },
  tests: [],
});

const journeys = async (): Promise<StepResult> => {
  const browser = findChromium() ?? installChromium();
  return browser ? runStep(journeysStep(browser)) : notRun('journeys', 1, `not run\n${BY_HAND}`);
};

const results: StepResult[] = [];
const take = async (result: StepResult | Promise<StepResult>): Promise<StepResult> => {
  results.push(await result);
  return result;
};
const isJourney = (file: string): boolean => file.startsWith('tests/journeys/');

const runs: TrustRun[] = [];
for (const step of sourceSteps) {
  const { tests } = await take(runStep(step));
  if (tests.length > 0)
    runs.push({ name: 'the embedded database', covers: (file) => !isJourney(file), tests });
}

const again = postgresStep(process.env.TEST_DATABASE_URL);
if (again)
  runs.push({ name: 'PostgreSQL', covers: runsOnPostgres, tests: (await take(runStep(again))).tests });
else await take(notRun('server, trust on PostgreSQL', 0, 'not run: TEST_DATABASE_URL is not set'));

const build = await take(runStep(buildStep));
const walked = await take(
  build.outcome.failed === 0 ? journeys() : notRun('journeys', 1, 'not run: there is no build'),
);
runs.push({ name: 'the browser', covers: isJourney, tests: walked.tests });

const outcomes = results.map(({ outcome }) => outcome);
console.log(printTrust(namedRows(), runs, openRows()));
console.log(printOutcomes(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
