import { findChromium } from './findChromium';
import { BY_HAND, installChromium } from './installChromium';
import { type Outcome, printOutcomes } from './Outcome';
import { runStep, type Step } from './runStep';

/**
 * `npm test`: everything a newcomer needs to trust the checkout. The last line is `N passed, N failed`; exit code 1 unless
 * nothing failed.
 */
const VITEST = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json={report}',
] as const;
const { TEST_DATABASE_URL: postgres } = process.env;

const quick: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unit, dom, server', command: [...VITEST], env: { TEST_DATABASE_URL: undefined } },
];

const outcomes: Outcome[] = [];
for (const step of quick) outcomes.push(await runStep(step));
outcomes.push(await serverOnPostgres());

const build = await runStep({ name: 'build', command: ['npm', 'run', 'build'] });
outcomes.push(
  build,
  build.failed === 0 ? await journeys() : notRun('journeys', 1, 'not run: there is no build'),
);

console.log(printOutcomes(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

async function serverOnPostgres(): Promise<Outcome> {
  const name = 'server on PostgreSQL';
  if (!postgres) return notRun(name, 0, 'not run: TEST_DATABASE_URL is not set');
  return runStep({ name, command: [...VITEST, '--project=server'] });
}

async function journeys(): Promise<Outcome> {
  const browser = findChromium() ?? installChromium();
  if (!browser) return notRun('journeys', 1, `not run\n${BY_HAND}`);
  return runStep({
    name: 'journeys',
    command: ['playwright', 'test', '--config=tests/journeys/playwright.config.ts', '--reporter=list,json'],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
  });
}

function notRun(name: string, failed: 0 | 1, note: string): Outcome {
  return { name, passed: 0, failed, seconds: 0, note };
}
