import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './Figure';
import { table } from './table';

/** Where every part leaves its figures for the table of the whole run. */
export const RESULTS = join('dist-bench', 'results');

export interface Report {
  readonly part: string;
  /** What it was measured with: the commit, versions, how often. */
  readonly with: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

/** Prints a part's table and writes it as JSON, with the commit and the versions beside. */
export const publish = async (
  part: string,
  figures: readonly Figure[],
  versions: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const report: Report = { part, with: { ...(await surroundings()), ...versions }, figures };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${part}\n\n${table(figures)}\n`);
};

const PACKAGES = [
  'react',
  '@mui/material',
  'react-hook-form',
  'ra-core',
  'react-admin',
  'fastify',
  'vite',
] as const;

const surroundings = async (): Promise<Readonly<Record<string, string>>> => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >;
  const versionOf = (name: string) => `${name} ${dependencies[name] ?? devDependencies[name]}`;
  return {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    node: process.version,
    machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    packages: PACKAGES.map(versionOf).join(', '),
  };
};
