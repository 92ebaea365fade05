import type { Extent } from './extent';
import type { Step } from './runStep';

const VITEST = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/run/reportOutside.ts',
  '--outputFile.json={report}',
] as const;

const OUTSIDE = { OUTSIDE_ERRORS: '{report}.outside' } as const;

/** What fails fastest. */
export const quickSteps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
];

/** A process, a folder or a flood for each case, and what is timed: CI's work. */
export const NOT_CORE = [
  ...['backup', 'damage', 'disk', 'firstBoot', 'powercut'].map((name) => `trust/once/${name}`),
  ...['bodies', 'spike', 'strangers', 'uploads'].map((name) => `trust/overload/${name}`),
  'trust/authentication/timing',
  ...['embedded', 'folderLock', 'namespaces', 'restore'].map((name) => `server/${name}`),
].map((name) => `tests/${name}.test.ts`);

/** All suites; rules of the code, and that what tools made is fresh, are among the unit tests. */
export const suitesStep = (extent: Extent): Step => ({
  name: 'unit, dom, server, trust',
  command: [...VITEST, ...(extent === 'core' ? NOT_CORE.map((file) => `--exclude=${file}`) : [])],
  env: { TEST_DATABASE_URL: undefined, ...OUTSIDE },
});

/** Suites of the server that ask no database, or only embedded ones of their own. */
export const WITHOUT_DATABASE = [
  'cities',
  'connections',
  'database',
  'embedded',
  'env',
  'failureText',
  'fieldConfigs',
  'folderLock',
  'lock',
  'makeLine',
  'namespaces',
  'oldAccounts',
  'parity',
  'texts',
  'zones',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * What a call lets through, refuses and answers, and what a file or a socket is taken for: proven on the embedded database,
 * and the same on any other. What writes side by side, counts, orders or locks is none of these.
 */
export const BY_THE_CALL_ALONE = [
  'server/ownBackend',
  ...['bodies', 'slow', 'spike', 'strangers', 'uploads'].map((name) => `trust/overload/${name}`),
  ...['hiddenNames', 'matrix', 'roles', 'twins'].map((name) => `trust/authorization/${name}`),
  ...['asking', 'writes'].map((name) => `trust/fieldPermissions/${name}`),
  ...['bodies', 'brokenText'].map((name) => `trust/inputValidation/${name}`),
  'trust/authentication/timing',
  'trust/uploads/wire',
  ...['closedCalls', 'console', 'deviceWords', 'http', 'multipart', 'qr', 'roles', 'ruleTable'].map(
    (name) => `server/${name}`,
  ),
  ...['previewBounds', 'sixtyDishes', 'structuredData'].map((name) => `server/guest/${name}`),
].map((name) => `tests/${name}.test.ts`);

const ONCE = [...WITHOUT_DATABASE, ...BY_THE_CALL_ALONE];

/** What runs on every database: all suites of the server and of trust but those, and but `tests/trust/once`. */
export const runsOnPostgres = (file: string): boolean =>
  /^tests\/(?:server|trust)\//.test(file) && !file.startsWith('tests/trust/once/') && !ONCE.includes(file);

/** The server and trust suites once more, on the PostgreSQL that `TEST_DATABASE_URL` names. */
export const postgresStep = (url: string | undefined): Step | undefined =>
  url?.trim()
    ? {
        name: 'server, trust on PostgreSQL',
        command: [
          ...VITEST,
          '--project=server',
          '--project=trust',
          ...ONCE.map((file) => `--exclude=${file}`),
        ],
        env: { TEST_DATABASE_URL: url, ...OUTSIDE },
      }
    : undefined;

export const buildStep: Step = { name: 'build', command: ['npm', 'run', 'build'] };

export const journeysStep = (browser: string, extent: Extent): Step => ({
  name: 'journeys',
  command: ['playwright', 'test', '--config=tests/journeys/playwright.config.ts', '--reporter=list,json'],
  env: { CHROMIUM_PATH: browser, JOURNEYS: extent, PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
  again: ['--trace=retain-on-failure'],
});
