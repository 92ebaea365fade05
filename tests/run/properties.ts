import { spawn } from 'node:child_process';

/** The properties of the fields, with as many cases as one likes: `npm run properties -- 50000`. */
const FILES = [
  'tests/contract/fields/law.test.ts',
  'tests/contract/formValues.test.ts',
  'tests/server/parity.test.ts',
  'tests/server/zones.test.ts',
  'tests/kit/form/hostile.test.tsx',
];

const [wanted = '20000'] = process.argv.slice(2);
const runs = Number(wanted);
if (!Number.isSafeInteger(runs) || runs < 1) {
  console.error(`Expected a number of cases, got "${wanted}": npm run properties -- 50000`);
  process.exit(1);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...FILES];
spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS: String(runs) },
}).once('exit', (code) => process.exit(code ?? 1));
