import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run db:generate -- --name WHAT`: writes the migration from the tables to what they are now. drizzle-kit names the
 * schema `public` in foreign keys; a database whose search path leads elsewhere has no such tables, so that goes. It compares with
 * the newest snapshot alone: those before it go too.
 */
const FOLDER = 'server/migrations';
const generate = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'server/drizzle.config.ts'];
const { status, stdout, stderr } = spawnSync(process.execPath, [...generate, ...process.argv.slice(2)], {
  encoding: 'utf8',
  stdio: ['inherit', 'pipe', 'pipe'],
});
// The list of all tables, most of which did not change, is for who has to look for a mistake.
if (status === 0) console.log(stdout.trim().split('\n').at(-1));
else console.error(stdout, stderr);
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))) {
  const file = join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const plain = text.replaceAll('"public".', '');
  if (plain !== text) writeFileSync(file, plain);
}
const META = join(FOLDER, 'meta');
const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'));
const replaced = snapshots.sort().slice(0, -1);
for (const old of replaced) rmSync(join(META, old));
if (replaced.length > 0)
  console.log(
    `${META}: ${snapshots.at(-1)} replaces ${replaced.join(', ')}; the next migration is compared with it.`,
  );
process.exitCode = status ?? 1;
