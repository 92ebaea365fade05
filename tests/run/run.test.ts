import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byProject } from './byProject';
import { readExtent } from './extent';
import { findChromium, type Search } from './findChromium';
import { printOutcomes } from './Outcome';
import { printRed } from './printRed';
import { readReport } from './readReport';
import { afterRerun, onlyFiles, redFiles } from './rerunRed';
import type { Step } from './runStep';
import {
  BY_THE_CALL_ALONE,
  buildStep,
  journeysStep,
  NOT_CORE,
  postgresStep,
  quickSteps,
  runsOnPostgres,
  suitesStep,
  WITHOUT_DATABASE,
} from './steps';

describe('the run of all tests', () => {
  it('[DC-47] ends with a line that says `N passed, N failed`, below a row per step', () => {
    const lines = printOutcomes([
      { name: 'types', passed: 1, failed: 0, seconds: 3 },
      { name: 'unit', passed: 1200, failed: 2, seconds: 40.25 },
      { name: 'journeys', passed: 0, failed: 1, seconds: 0, note: 'not run: there is no build' },
    ]).split('\n');
    expect(lines.at(-1)).toBe('1201 passed, 3 failed');
    expect(lines.filter((line) => /passed/.test(line))).toHaveLength(4);
    expect(lines.join('\n')).toContain('not run: there is no build');
  });

  const file = (status: string, tests: number) => ({ status, assertionResults: Array(tests).fill({}) });
  const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: readonly object[]) => ({
    numPassedTests,
    numFailedTests,
    testResults,
  });
  const journeys = (stats: object, ...errors: readonly object[]) => ({ stats, errors });

  it.each<[string, report: unknown, exitCode: number | null, passed: number, failed: number]>([
    ['all green', vitest(9, 0, file('passed', 9)), 0, 9, 0],
    ['two red', vitest(7, 2, file('failed', 9)), 1, 7, 2],
    ['a file that does not load', vitest(9, 0, file('failed', 0)), 1, 9, 1],
    ['an error outside the tests', vitest(9, 0), 1, 9, 1],
    ['no tests at all', vitest(0, 0), 0, 0, 1],
    ['journeys', journeys({ expected: 5, unexpected: 1, flaky: 1, skipped: 3 }), 1, 5, 2],
    ['journeys that could not start', journeys({ expected: 0, unexpected: 0, flaky: 0 }, {}), 1, 0, 1],
    ['no report', undefined, 1, 0, 1],
    ['no report, in spite of exit 0', undefined, 0, 0, 1],
    ['killed', undefined, null, 0, 1],
  ])('[DC-47] counts %s', (_rule, report, exitCode, passed, failed) => {
    expect(readReport(report, exitCode)).toEqual({ passed, failed });
  });
});

