import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A mistake of the person at the keyboard: told in a sentence, without a stack. */
export class UsageError extends Error {}

/** What a generator is about to write: nothing reaches the disk before all of it is known to fit. */
export interface Plan {
  readonly created: ReadonlyMap<string, string>;
  readonly edited: ReadonlyMap<string, string>;
  /** What is run once the files stand: it makes more of them. */
  readonly commands: readonly string[];
  /** What the person does next, one line each. */
  readonly next: readonly string[];
}

export type Edit = (text: string) => string;

/** Paths are read from the top of the project, where npm runs its scripts. */
export const plan = (
  created: Readonly<Record<string, string>>,
  edits: Readonly<Record<string, Edit>>,
  next: readonly string[],
  commands: readonly string[] = [],
): Plan => {
  const taken = Object.keys(created).filter((path) => existsSync(path));
  if (taken.length > 0) {
    throw new UsageError(
      `${taken.join(', ')} exists already, and nothing is overwritten. Take another name.`,
    );
  }
  const edited = Object.entries(edits).map(
    ([path, edit]) => [path, edit(readFileSync(path, 'utf8'))] as const,
  );
  return { created: new Map(Object.entries(created)), edited: new Map(edited), commands, next };
};

/** Writes the plan, lays it out as the formatter wants it, and says what was done. */
const carryOut = ({ created, edited, commands, next }: Plan): void => {
  const files = [...created, ...edited];
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files.map(([path]) => path)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The formatter refused what was written:\n${stderr}`);
  for (const [path, text] of created)
    console.log(`  wrote   ${path} (${text.trimEnd().split('\n').length} lines)`);
  for (const path of edited.keys()) console.log(`  changed ${path}`);
  for (const command of commands) {
    console.log(`\n${command}`);
    if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0)
      throw new Error(`"${command}" failed. The files above stand; mend what it says and run it again.`);
  }
  console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
};

/** Runs a generator: a wrong call ends with its sentence and exit code 1. */
export const generate = (make: (args: readonly string[]) => Plan): void => {
  try {
    carryOut(make(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
