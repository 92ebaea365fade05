import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/**
 * A reporter of vitest: writes what was thrown outside every test to the file that `OUTSIDE_ERRORS` names, as a list of
 * texts. The JSON report of vitest leaves these errors out although they fail the run.
 */
export default class ReportOutside implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env.OUTSIDE_ERRORS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
