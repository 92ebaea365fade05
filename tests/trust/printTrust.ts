import type { TestResult } from '../run/readTests';
import { rowsIn } from './namedRows';
import { groupOf, TRUST_GROUPS, TRUST_ROWS, type TrustRow } from './rows';

/** One run of tests, and which test files belong to it. */
export interface TrustRun {
  /** What it ran on: `embedded`, `PostgreSQL`, `browser`. */
  readonly name: string;
  readonly covers: (file: string) => boolean;
  readonly tests: readonly TestResult[];
}

/** `not run`: its tests were left out here, so this run proves nothing about it, good or bad. */
export interface RowState {
  readonly state: 'green' | 'failed' | 'not run' | 'missing';
  /** What keeps it from being green; a green row needs no words. */
  readonly why: readonly string[];
}

/**
 * A row is green when every file that names it shows, in every run the file belongs to, tests of the row that all
 * passed; so a file that did not load, or was left out on one database, is no green row.
 */
export const stateOf = (
  id: string,
  files: ReadonlySet<string> = new Set(),
  runs: readonly TrustRun[] = [],
): RowState => {
  const proofs = [...files].flatMap((file) =>
    runs.filter(({ covers }) => covers(file)).map((run) => proofOf(id, file, run)),
  );
  if (proofs.length === 0) return { state: 'missing', why: [] };
  const why = proofs.flatMap((proof) => proof.why);
  if (proofs.some(({ state }) => state === 'failed')) return { state: 'failed', why };
  return { state: why.length > 0 ? 'not run' : 'green', why };
};

/** What one file says of a row in one run. */
const proofOf = (id: string, file: string, { name, tests }: TrustRun): RowState => {
  const inFile = tests.filter((test) => test.file === file);
  if (inFile.length === 0) return { state: 'not run', why: [`not run on ${name}: ${file}`] };
  const ofRow = inFile.filter(({ title }) => rowsIn(title).includes(id));
  if (ofRow.length === 0) return { state: 'failed', why: [`failed on ${name}: no test of it in ${file}`] };
  const why = ofRow
    .filter(({ passed }) => !passed)
    .map(({ title }) => `failed on ${name}: ${file} "${title.slice(0, MAX_TITLE)}"`);
  return { state: why.length > 0 ? 'failed' : 'green', why };
};

const MAX_TITLE = 100;

/** The table `npm test` prints: group, rows, green; then each row that is not green, with the reason. */
export const printTrust = (
  named: ReadonlyMap<string, ReadonlySet<string>>,
  runs: readonly TrustRun[],
  open: ReadonlyMap<string, string> = new Map(),
): string => {
  const states = new Map(TRUST_ROWS.map(({ id }) => [id, stateOf(id, named.get(id), runs)]));
  const isGreen = ({ id }: TrustRow): boolean => states.get(id)?.state === 'green';
  const lines = Object.entries(TRUST_GROUPS).map(([group, name]) => {
    const rows = TRUST_ROWS.filter(({ id }) => groupOf(id) === group);
    const rest = rows.filter((row) => !isGreen(row)).map(({ id }) => id);
    return line(`${group} ${name}`, rows.length, rows.length - rest.length, rest.join(' ') || '-');
  });
  const reasons = [...states].flatMap(([id, { state, why }]) => {
    const said = state === 'missing' ? [`no test: ${open.get(id) ?? 'nobody said why'}`] : [...new Set(why)];
    return said.map((text) => `  ${id} ${text}`);
  });
  const sums = ([0, 1] as const).map((priority) => {
    const rows = TRUST_ROWS.filter((each) => each.priority === priority);
    return `P${priority}: ${rows.filter(isGreen).length} of ${rows.length} green`;
  });
  const places = `proven on: ${runs.map(({ name }) => name).join(', ')}`;
  return [
    '',
    line('trust', 'rows', 'green', 'not green'),
    ...lines,
    ...reasons,
    places,
    sums.join(', '),
  ].join('\n');
};

const line = (name: string, rows: number | string, green: number | string, rest: string): string =>
  `${name.padEnd(24)} ${String(rows).padStart(4)} ${String(green).padStart(6)}  ${rest}`;
