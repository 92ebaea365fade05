import { randomUUID } from 'node:crypto';
import { conflict } from '../ApiError';
import type { Deps } from '../Deps';
import { isBusy, sqlStateOf } from '../db/databaseErrors';
import { type AuditEntry, saveChanges } from '../engine/history';
import { holdForCommit } from '../live/afterCommit';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Belief } from './authenticate';
import { claimKey, findReply, type IdempotencyKey, noteReply } from './idempotency';
import type { Reply } from './replyOf';

/** Deadlock, and a transaction that another one has overtaken: both are meant to be tried again. */
const RETRIED = ['40P01', '40001'];
const MAX_TRIES = 3;

export interface Write<Body, Standing = undefined> {
  /** The key the client gave, if it gave one. */
  readonly key: IdempotencyKey | undefined;
  /** Files that came with the call and lie in the store already. */
  readonly names: readonly string[];
  /** Where they were let in on belief; it is asked first, and waited for last. */
  readonly belief?: Belief | undefined;
  /** What the handler goes by; it is asked together with who asks and whether their key is new. */
  readonly read?: (inside: Deps) => Promise<Standing> | undefined;
  /** The handler, with the dependencies inside the transaction. */
  readonly run: (inside: Deps, standing: Standing | undefined) => Promise<Reply<Body>>;
}

/**
 * Runs a write in one transaction, together with its idempotency key and its history: either all of it is there, and
 * repeating the call gives the same answer, or nothing is. Files leave the store only after the commit, and new ones only stay with it.
 */
export const runWrite = async <Body, Standing = undefined>(
  write: Write<Body, Standing>,
  deps: Deps,
): Promise<Reply<Body>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryWrite(write, deps);
    } catch (error) {
      if (attempt < MAX_TRIES && RETRIED.includes(sqlStateOf(error) ?? '')) continue;
      // A connection that was lost may have carried the commit: then a row names them. If none does, the sweep takes them.
      if (!isBusy(error)) await deps.files.drop(write.names);
      throw error;
    }
  }
};

const tryWrite = async <Body, Standing>(
  { key, names, belief, read, run }: Write<Body, Standing>,
  deps: Deps,
): Promise<Reply<Body>> => {
  const gone: string[] = [];
  const noted: AuditEntry[] = [];
  const { held, letGo } = holdForCommit(deps);
  let isReplay = false;
  const reply = await deps.db.transaction(async (db) => {
    const confirmed = belief?.confirm(db);
    const claimed = key && claimKey(key, { db, clock: deps.clock });
    const drop = async (leaving: readonly string[]): Promise<void> => {
      gone.push(...leaving);
    };
    const audit = (change: AuditEntry): void => void noted.push(change);
    let batch: string = randomUUID();
    let first: number | undefined;
    const flushAudit = async (): Promise<number | undefined> => {
      const ids = await saveChanges(noted.splice(0), batch, { db, clock: deps.clock });
      first ??= ids[0];
      return first;
    };
    const continueBatch = (earlier: string): void => {
      batch = earlier;
    };
    const inside: Deps = {
      ...deps,
      ...held,
      db,
      files: { ...deps.files, drop },
      audit,
      flushAudit,
      continueBatch,
    };
    const reading = read?.(inside);
    // A repeated write gets its answer, whatever stands there by now.
    reading?.catch(() => {});
    if (key && !(await claimed)) {
      isReplay = true;
      const known = await findReply<Body>(key, { db });
      if (!known) throw conflict(apiErrorTexts.conflict);
      return known;
    }
    const made = await run(inside, await reading);
    // Both travel together; `commit` waits for them: what breaks on this side of the wire must be taken back as well.
    await Promise.all([flushAudit(), key && noteReply(key, made, { db }), confirmed]);
    return made;
  });
  if (!isReplay) letGo();
  // A file that cannot be removed now is an orphan: the sweep takes it, the write stands.
  await deps.files
    .drop(isReplay ? names : gone)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'file left'));
  return reply;
};