describe('the search for a browser', () => {
  const search = (working: readonly string[], CHROMIUM_PATH?: string): Search => ({
    env: { CHROMIUM_PATH },
    works: (path) => working.includes(path),
    playwrightPath: () => '/cache/chrome',
  });

  it.each([
    ['CHROMIUM_PATH before all others', ['/mine', '/usr/bin/chromium'], '/mine', '/mine'],
    ['a usual place', ['/usr/bin/google-chrome', '/cache/chrome'], undefined, '/usr/bin/google-chrome'],
    ["Playwright's cache", ['/cache/chrome'], '', '/cache/chrome'],
    ['nothing', [], undefined, undefined],
  ])('[DC-48] finds %s', (_rule, working, wanted, found) => {
    expect(findChromium(search(working, wanted))).toBe(found);
  });

  it('[DC-48] never takes another browser than the one that was asked for', () => {
    expect(() => findChromium(search(['/usr/bin/chromium'], '/typo'))).toThrow('CHROMIUM_PATH is /typo');
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const words = ({ command }: { command: readonly string[] }) => command.join(' ');

  it('[DC-47] npm test runs types, lint, all suites, the build and the journeys', () => {
    expect(scripts.test).toBe('tsx tests/run/main.ts');
    const steps = [...quickSteps, buildStep, suitesStep('most'), journeysStep('/chromium', 'most')];
    const commands = steps.map(words);
    expect(commands.map((command) => command.split(' ')[0]).join(' ')).toBe(
      'tsc biome npm vitest playwright',
    );
    // No project is named, so none is left out.
    expect(commands[3]).not.toMatch(/--project|--exclude/);
  });

  it('[DC-47] by itself it leaves to CI what it names, and CI leaves out nothing of it', () => {
    expect([readExtent({}), readExtent({ TESTS: 'most' })]).toEqual(['core', 'most']);
    expect(() => readExtent({ TESTS: 'all' })).toThrow('TESTS is all');
    const left = suitesStep('core').command.filter((word) => word.startsWith('--exclude='));
    expect(left).toEqual(NOT_CORE.map((file) => `--exclude=${file}`));
    for (const file of NOT_CORE) expect([file, existsSync(file)]).toEqual([file, true]);
    expect(journeysStep('/chromium', 'core').env).toMatchObject({ JOURNEYS: 'core' });
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^export TESTS=most$/m);
  });

  it('[DC-47] what it leaves to CI is left out of every project', () => {
    const list = (step: Step): readonly string[] => {
      const options = step.command.slice(1).filter((word) => !/^(run|--reporter|--outputFile)/.test(word));
      const { stdout } = spawnSync('node_modules/.bin/vitest', ['list', '--filesOnly', ...options], {
        encoding: 'utf8',
      });
      return stdout.split('\n').map((line) => line.replace(/^\[.*\] /, ''));
    };
    expect(list(suitesStep('most'))).toEqual(expect.arrayContaining(NOT_CORE));
    const core = list(suitesStep('core'));
    expect(core).toContain('tests/run/run.test.ts');
    expect(NOT_CORE.filter((file) => core.includes(file))).toEqual([]);
  });

  it('[DC-49] the server and trust suites run again on PostgreSQL only where one is named', () => {
    expect(postgresStep(undefined)).toBeUndefined();
    expect(postgresStep(' ')).toBeUndefined();
    const again = postgresStep('postgres://localhost/test');
    expect(again?.command).toEqual(expect.arrayContaining(['--project=server', '--project=trust']));
    expect(again?.env).toMatchObject({ TEST_DATABASE_URL: 'postgres://localhost/test' });
    expect(suitesStep('core').env).toMatchObject({ TEST_DATABASE_URL: undefined });
  });

  it('[DC-49] what is left out on PostgreSQL asks no database of the run', () => {
    for (const file of WITHOUT_DATABASE) {
      const text = readFileSync(file, 'utf8');
      expect([file, /testDeps|ownDatabase|startKitchen|authCalls|testDatabase/.test(text)]).toEqual([
        file,
        false,
      ]);
    }
  });

  it('[DC-49] what is proven by the call alone is there, and stays out of the second run', () => {
    for (const file of [...WITHOUT_DATABASE, ...BY_THE_CALL_ALONE])
      expect([file, existsSync(file), runsOnPostgres(file)]).toEqual([file, true, false]);
    expect(runsOnPostgres('tests/trust/concurrency/races.test.ts')).toBe(true);
  });

  it('[DC-51] npm run check runs types, lint and unit tests, and nothing that takes longer', () => {
    expect(scripts.check?.split(' && ')).toEqual([
      'tsc --noEmit',
      'biome check --error-on-warnings .',
      'vitest run --project=unit',
    ]);
  });
});

describe('a red file', () => {
  const outcome = { name: 'suites', passed: 8, failed: 2, seconds: 5 };
  const test = (file: string, passed: boolean) => ({
    file,
    title: 'a rule',
    passed,
    ...(!passed && ({ failed: true } as const)),
    message: 'expected 1',
  });
  const first = {
    outcome,
    tests: [test('a.test.ts', false), test('b.test.ts', true), test('c.test.ts', false)],
  };
  const again = (failed: number) => ({
    outcome: { name: 'suites, red files again', passed: 2 - failed, failed, seconds: 1 },
    tests: [test('a.test.ts', failed === 0), test('c.test.ts', true)],
  });

  it('[DC-47] is none of which a test was left out', () => {
    const leftOut = { ...test('d.test.ts', true), passed: false };
    expect(redFiles({ outcome, tests: [leftOut] })).toEqual([]);
    expect(printRed([{ outcome, tests: [leftOut] }])).toBe('');
  });

  it('[DC-47] runs a second time, alone', () => {
    expect(redFiles(first)).toEqual(['a.test.ts', 'c.test.ts']);
    expect(onlyFiles(suitesStep('core'), redFiles(first)).command).toEqual([
      ...suitesStep('core').command,
      'a.test.ts',
      'c.test.ts',
    ]);
  });

  it('[DC-47] of the journeys is recorded while it runs again', () => {
    const step = journeysStep('chromium', 'core');
    const recorded = ['--trace=retain-on-failure', 'a.spec.ts'];
    expect(onlyFiles(step, ['a.spec.ts']).command).toEqual([...step.command, ...recorded]);
  });

  it('[DC-47] is named in the row of its step when it was green the second time', () => {
    const { outcome: both, tests } = afterRerun(first, again(0));
    expect([both.passed, both.failed, both.seconds]).toEqual([10, 0, 6]);
    expect(both.note).toContain('a.test.ts › a rule; c.test.ts › a rule');
    expect(tests.every(({ passed }) => passed)).toBe(true);
  });

  it('[DC-47] stays red when it was red twice, or when something was thrown outside the tests', () => {
    expect(afterRerun(first, again(1)).outcome.failed).toBe(1);
    expect(afterRerun({ ...first, outside: ['Error: late'] }, again(0)).outcome.failed).toBe(1);
  });

  it('[DC-47] stands with its message below all that was printed since', () => {
    expect(printRed([first])).toContain('a.test.ts › a rule\n    expected 1');
    expect(printRed([{ outcome, tests: [], outside: ['Error: late'] }])).toContain(
      'thrown outside the tests',
    );
    expect(printRed([{ outcome, tests: [test('b.test.ts', true)] }])).toBe('');
  });
});

describe('the order of the files', () => {
  const files = Array.from({ length: 60 }, (_, at) => ({
    moduleId: `${at}.test.ts`,
    project: ['unit', 'dom', 'server'][at % 3],
  })) as unknown as Parameters<typeof byProject>[0];

  it('[DC-47] is another with each seed, the same with one, and keeps the files of a project together', () => {
    const orders = [1, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => byProject(files, seed));
    const [first, again, ...others] = orders;
    expect(again).toEqual(first);
    for (const other of others) expect(other).not.toEqual(first);
    for (const order of orders) {
      expect(new Set(order)).toEqual(new Set(files));
      const projects = order.map(({ project }) => project);
      expect(projects.filter((project, at) => project !== projects[at - 1])).toHaveLength(3);
    }
    expect(new Set(orders.map(([one]) => one?.project)).size).toBeGreaterThan(1);
  });
});
