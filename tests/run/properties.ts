import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that try properties, with as many cases as one likes: `npm run properties -- 10000`. */
const FILES = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((name) => /\.test\.tsx?$/.test(name) && /numRuns: .*propertyRuns/.test(readFileSync(name, 'utf8')));

const [wanted = '10000'] = process.argv.slice(2);
const runs = Number(wanted);
if (!Number.isSafeInteger(runs) || runs < 1) {
  console.error(`Expected a number of cases, got "${wanted}": npm run properties -- 10000`);
  process.exit(1);
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...FILES];
spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_RUNS: String(runs) },
}).once('exit', (code) => process.exit(code ?? 1));
