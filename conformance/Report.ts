/** How a backend meets one expectation. */
export type State = 'ok' | 'differs' | 'missing' | 'optional' | 'skipped';

export interface Finding {
  /** The call, as the table of calls names it: `points.list`. */
  readonly call: string;
  readonly state: State;
  /** What was expected, and the sentence that says so. */
  readonly rule: string;
  readonly from: string;
  /** What was sent and what came, where they differ; the reason, where it was skipped. */
  readonly request?: string;
  readonly answer?: string;
}

/** The order of the table, and the words of its last line. */
const STATES: readonly State[] = ['ok', 'differs', 'missing', 'optional', 'skipped'];

export const makeReport = () => {
  const findings: Finding[] = [];
  return {
    findings,
    add: (finding: Finding): void => void findings.push(finding),
    /** Whether nothing differs, and, unless a backend serves a part on purpose, no call is missing. */
    isGood: ({ isPartial }: { readonly isPartial: boolean }): boolean =>
      findings.every(({ state }) => state !== 'differs' && (isPartial || state !== 'missing')),
  };
};

export type Report = ReturnType<typeof makeReport>;

/** One line for each expectation, and what was sent and came below those that are not met. */
export const printReport = ({ findings }: Pick<Report, 'findings'>): string => {
  const widths = Math.max(4, ...findings.map(({ call }) => call.length));
  const lines = findings.flatMap(({ call, state, rule, from, request, answer }) => [
    `${state.padEnd(8)}  ${call.padEnd(widths)}  ${rule}  [${from}]`,
    ...(state === 'ok' || state === 'optional' ? [] : below({ request, answer })),
  ]);
  const counts = STATES.map((state) => `${findings.filter((one) => one.state === state).length} ${state}`);
  return [...lines, '', counts.join(', ')].join('\n');
};

const below = ({
  request,
  answer,
}: {
  request: string | undefined;
  answer: string | undefined;
}): readonly string[] =>
  [request && `            sent: ${request}`, answer && `            came: ${answer}`].filter(
    (line): line is string => typeof line === 'string',
  );
