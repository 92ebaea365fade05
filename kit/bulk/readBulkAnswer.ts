import { BULK_STATUSES, type BulkResult } from '../../contract/bulk';
import { isRecord } from '../../contract/isRecord';
import { categoryKindOf } from '../../contract/vocabulary';

export interface BulkAnswer {
  readonly results: readonly BulkResult[];
  /** The entry of the history by which all of it is taken back. */
  readonly change?: number;
}

/** The answer of a bulk change; rows that cannot be read are left out. */
export const readBulkAnswer = (raw: unknown): BulkAnswer => {
  if (!isRecord(raw) || !Array.isArray(raw.results))
    throw new Error('Expected {results, change_id} of a bulk change.');
  const { change_id: change } = raw;
  return { results: raw.results.flatMap(readRow), ...(typeof change === 'number' && { change }) };
};

const readRow = (raw: unknown): readonly BulkResult[] => {
  if (!isRecord(raw)) return [];
  const id = Number(raw.id);
  const status = BULK_STATUSES.find((each) => each === raw.status);
  const type = categoryKindOf(raw.type);
  if (!status || !Number.isInteger(id)) return [];
  return [
    {
      id,
      status,
      before: isRecord(raw.before) ? raw.before : {},
      after: isRecord(raw.after) ? raw.after : {},
      ...(typeof raw.title === 'string' && { title: raw.title }),
      ...(typeof raw.version === 'number' && { version: raw.version }),
      ...(type && { type }),
      ...(typeof raw.change_id === 'number' && { change_id: raw.change_id }),
      ...(isRecord(raw.errors) && { errors: readTexts(raw.errors) }),
    },
  ];
};

const readTexts = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(raw).map(([name, words]) => [name, [words].flat().map(String)]));
