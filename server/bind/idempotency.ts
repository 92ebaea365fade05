import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError, malformed } from '../ApiError';
import type { Db, DbClock } from '../Deps';
import { preparedQuery } from '../db/preparedQuery';
import { idempotencyKeys } from '../db/schema';
import { apiErrorTexts } from '../texts/apiErrors';
import type { Reply } from './replyOf';

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
export const claimKey = async (key: IdempotencyKey, { db, clock }: DbClock): Promise<boolean> =>
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
export const noteReply = async (
  { userId, key }: IdempotencyKey,
  { status, body, etag }: Reply,
  { db }: Db,
): Promise<void> => {
  const text = body === undefined ? null : JSON.stringify(body);
  await noteQuery(db, undefined).execute({ userId, key, status, body: text, etag: etag ?? null });
};
