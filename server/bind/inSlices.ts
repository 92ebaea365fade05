import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { ApiError } from '../ApiError';
import type { Deps } from '../Deps';
import { isBusy } from '../db/databaseErrors';
import { type ManyRows, SLICE, type SliceAt } from '../engine/slices';
import { apiErrorTexts } from '../texts/apiErrors';
import { findReply, type IdempotencyKey, runWrite } from './runWrite';

/** The first slice, with what the others need to go on from wherever the act stands. */
interface Begun<Row, Told> extends Slice<Told> {
  readonly batch: string;
  readonly left: readonly Row[];
}

interface Slice<Told> {
  readonly told: readonly Told[];
  readonly entry: number | null;
}

/**
 * Does an act of many rows slice by slice. Each is a write like any other: a transaction that commits its rows together with its
 * history and with what is told of it; in the history all are one batch. So whatever ends the act in between, whole slices are
 * done, and the batch takes back exactly those. With an Idempotency-Key each slice has a key of its own: a call that is repeated, at once
 * or after a crash, finds what is done and does the rest. An act of one slice is one write.
 *
 * A slice that is refused ends the act: the rows from there on are told with the reason, and what is done stays. Where the database
 * cannot be reached nobody knows, so the call fails, and repeating it goes on.
 */
export const slicing =
  (key: IdempotencyKey | undefined, deps: Deps): Deps['inSlices'] =>
  async (act) => {
    if (act.isDry) return tryAll(act, deps);
    const begun = await begin(act, key, deps);
    const told = [...begun.told];
    let { entry } = begun;
    for (let left = begun.left; left.length > 0; left = begun.left.slice(told.length - begun.told.length)) {
      const own = key && { ...key, key: `${key.key} ${told.length}` };
      const slice = await next(act, { left, own, batch: begun.batch, told }, deps);
      told.push(...slice.told);
      entry ??= slice.entry;
    }
    return { told, entry };
  };

/** Others come first: a list asks several times, and is to be answered before the next slice. */
const letOthersIn = (since: number): Promise<void> =>
  rest(Math.min(LONGEST_REST_MS, (performance.now() - since) / 4));
const LONGEST_REST_MS = 100;

const bySlice = (): number => SLICE;

const begin = async <Row, Told>(
  { plan, run, next: size = bySlice }: ManyRows<Row, Told>,
  key: IdempotencyKey | undefined,
  deps: Deps,
): Promise<Begun<Row, Told>> => {
  const known = key && (await findReply<Begun<Row, Told>>(key, deps));
  if (known) return known.body;
  const rows = await plan();
  const [first, left] = [rows.slice(0, size(rows)), rows.slice(size(rows))];
  const batch = randomUUID();
  const at = { isFirst: true, isLast: left.length === 0, told: [] };
  // Of a call that was made twice at once the other one may have planned.
  return write({ key, batch, left }, (inside) => run(first, inside, at), deps);
};

interface Left<Row, Told> {
  readonly left: readonly Row[];
  readonly told: readonly Told[];
  readonly own: IdempotencyKey | undefined;
  readonly batch: string;
}

const next = async <Row, Told>(
  { run, leave, next: size = bySlice }: ManyRows<Row, Told>,
  { left, told, own, batch }: Left<Row, Told>,
  deps: Deps,
): Promise<Slice<Told>> => {
  const rows = left.slice(0, size(left));
  const at: SliceAt<Told> = { isFirst: false, isLast: rows.length === left.length, told };
  try {
    const since = performance.now();
    const slice = await write({ key: own, batch }, (inside) => run(rows, inside, at), deps);
    if (!at.isLast) await letOthersIn(since);
    return slice;
  } catch (error) {
    if (isBusy(error)) throw error;
    const isKnown = error instanceof ApiError;
    if (!isKnown) deps.log.error({ err: error }, 'a slice failed');
    const why = isKnown ? error.message : apiErrorTexts.failure;
    return write({ key: own, batch }, async () => left.map((row) => leave(row, why)), deps);
  }
};

interface WrittenSlice<Row> {
  readonly key: IdempotencyKey | undefined;
  readonly batch: string;
  /** The rows behind the first slice of an act. */
  readonly left?: readonly Row[];
}

/** One slice, and under its key what is told of it. */
const write = async <Row, Told>(
  { key, batch, left = [] }: WrittenSlice<Row>,
  run: (inside: Deps) => Promise<readonly Told[]>,
  deps: Deps,
): Promise<Begun<Row, Told>> => {
  const written = async (inside: Deps) => {
    inside.continueBatch(batch);
    const told = await run(inside);
    const entry = (await inside.flushAudit()) ?? null;
    return { status: 200, body: { told, entry, batch, left }, etag: undefined };
  };
  return (await runWrite({ key, names: [], run: written }, deps)).body;
};

const tryAll = async <Row, Told>(
  { plan, run, next: size = bySlice }: ManyRows<Row, Told>,
  deps: Deps,
): Promise<Slice<Told>> => {
  const told: Told[] = [];
  for (let left = await plan(), isFirst = true; left.length > 0; isFirst = false) {
    const since = performance.now();
    const count = size(left);
    const isLast = count >= left.length;
    told.push(...(await run(left.slice(0, count), deps, { isFirst, isLast, told })));
    left = left.slice(count);
    if (!isLast) await letOthersIn(since);
  }
  return { told, entry: null };
};
