import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verdictOf } from './report/Figure';
import { RESULTS, type Report } from './report/publish';
import { sinceLast } from './report/sinceLast';
import { table } from './report/table';

/** Every part is a process of its own: what one leaves in memory must not burden the next. */
const PARTS = ['form', 'list', 'bytes', 'cold', 'start', 'manyFoods', 'backend'] as const;

const options = process.argv.slice(2);

const run = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" ended with ${status}: see above.`);
};

/** What each step took: all of it shall be done in ten minutes. */
const took: (readonly [step: string, seconds: number])[] = [];
const timed = (step: string, work: () => void): void => {
  const from = performance.now();
  work();
  took.push([step, Math.round((performance.now() - from) / 1000)]);
};
timed('build', () => {
  run('npm', 'run', 'build');
  run('npm', 'run', 'bench:build');
});
for (const part of PARTS)
  timed(part, () => run('npx', 'tsx', `bench/${part}/main.ts`, ...(part === 'backend' ? options : [])));
const seconds = took.reduce((sum, [, each]) => sum + each, 0);
const duration = `${Math.floor(seconds / 60)} min ${seconds % 60} s (${took.map(([step, each]) => `${step} ${each}`).join(', ')})`;

const reports = await Promise.all(
  PARTS.map(async (part) => JSON.parse(await readFile(join(RESULTS, `${part}.json`), 'utf8')) as Report),
);
const figures = reports.flatMap((report) => report.figures);
const missed = figures.filter((figure) => verdictOf(figure) === 'missed');
const notes = await readFile(join('bench', 'notes.md'), 'utf8');
const surroundings = Object.entries({
  ...Object.assign({}, ...reports.map((report) => report.with)),
  took: duration,
})
  .map(([name, value]) => `- ${name}: ${value}`)
  .join('\n');

const LAST = join('bench', 'results.json');
const last = JSON.parse(await readFile(LAST, 'utf8')) as readonly Report[];

await writeFile(
  join('bench', 'RESULTS.md'),
  `# The last full run

Written by \`npm run bench\`; \`README.md\` says how to read it.

${surroundings}

${figures.filter((figure) => verdictOf(figure) === 'met').length} budgets met, ${missed.length} missed.

${reports.map(({ part, figures: own }) => `## ${part}\n\n${table(own)}`).join('\n\n')}

${notes}`,
);
await writeFile(LAST, `${JSON.stringify(reports, null, 2)}\n`);
const before = last.flatMap((report) => report.figures);
console.log(
  `\nall\n\n${table(figures)}\n\n${missed.length} budgets missed, in ${duration}.\n\n${sinceLast(before, figures)}`,
);
