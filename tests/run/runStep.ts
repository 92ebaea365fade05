import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve as resolvePath } from 'node:path';
import type { Outcome } from './Outcome';
import { readReport } from './readReport';
import { readTests, type TestResult } from './readTests';

export interface Step {
  readonly name: string;
  /** A command and its words; `{report}`, here or in `env`, becomes the file its JSON report goes to. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Words that a second run of its red files adds. */
  readonly again?: readonly string[];
}

/** What a step came to, and each test of its report. */
export interface StepResult {
  readonly outcome: Outcome;
  readonly tests: readonly TestResult[];
  /** What was thrown outside every test. */
  readonly outside?: readonly string[];
}

const REPORT = '{report}';

/** Runs the command with its output on the screen; counts its report, or itself as one. */
export const runStep = async ({ name, command, env = {} }: Step): Promise<StepResult> => {
  console.log(`\n== ${name}: ${command.join(' ').replace(REPORT, 'report.json')}`);
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'carte-run-'));
  const report = join(folder, 'report.json');
  const named = Object.entries(env).map(([key, value]) => [key, value?.replace(REPORT, report)] as const);
  const hasReport = [...command, ...Object.values(env)].some((word) => word?.includes(REPORT));
  const exitCode = await run(
    command.map((word) => word.replace(REPORT, report)),
    Object.fromEntries(named),
  );
  const read = readJson(report);
  const counts = hasReport
    ? readReport(read, exitCode)
    : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const outside = readJson(`${report}.outside`);
  rmSync(folder, { recursive: true, force: true });
  return {
    outcome: { name, ...counts, seconds: (Date.now() - started) / 1000 },
    tests: readTests(read),
    outside: Array.isArray(outside) ? outside.map(String) : [],
  };
};

const run = ([program = '', ...args]: readonly string[], env: Step['env']): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${resolvePath('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner broke before it wrote its report.
    return undefined;
  }
};
