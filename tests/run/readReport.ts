import { isRecord } from '../../contract/isRecord';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * The counts of a vitest or Playwright JSON report. A run that fails without a failed test (a file that does not load, an
 * error outside the tests, no report at all) has failed once all the same, and a run of no tests proves nothing.
 */
export const readReport = (report: unknown, exitCode: number | null): Counts => {
  const { passed, failed } = isRecord(report)
    ? (vitestCounts(report) ?? playwrightCounts(report) ?? NONE)
    : NONE;
  const isBroken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failed };
};

const NONE: Counts = { passed: 0, failed: 0 };

const vitestCounts = (report: Readonly<Record<string, unknown>>): Counts | undefined => {
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report;
  if (typeof passed !== 'number' || typeof failed !== 'number') return undefined;
  const files = Array.isArray(testResults) ? testResults.filter(isRecord) : [];
  return { passed, failed: failed + files.filter(didNotLoad).length };
};

const didNotLoad = ({ status, assertionResults }: Readonly<Record<string, unknown>>): boolean =>
  status === 'failed' && Array.isArray(assertionResults) && assertionResults.length === 0;

const playwrightCounts = ({ stats, errors }: Readonly<Record<string, unknown>>): Counts | undefined => {
  if (!isRecord(stats)) return undefined;
  const of = (name: string): number => (typeof stats[name] === 'number' ? stats[name] : 0);
  // A flaky test passed only when it was tried again: that is a failure. Skipped ones are held by an architecture test.
  const beside = Array.isArray(errors) ? errors.length : 0;
  return { passed: of('expected'), failed: of('unexpected') + of('flaky') + beside };
};
