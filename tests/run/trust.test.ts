import { describe, expect, it } from 'vitest';
import { rowsIn } from '../trust/namedRows';
import { openRows } from '../trust/openRows';
import { printTrust, stateOf } from '../trust/printTrust';
import { readTests } from './readTests';
import { runsOnPostgres } from './steps';

/** Put together here, so that this file itself names no row. */
const bracketed = (list: string): string => `[${list}]`;
const AN1 = bracketed('AN1');

describe('the tests of a report', () => {
  it('are read from vitest, with the file and the full title', () => {
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/tests/trust/a.test.ts`,
          assertionResults: [
            { fullName: 'group one', status: 'passed' },
            { fullName: 'group two', status: 'failed' },
          ],
        },
      ],
    };
    expect(readTests(report)).toEqual([
      { file: 'tests/trust/a.test.ts', title: 'group one', passed: true },
      { file: 'tests/trust/a.test.ts', title: 'group two', passed: false, failed: true },
    ]);
  });

  it('hold a file that does not load as one that failed', () => {
    const name = `${process.cwd()}/tests/trust/a.test.ts`;
    expect(readTests({ testResults: [{ name, status: 'failed', assertionResults: [] }] })).toEqual([
      { file: 'tests/trust/a.test.ts', title: 'does not load', passed: false, failed: true },
    ]);
  });

  it('are read from Playwright, once for each project; one that passed at the second try has not passed', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      ok: true,
      file: 'a.spec.ts',
      tests: statuses.map((status) => ({ status })),
    });
    const inner = { title: 'group', specs: [spec('two', 'expected', 'flaky')] };
    const report = {
      config: { rootDir: `${process.cwd()}/tests/journeys` },
      suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected')], suites: [inner] }],
    };
    const file = 'tests/journeys/a.spec.ts';
    expect(readTests(report)).toEqual([
      { file, title: 'one', passed: true },
      { file, title: 'group two', passed: true },
      { file, title: 'group two', passed: false, failed: true },
    ]);
    expect(readTests(undefined)).toEqual([]);
  });
});

describe('a row of the trust catalogue', () => {
  const file = 'tests/trust/a.test.ts';
  const run = (...tests: readonly (readonly [title: string, passed: boolean])[]) => ({
    name: 'PostgreSQL',
    covers: runsOnPostgres,
    tests: tests.map(([title, passed]) => ({ file, title, passed })),
  });
  const good = run([`${AN1} holds`, true]);

  it('is green when all its tests passed in every run of their file', () => {
    expect(stateOf('AN1', new Set([file]), [good, good])).toEqual({ state: 'green', why: [] });
    const both = run([`${bracketed('AN1, AN2')} holds`, true], [`${AN1} fails`, false]);
    expect(stateOf('AN1', new Set([file]), [good, both])).toEqual({
      state: 'failed',
      why: [`failed on PostgreSQL: ${file} "${AN1} fails"`],
    });
    expect(stateOf('AN2', new Set([file]), [both]).state).toBe('green');
  });

  it('is not green when a run did not come to its tests', () => {
    expect(stateOf('AN1', new Set([file]), [good, run(['another', true])])).toEqual({
      state: 'failed',
      why: [`failed on PostgreSQL: no test of it in ${file}`],
    });
    const left = 'tests/trust/left.test.ts';
    expect(stateOf('AN1', new Set([file, left]), [good])).toEqual({
      state: 'not run',
      why: [`not run on PostgreSQL: ${left}`],
    });
    expect(stateOf('AN1')).toEqual({ state: 'missing', why: [] });
  });

  it('need not run on PostgreSQL from the folder of what has no part in it', () => {
    const once = 'tests/trust/once/a.test.ts';
    const tests = [{ file: once, title: `${AN1} holds`, passed: true }];
    const everywhere = { name: 'the embedded database', covers: () => true, tests };
    expect(stateOf('AN1', new Set([once]), [everywhere, run()]).state).toBe('green');
  });

  it('stands in the table with its group; what is not green by its id, and below with its reason', () => {
    const left = 'tests/trust/left.test.ts';
    const named = new Map([
      ['AN1', new Set([file])],
      ['AN2', new Set([left])],
    ]);
    const table = printTrust(named, [good], new Map([['AN3', 'a reason']]));
    expect(table).toMatch(/^AN Authentication +9 +1 {2}AN2 AN3 AN4 AN5 AN6 AN7 AN8 AN9$/m);
    expect(table).toContain(`\n  AN2 not run on PostgreSQL: ${left}\n  AN3 no test: a reason\n`);
    expect(table).toContain('\nproven on: PostgreSQL\n');
    expect(table).toMatch(/^P0: 1 of \d+ green, P1: 0 of \d+ green$/m);
  });

  it('is read from titles one by one and in lists, and never from the ids of the checklist', () => {
    expect(rowsIn(`${AN1}${bracketed('AZ1, AZ10')} x ${bracketed('AN-01')} AN2`)).toEqual([
      'AN1',
      'AZ1',
      'AZ10',
    ]);
  });

  it('without a test stands under Open with its reason', () => {
    const text =
      '# Trust\n\n## Open\n\n| row | why |\n|---|---|\n| AN1 | a reason |\n\n## More\n\n| AN2 | x |\n';
    expect(openRows(text)).toEqual(new Map([['AN1', 'a reason']]));
    expect(openRows('# Trust\n\n## Open\n\n| AN1 | last |\n').get('AN1')).toBe('last');
  });
});
