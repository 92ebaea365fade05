import type { Answer, Endpoint } from '../contract/endpoints';
import { HttpError } from '../contract/errors';
import type { WireRecord } from '../contract/fields/FieldKind';
import { isRecord } from '../contract/isRecord';
import type { CallInput } from './buildRequest';
import { encodeKindId, kindOf } from './kindId';
import { type ListAnswer, type Rework, readList } from './readList';
import { readRecord } from './readRecord';
import { readSection } from './readSection';
import { readSession, type SessionAnswer } from './readSession';

/** What a call answers, by the kind of answer its row names. */
export interface AnswerShapes {
  readonly list: ListAnswer;
  /** After a write it may hold only the id, or nothing at all (3-decisions, Wire format 9). */
  readonly one: WireRecord;
  readonly session: SessionAnswer;
  /** Not read any further here: `parseFieldConfig` and `parseFilters` judge it. */
  readonly section: unknown;
  readonly nothing: WireRecord;
}

type Readers = {
  readonly [K in Answer['kind']]: (
    body: unknown,
    row: Endpoint,
    input: CallInput,
    rework: Rework | undefined,
  ) => AnswerShapes[K] | undefined;
};

/**
 * A row and the JSON it was answered with, as the shape the console works with. One tolerant reader per kind of answer.
 *
 * @throws HttpError `errors.badAnswer`: nothing of that kind can be found in the answer
 */
export const readAnswer = (
  row: Endpoint,
  body: unknown,
  input: CallInput = {},
  rework?: Rework,
): AnswerShapes[Answer['kind']] => {
  const shape = READERS[row.answer.kind](body, row, input, rework);
  if (shape === undefined) throw new HttpError(200, { key: 'errors.badAnswer' });
  return shape;
};

const READERS: Readers = {
  list: (body, row, input, rework) => {
    const list = readList(body, row.answer, input.query, rework);
    return list && { ...list, data: list.data.map((record) => consoleRecord(record, row, input)) };
  },
  one: (body, row, input) => {
    const record = readRecord(body, row.answer);
    // Whoever reads a record needs one; a write may have nothing to say.
    if (!record || (row.method === 'GET' && Object.keys(record).length === 0)) return undefined;
    return consoleRecord(record, row, input);
  },
  session: readSession,
  section: (body, _row, input) => readSection(body, String(input.params?.section)),
  nothing: (body) => (isRecord(body) ? body : {}),
};

/** Where ids of two kinds share numbers, the id names its kind, taken from the record, the address or what was sent. */
const consoleRecord = (record: WireRecord, row: Endpoint, { params, body }: CallInput): WireRecord => {
  if (!row.kindIds) return record;
  const kind = kindOf(record.type) ?? kindOf(params?.type) ?? kindOf(isRecord(body) ? body.kind : undefined);
  if (!kind) return record;
  const { id } = record;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return { ...record, type: kind, ...(isId ? { id: encodeKindId(kind, id) } : {}) };
};
