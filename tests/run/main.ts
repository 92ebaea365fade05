import { findChromium } from './findChromium';
import { BY_HAND, installChromium } from './installChromium';
import { type Outcome, printOutcomes } from './Outcome';
import { runStep } from './runStep';
import { buildStep, journeysStep, postgresStep, sourceSteps } from './steps';

/**
 * `npm test`: everything a newcomer needs to trust the checkout. The last line is `N passed, N failed`; the exit code is 0
 * only when nothing failed.
 */
const notRun = (name: string, failed: 0 | 1, note: string): Outcome => ({
  name,
  passed: 0,
  failed,
  seconds: 0,
  note,
});

const journeys = async (): Promise<Outcome> => {
  const browser = findChromium() ?? installChromium();
  return browser ? runStep(journeysStep(browser)) : notRun('journeys', 1, `not run\n${BY_HAND}`);
};

const outcomes: Outcome[] = [];
for (const step of sourceSteps) outcomes.push(await runStep(step));

const again = postgresStep(process.env.TEST_DATABASE_URL);
outcomes.push(
  again ? await runStep(again) : notRun('server on PostgreSQL', 0, 'not run: TEST_DATABASE_URL is not set'),
);

const build = await runStep(buildStep);
outcomes.push(build);
outcomes.push(build.failed === 0 ? await journeys() : notRun('journeys', 1, 'not run: there is no build'));

console.log(printOutcomes(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
