import { join, relative } from 'node:path';
import { isRecord } from '../../contract/isRecord';

/** One test of a report. */
export interface TestResult {
  /** From the top of the project, with slashes. */
  readonly file: string;
  /** With the titles of the groups around it. */
  readonly title: string;
  readonly passed: boolean;
  /** It failed; one that was left out has neither passed nor failed. */
  readonly failed?: true;
  readonly ms?: number | undefined;
  /** Why it is red. */
  readonly message?: string | undefined;
}

const FAILED = { failed: true } as const;

type Json = Readonly<Record<string, unknown>>;

const recordsOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const errorOf = (result: Json | undefined): string | undefined =>
  isRecord(result?.error) ? textOf(result.error.message) : undefined;
const fromTop = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');

/** Every test of a vitest or Playwright JSON report, by its full title. */
export const readTests = (report: unknown): readonly TestResult[] => {
  if (!isRecord(report)) return [];
  if (Array.isArray(report.testResults)) return recordsOf(report.testResults).flatMap(vitestFile);
  const rootDir = isRecord(report.config) ? textOf(report.config.rootDir) : '';
  return recordsOf(report.suites).flatMap((suite) => playwrightSuite(suite, rootDir, ''));
};

/** A file that does not load has no tests, and must not look like one that was left out. */
const vitestFile = ({ name, status: whole, message, assertionResults }: Json): readonly TestResult[] => {
  const file = fromTop(textOf(name));
  const tests = recordsOf(assertionResults).map(({ fullName, status, duration, failureMessages }) => ({
    file,
    title: textOf(fullName),
    passed: status === 'passed',
    ...(status === 'failed' && FAILED),
    ms: numberOf(duration),
    message:
      Array.isArray(failureMessages) && failureMessages.length > 0 ? failureMessages.join('\n') : undefined,
  }));
  return tests.length === 0 && whole === 'failed'
    ? [{ file, title: 'does not load', passed: false, ...FAILED, message: textOf(message) || undefined }]
    : tests;
};

/** A spec runs once per project; `ok` also for one that passed when it was tried again, so its runs are asked. */
const playwrightSuite = (suite: Json, rootDir: string, above: string): readonly TestResult[] => [
  ...recordsOf(suite.specs).flatMap((spec) =>
    recordsOf(spec.tests).map(({ status, results }) => ({
      file: fromTop(join(rootDir, textOf(spec.file))),
      title: `${above} ${textOf(spec.title)}`.trim(),
      passed: status === 'expected',
      ...((status === 'unexpected' || status === 'flaky') && FAILED),
      ms: numberOf(recordsOf(results).at(-1)?.duration),
      message: errorOf(recordsOf(results).at(-1)),
    })),
  ),
  ...recordsOf(suite.suites).flatMap((inner) =>
    playwrightSuite(inner, rootDir, `${above} ${textOf(inner.title)}`),
  ),
];
