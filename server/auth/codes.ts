import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { Deps } from '../Deps';
import { codes } from '../db/schema';

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_TRIES = 5;
/** Ids begin at 1. */
const NOBODY = 0;

type CodeDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * A new code for a registration; the ones before it are void. One on a taken address has its code too, which is sent to
 * nobody and confirms nothing: so both are the same work. @returns four digits, kept only as a hash
 */
export const issueCode = async (userId: number, { db, clock }: CodeDeps): Promise<string> => {
  const code = String(randomInt(limits.codeMin, limits.codeMax + 1));
  const now = clock();
  await db.delete(codes).where(eq(codes.userId, userId));
  await db.insert(codes).values({
    userId,
    codeHash: hashCode(code, randomBytes(16).toString('base64url')),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  return code;
};

/**
 * Tries a code: true once, and only for the live code of this registration. Every try counts, before it is validated.
 * @param userId undefined = nobody waits for a code: it asks as much and says no
 */
export const tryCode = async (
  userId: number | undefined,
  code: string,
  { db, clock }: CodeDeps,
): Promise<boolean> => {
  const isLive = and(
    eq(codes.userId, userId ?? NOBODY),
    isNull(codes.usedAt),
    gt(codes.expiresAt, clock()),
    lt(codes.tries, MAX_TRIES),
  );
  const newest = db.select({ id: codes.id }).from(codes).where(isLive).orderBy(desc(codes.id)).limit(1);
  // One statement whether there is such a code or not, so that the time does not tell (AN2).
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, sql`${newest}`), isLive))
    .returning({ id: codes.id, codeHash: codes.codeHash });
  if (!row || !isSame(code, row.codeHash)) return false;
  const used = await db
    .update(codes)
    .set({ usedAt: clock() })
    .where(and(eq(codes.id, row.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length === 1;
};

/** Salted, so that equal codes do not look equal; against a stolen table only the ten minutes help. */
const hashCode = (code: string, salt: string): string =>
  `${salt}$${createHash('sha256').update(`${salt}$${code}`).digest('base64url')}`;

const isSame = (code: string, hash: string): boolean => {
  const given = Buffer.from(hashCode(code, hash.split('$')[0] ?? ''));
  const wanted = Buffer.from(hash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
