/** What one step of the run came to; a step without tests of its own counts as one. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it was not run, or what else a reader should know. */
  readonly note?: string;
}

/** The table of the steps and, as its last line, exactly `N passed, N failed`. */
export const printOutcomes = (outcomes: readonly Outcome[]): string => {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, passed, failed, seconds, note }) => {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
    return `${name.padEnd(width)} ${counts}${note ? `   ${note}` : ''}`;
  });
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, each) => total + each[count], 0);
  return ['', ...rows, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
};
