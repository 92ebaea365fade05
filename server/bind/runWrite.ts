import { isBusy } from '../db/isBusy';
import { sqlStateOf } from '../db/sqlState';
import { conflict } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import type { World } from '../World';
import { claimKey, findReply, type IdempotencyKey, noteReply } from './idempotency';
import type { Reply } from './Reply';

/** Deadlock, and a transaction that another one has overtaken: both are meant to be tried again. */
const RETRIED = ['40P01', '40001'];
const MAX_TRIES = 3;

export interface Write {
  /** The key the client gave, if it gave one. */
  readonly key: IdempotencyKey | undefined;
  /** Files that came with the call and lie in the store already. */
  readonly names: readonly string[];
  /** The handler, with the world inside the transaction. */
  readonly run: (inside: World) => Promise<Reply>;
}

/**
 * Runs a write in one transaction, together with its idempotency key: either all of it is there, and repeating the call
 * gives the same answer, or nothing is. Files leave the store only after the commit, and new ones only stay with it.
 */
export const runWrite = async (write: Write, world: World): Promise<Reply> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryWrite(write, world);
    } catch (error) {
      if (attempt < MAX_TRIES && RETRIED.includes(sqlStateOf(error) ?? '')) continue;
      // A connection that was lost may have carried the commit: then a row names them. If none does, the sweep takes them.
      if (!isBusy(error)) await world.files.drop(write.names);
      throw error;
    }
  }
};

const tryWrite = async ({ key, names, run }: Write, world: World): Promise<Reply> => {
  const gone: string[] = [];
  let isReplay = false;
  const reply = await world.db.transaction(async (db) => {
    if (key && !(await claimKey(key, { db, clock: world.clock }))) {
      isReplay = true;
      const known = await findReply(key, { db });
      if (!known) throw conflict(refusalTexts.conflict);
      return known;
    }
    const drop = async (leaving: readonly string[]): Promise<void> => {
      gone.push(...leaving);
    };
    const made = await run({ ...world, db, files: { ...world.files, drop } });
    if (key) await noteReply(key, made, { db });
    return made;
  });
  // A file that cannot be removed now is an orphan: the sweep takes it, the write stands.
  await world.files
    .drop(isReplay ? names : gone)
    .catch((error: unknown) => world.log.warn({ err: error }, 'file left'));
  return reply;
};
