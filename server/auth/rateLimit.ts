import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../ApiError';
import type { Db, DbClock } from '../Deps';
import { rateLimits } from '../db/schema';
import { apiErrorTexts } from '../texts/apiErrors';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * What may happen how often (trust.md AN3, AN4; docs/decisions/0017, 0019). A subject is an e-mail address, an IP address, or an
 * account seen from somewhere.
 */
const LIMITS = {
  /** Failed sign-ins of one account from a device that has signed in to it before: nobody else uses these up. */
  'login.device': { max: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins of one account by strangers at one IP address. */
  'login.pair': { max: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins by strangers at one IP address: five people at their limit. */
  'login.ip': { max: 50, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins of one account by strangers, wherever they are. */
  'login.hour': { max: 20, windowMs: HOUR_MS },
  'login.day': { max: 60, windowMs: DAY_MS },
  /** Letters that tell an owner of strangers who guess. */
  'login.letter': { max: 1, windowMs: DAY_MS },
  /** Notices and letters of a new browser of one kind at one address: a script keeps no mark, and is new each time. */
  'device.notice': { max: 1, windowMs: DAY_MS },
  'register.ip': { max: 30, windowMs: HOUR_MS },
  /** Codes sent to one address. */
  'code.email': { max: 3, windowMs: HOUR_MS },
  'code.ip': { max: 30, windowMs: HOUR_MS },
  /** Letters with a link for a new password, asked for by strangers: a customer's mailbox is never flooded. */
  'recover.email': { max: 3, windowMs: HOUR_MS },
  'recover.emailDay': { max: 6, windowMs: DAY_MS },
  /** The same, asked for by a device that has signed in to the account before: strangers do not use these up. */
  'recover.device': { max: 3, windowMs: HOUR_MS },
  'recover.ip': { max: 30, windowMs: HOUR_MS },
  /** Links that were tried; a token of 256 bits is not guessed, this spares the work. */
  'reset.ip': { max: 50, windowMs: HOUR_MS },
  /** Wrong current passwords of one account that is signed in. */
  'password.user': { max: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong codes of an app, at one account whose password was right: from a device that has signed in before, and from others. */
  'totp.device': { max: 10, windowMs: 15 * MINUTE_MS },
  'totp.hour': { max: 20, windowMs: HOUR_MS },
  'totp.day': { max: 60, windowMs: DAY_MS },
  /** Letters that tell an owner of strangers who know the password. */
  'totp.letter': { max: 1, windowMs: DAY_MS },
  /** Tries to turn the second factor off. */
  'totp.remove': { max: 10, windowMs: 15 * MINUTE_MS },
  /** Invitations: of one business, to one address from it, and to one address from anywhere. */
  'invite.business': { max: 60, windowMs: HOUR_MS },
  'invite.pair': { max: 5, windowMs: DAY_MS },
  'invite.email': { max: 20, windowMs: DAY_MS },
  /** Links of invitations that were opened or tried; a token of 256 bits is not guessed, this spares the work. */
  'accept.ip': { max: 300, windowMs: HOUR_MS },
  /** Guesses of codes. */
  'verify.emailDay': { max: 15, windowMs: DAY_MS },
  'verify.emailMonth': { max: 30, windowMs: 30 * DAY_MS },
  'verify.ip': { max: 50, windowMs: HOUR_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts an attempt before it is made, so that attempts made at once cannot slip through together.
 * @throws ApiError 429 with the seconds to wait
 */
export const countAttempt = async (
  name: LimitName,
  subject: string,
  { db, clock }: DbClock,
): Promise<void> => {
  const { isOver, retryAfter } = await takeAttempt(name, subject, { db, clock });
  if (isOver) throw new ApiError(429, apiErrorTexts.tooMany, { retryAfter });
};

export interface Taken {
  readonly isOver: boolean;
  /** It is the first that is over in this time. */
  readonly isFirstOver: boolean;
  /** Seconds until the counter begins anew. */
  readonly retryAfter: number;
}

/** Counts an attempt, as `countAttempt`, and says how it stands instead of refusing. */
export const takeAttempt = async (
  name: LimitName,
  subject: string,
  { db, clock }: DbClock,
): Promise<Taken> => {
  const { max, windowMs } = LIMITS[name];
  const { count, resetAt } = await addToCount({ name, subject, by: 1, windowMs }, { db, clock });
  const retryAfter = Math.max(1, Math.ceil((resetAt.getTime() - clock().getTime()) / 1000));
  return { isOver: count > max, isFirstOver: count === max + 1, retryAfter };
};

interface Counted {
  readonly name: LimitName | 'requests.ip';
  readonly subject: string;
  readonly by: number;
  readonly windowMs: number;
}

/** Adds to a counter that begins anew when its time is over. @returns what it has come to */
export const addToCount = async (
  { name, subject, by, windowMs }: Counted,
  { db, clock }: DbClock,
): Promise<{ readonly count: number; readonly resetAt: Date }> => {
  const now = clock();
  const fresh = new Date(now.getTime() + windowMs);
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(name, subject), count: by, resetAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then ${by}::int else ${rateLimits.count} + ${by}::int end`,
        resetAt: sql`case when ${isOver} then ${fresh.toISOString()}::timestamptz else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt });
  return row ?? { count: by, resetAt: fresh };
};

/** Takes an attempt back that turned out to be fine: only failures are to be counted. */
export const forgiveAttempt = async (name: LimitName, subject: string, { db }: Db): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(name, subject)));
};

/** Forgets all attempts: whoever knows the password was not guessing. */
export const forgetAttempts = async (name: LimitName, subject: string, { db }: Db): Promise<void> => {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, subject)));
};

/** Hashed: the table of counters is no list of addresses. */
const keyOf = (name: Counted['name'], subject: string): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
