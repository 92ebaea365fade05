import { BULK_STATUSES } from '../../contract/bulk';
import type { WireRecord } from '../../contract/fields';
import { isRecord } from '../../contract/isRecord';
import { SHEET_STATUSES } from '../../contract/sheets/Sheet';
import { bulkWords as words } from '../../i18n/bulkWords';

const STATUSES = [...BULK_STATUSES, ...SHEET_STATUSES] as const;
export type OutcomeStatus = (typeof STATUSES)[number];

/** Outcome of a row: what became of it, or would. `new` and `changed` tell apart what is `done` elsewhere. */
export interface Outcome {
  readonly status: OutcomeStatus;
  readonly id?: number;
  readonly title?: string;
  readonly version?: number;
  /** The entry by which what was done to this row alone is taken back. */
  readonly change_id?: number | null;
  /** Why it is refused: texts by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Outcome of a record: the fields that change, as they were and as they are to be, without what the role does not see. */
export interface RecordOutcome extends Outcome {
  readonly id: number;
  readonly before: WireRecord;
  readonly after: WireRecord;
}

export interface Answer<Result extends Outcome = RecordOutcome> {
  readonly results: readonly Result[];
  /** The entry of the history by which all of it is taken back. */
  readonly change?: number | undefined;
}

/** Whether something is done to a row, or would be. */
export const isTaken = ({ status }: Outcome): boolean =>
  status === 'done' || status === 'new' || status === 'changed';

/** Whether a row stays out although something was asked for it. */
export const isLeft = ({ status }: Outcome): boolean =>
  !['done', 'new', 'changed', 'unchanged'].includes(status);

/** Reason why nothing is done to a row; '' = something is, or it is so already. */
export const problemOf = ({ status, errors }: Outcome): string => {
  if (status === 'missing') return words.gone;
  if (status === 'stale') return words.stale;
  return status === 'refused' ? (Object.values(errors ?? {}).flat()[0] ?? words.refused) : '';
};

/** Entries by which it is taken back: the one of the act, or that of each row, where rows have a history of their own. */
export const entriesOf = ({ change, results }: Answer<Outcome>): readonly number[] => {
  const own = results.flatMap(({ change_id: id }) => (typeof id === 'number' ? [id] : []));
  return own.length > 0 || change === undefined ? own : [change];
};

/** Answer to a change of many records; rows that cannot be read are left out. */
export const readAnswer = (raw: unknown): Answer => {
  if (!isRecord(raw) || !Array.isArray(raw.results))
    throw new Error('Expected {results, change_id} of a change of many rows.');
  const { change_id: change } = raw;
  return { results: raw.results.flatMap(readRecord), ...(typeof change === 'number' && { change }) };
};

const readRecord = (raw: unknown): readonly RecordOutcome[] => {
  const outcome = readOutcome(raw);
  if (!isRecord(raw) || outcome?.id === undefined) return [];
  return [
    {
      ...outcome,
      id: outcome.id,
      before: isRecord(raw.before) ? raw.before : {},
      after: isRecord(raw.after) ? raw.after : {},
    },
  ];
};

/** Keys that every answer has of a row; undefined = none that we know. */
export const readOutcome = (raw: unknown): Outcome | undefined => {
  if (!isRecord(raw)) return undefined;
  const { id, title, version, change_id: change, errors } = raw;
  const status = STATUSES.find((each) => each === raw.status);
  return (
    status && {
      status,
      ...(Number.isInteger(id) && { id: Number(id) }),
      ...(typeof title === 'string' && { title }),
      ...(typeof version === 'number' && { version }),
      ...(typeof change === 'number' && { change_id: change }),
      ...(isRecord(errors) && {
        errors: Object.fromEntries(
          Object.entries(errors).map(([name, texts]) => [name, [texts].flat().map(String)]),
        ),
      }),
    }
  );
};
