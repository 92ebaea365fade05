import type { Step } from './runStep';

const VITEST = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json={report}',
] as const;

/** Everything that needs no build, in the order in which it fails fastest. */
export const sourceSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  // House rules, and that what tools made is fresh, are among the unit tests.
  { name: 'unit, dom, server, trust', command: VITEST, env: { TEST_DATABASE_URL: undefined } },
];

/** What runs on every database: all that does not lie in `tests/trust/once`. */
export const runsOnPostgres = (file: string): boolean =>
  /^tests\/(?:server|trust)\//.test(file) && !file.startsWith('tests/trust/once/');

/** The server and trust suites once more, on the PostgreSQL that `TEST_DATABASE_URL` names. */
export const postgresStep = (url: string | undefined): Step | undefined =>
  url?.trim()
    ? {
        name: 'server, trust on PostgreSQL',
        command: [...VITEST, '--project=server', '--project=trust'],
        env: { TEST_DATABASE_URL: url },
      }
    : undefined;

export const buildStep: Step = { name: 'build', command: ['npm', 'run', 'build'] };

export const journeysStep = (browser: string): Step => ({
  name: 'journeys',
  command: ['playwright', 'test', '--config=tests/journeys/playwright.config.ts', '--reporter=list,json'],
  env: { CHROMIUM_PATH: browser, JOURNEYS: 'short', PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
});
