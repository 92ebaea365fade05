import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const all = { ...dependencies, ...devDependencies };

it('every dependency has its reason, and every reason its dependency', () => {
  const rows = readFileSync('docs/decisions/0001-dependencies.md', 'utf8').match(/^\| `.*?\|/gm) ?? [];
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect([...named].sort(), 'one line of reason in docs/decisions/0001-dependencies.md').toEqual(
    Object.keys(all).sort(),
  );
});

it('every version is exact: two clones are the same', () => {
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose, 'write the version alone in package.json: npm install --save-exact').toEqual([]);
});

it('nothing is dead: no file, export or dependency that nothing uses', () => {
  // What it has read of a file that has not changed since costs 10 s of processor time; where nothing is kept, keeping costs five.
  const knip = ['node_modules/knip/bin/knip.js', '--no-progress', ...(process.env.CI ? [] : ['--cache'])];
  const { stdout, status } = spawnSync(process.execPath, knip, { encoding: 'utf8' });
  expect(stdout.trim(), 'take it out, or use it: knip names each with its line').toBe('');
  expect(status).toBe(0);
}, 120_000);
