import type { BULK_STATUSES } from '../../contract/bulk';
import { type EndpointKey, endpointOf } from '../../contract/endpoints';
import type { WireRecord } from '../../contract/fields';
import type { SHEET_STATUSES } from '../../contract/sheets/Sheet';
import type { AnswerOf } from '../../dataProvider/call';
import { bulkWords as words } from '../../i18n/bulkWords';

export type OutcomeStatus = (typeof BULK_STATUSES | typeof SHEET_STATUSES)[number];

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

/** Calls that answer with the outcome of each record. */
export type ChangeKey = {
  [K in EndpointKey]: AnswerOf<K> extends Told<RecordOutcome> ? K : never;
}[EndpointKey];

interface Told<Result> {
  readonly results: readonly Result[];
  /** null = nothing was done, or only tried out. */
  readonly change_id: number | null;
}

/** Whether a call answers with the outcome of each record. @throws Error it answers otherwise, by a row of its own */
export const isChange = (key: EndpointKey): key is ChangeKey => endpointOf(key).answer.kind === 'values';

export const answerOf = <Result extends Outcome>({ results, change_id }: Told<Result>): Answer<Result> => ({
  results,
  change: change_id ?? undefined,
});
