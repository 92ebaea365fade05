import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError, conflict, malformed } from '../ApiError';
import type { Db, DbClock, Deps } from '../Deps';
import { isBusy, sqlStateOf } from '../db/databaseErrors';
import { preparedQuery } from '../db/preparedQuery';
import { idempotencyKeys } from '../db/schema';
import { type AuditEntry, saveChanges } from '../engine/history';
import { holdForCommit } from '../live/afterCommit';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Belief } from './authenticate';
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

const KEY = /^[\x21-\x7e]{1,200}$/;

export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
  readonly fingerprint: string;
}

/** The key of a request; undefined = it carries none. @throws ApiError 400 */
export const readKey = (header: string | readonly string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) throw malformed();
  return header;
};

/** What makes two requests the same: where they go and what they carry, the bytes of files included. */
export const fingerprintOf = async (method: string, path: string, body: unknown): Promise<string> => {
  const hash = createHash('sha256').update(`${method} ${path}\n`);
  hash.update(JSON.stringify(await withoutFiles(body)) ?? '');
  return hash.digest('hex');
};

const withoutFiles = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) {
    const hash = createHash('sha256');
    // Piece by piece: files of a request lie on the disk, and are not to be in memory all at once.
    for await (const piece of value.stream()) hash.update(piece);
    return { name: value.name, sha256: hash.digest('hex') };
  }
  if (Array.isArray(value)) return Promise.all(value.map(withoutFiles));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(entries.map(async ([key, one]) => [key, await withoutFiles(one)]));
};

/** The answer given to this key before; undefined = it is new. @throws ApiError 422 when it belonged to another request */
export const findReply = async <Body>(
  { userId, key, fingerprint }: IdempotencyKey,
  { db }: Db,
): Promise<Reply<Body> | undefined> => {
  const [endpoint] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!endpoint) return undefined;
  if (endpoint.fingerprint !== fingerprint) throw new ApiError(422, apiErrorTexts.keyReused);
  if (endpoint.status === null) return undefined;
  // What stands under a key was written by the same request: the fingerprint says so.
  return { status: endpoint.status, body: endpoint.body as Body, etag: endpoint.etag ?? undefined };
};

const claimQuery = preparedQuery(
  (db) =>
    db
      .insert(idempotencyKeys)
      .values({
        userId: sql.placeholder('userId'),
        key: sql.placeholder('key'),
        fingerprint: sql.placeholder('fingerprint'),
        createdAt: sql.placeholder('createdAt'),
      })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id }),
  () => 'claim',
);

/**
 * Takes the key inside the write's own transaction; a second request with it waits here until the first has committed.
 * @returns false when another request has it
 */
const claimKey = async (key: IdempotencyKey, { db, clock }: DbClock): Promise<boolean> =>
  (await claimQuery(db, undefined).execute({ ...key, createdAt: clock() })).length === 1;

const noteQuery = preparedQuery(
  (db) =>
    db
      .update(idempotencyKeys)
      .set({
        status: sql`${sql.placeholder('status')}::int`,
        body: sql`${sql.placeholder('body')}::jsonb`,
        etag: sql`${sql.placeholder('etag')}::text`,
      })
      .where(
        and(
          eq(idempotencyKeys.userId, sql.placeholder('userId')),
          eq(idempotencyKeys.key, sql.placeholder('key')),
        ),
      ),
  () => 'note',
);

/** Notes the answer; commits together with the write. */
const noteReply = async (
  { userId, key }: IdempotencyKey,
  { status, body, etag }: Reply,
  { db }: Db,
): Promise<void> => {
  const text = body === undefined ? null : JSON.stringify(body);
  await noteQuery(db, undefined).execute({ userId, key, status, body: text, etag: etag ?? null });
};
