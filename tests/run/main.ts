import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../journeys/startServer';
import { namedRows } from '../trust/namedRows';
import { openRows } from '../trust/openRows';
import { printTrust, type TrustRun } from '../trust/printTrust';
import { readExtent } from './extent';
import { findChromium } from './findChromium';
import { BY_HAND, installChromium } from './installChromium';
import { printOutcomes } from './Outcome';
import { printRed } from './printRed';
import { printSlowest } from './printSlowest';
import { afterRerun, onlyFiles, redFiles } from './rerunRed';
import { runStep, type Step, type StepResult } from './runStep';
import { buildStep, journeysStep, postgresStep, quickSteps, runsOnPostgres, suitesStep } from './steps';

/**
 * `npm test`: what a newcomer needs to trust the checkout, in minutes; with `TESTS=most` all that CI runs. It ends with the
 * table of the trust catalogue (which rows every database and the browser have proven) and a line per step; the last line is
 * `N passed, N failed`; the exit code is 0 only when nothing failed.
 */
const extent = readExtent();
/** Of the order of the tests, the same in each step. */
const seed = process.env.TEST_SEED?.trim() || String(Date.now());
process.env.TEST_SEED = seed;

const notRun = (name: string, failed: 0 | 1, note: string): StepResult => ({
  outcome: { name, passed: 0, failed, seconds: 0, note },
  tests: [],
});

const journeys = async (): Promise<StepResult> => {
  const browser = findChromium() ?? installChromium();
  return browser ? runTests(journeysStep(browser, extent)) : notRun('journeys', 1, `not run\n${BY_HAND}`);
};

/** More red files than this are no accident of a busy machine. */
const MOST_AGAIN = 8;

const runTests = async (step: Step): Promise<StepResult> => {
  const first = await runStep(step);
  const red = redFiles(first);
  return red.length === 0 || red.length > MOST_AGAIN
    ? first
    : afterRerun(first, await runStep(onlyFiles(step, red)));
};

const results: StepResult[] = [];
const take = async (result: StepResult | Promise<StepResult>): Promise<StepResult> => {
  results.push(await result);
  return result;
};
const isJourney = (file: string): boolean => file.startsWith('tests/journeys/');

/** A data folder that the built server has started on once: copied where a first start is not what is tested. */
const prepareData = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'carte-prepared-'));
  await (await startServer({ dataDir: folder, env: { SEED_DEMO: '0' } })).stop();
  // Where backups are asked for while a server works: no file that could be copied.
  rmSync(join(folder, 'control.sock'), { force: true });
  return folder;
};

const runs: TrustRun[] = [];
for (const step of quickSteps) await take(runStep(step));
// Built once for all that follows.
const build = await take(runStep(buildStep));
const isBuilt = build.outcome.failed === 0;
if (isBuilt) {
  process.env.TEST_SERVER = resolve('dist-server/main.js');
  process.env.TEST_DATA_DIR = await prepareData();
}
const { tests } = await take(runTests(suitesStep(extent)));
runs.push({ name: 'the embedded database', covers: (file) => !isJourney(file), tests });

const again = postgresStep(process.env.TEST_DATABASE_URL);
if (again)
  runs.push({ name: 'PostgreSQL', covers: runsOnPostgres, tests: (await take(runTests(again))).tests });
else await take(notRun('server, trust on PostgreSQL', 0, 'not run: TEST_DATABASE_URL is not set'));

const walked = await take(isBuilt ? journeys() : notRun('journeys', 1, 'not run: there is no build'));
runs.push({ name: 'the browser', covers: isJourney, tests: walked.tests });

const outcomes = results.map(({ outcome }) => outcome);
console.log(printTrust(namedRows(), runs, openRows()));
console.log(printSlowest(results));
console.log(printRed(results));
console.log(`\nThe order of the tests: TEST_SEED=${seed} npm test`);
if (extent === 'core') console.log('\nWhat CI runs beyond it: TESTS=most npm test');
console.log(printOutcomes(outcomes));
if (isBuilt) rmSync(String(process.env.TEST_DATA_DIR), { recursive: true, force: true });
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
