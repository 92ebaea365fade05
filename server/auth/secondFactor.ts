import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import { conflict, invalid } from '../ApiError';
import type { Db, Deps } from '../Deps';
import { recoveryCodes, secondFactors } from '../db/schema';
import { apiErrorTexts } from '../texts/apiErrors';
import { dropTickets } from './tickets';
import { hashToken } from './token';
import { newTotpSecret, totpStep } from './totp';

/** One that nobody confirms is begun anew after this long. Until then two tabs show the same. */
const PENDING_MS = 15 * 60 * 1000;

/** What is done inside a transaction. */
type Inside = Pick<Deps, 'db' | 'clock' | 'secrets'>;

export const hasSecondFactor = async (userId: number, { db }: Db): Promise<boolean> => {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length === 1;
};

/** Begins to turn it on. @returns the secret for the app @throws ApiError 409 when it is on */
export const beginSecondFactor = async (userId: number, inside: Inside): Promise<string> => {
  const { db, clock, secrets } = inside;
  const secret = newTotpSecret();
  const fresh = { ...secrets.seal(secret, ownerOf(userId)), createdAt: clock(), lastStep: null };
  const begun = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoNothing()
    .returning({ userId: secondFactors.userId });
  if (begun.length === 1) return secret;
  const row = await hold(userId, inside);
  if (row?.confirmedAt) throw conflict(apiErrorTexts.secondFactorOn);
  const pending = row && isFresh(row, inside) ? secrets.open(row, ownerOf(userId)) : undefined;
  if (pending !== undefined) return pending;
  await db.update(secondFactors).set(fresh).where(eq(secondFactors.userId, userId));
  return secret;
};

/** Turns it on with the first code of the app. @returns the recovery codes @throws ApiError 409, 422 under `code` */
export const confirmSecondFactor = async (
  { userId, code }: { readonly userId: number; readonly code: string },
  inside: Inside,
): Promise<readonly string[]> => {
  const { db, clock, secrets } = inside;
  const row = await hold(userId, inside);
  if (row?.confirmedAt) throw conflict(apiErrorTexts.secondFactorOn);
  const secret = row && isFresh(row, inside) ? secrets.open(row, ownerOf(userId)) : undefined;
  if (secret === undefined) throw conflict(apiErrorTexts.secondFactorBegin);
  const lastStep = totpStep(plainCode(code), { secret, now: clock(), after: null });
  if (lastStep === undefined) throw wrongCode();
  await db
    .update(secondFactors)
    .set({ confirmedAt: clock(), lastStep })
    .where(eq(secondFactors.userId, userId));
  return issueRecoveryCodes(userId, inside);
};

/** Turns it off; what waits for its code waits in vain. */
export const removeSecondFactor = async (userId: number, { db }: Db): Promise<void> => {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await dropTickets(userId, { db });
};

/** The outcome of a code: `off` = nobody is asked for one. */
type CodeVerdict = 'app' | 'recovery' | 'wrong' | 'off';

/** Takes a code of the app, or uses up a recovery code: each is good once, however many calls bring it at a time. */
export const takeCode = async (
  { userId, code }: { readonly userId: number; readonly code: string },
  inside: Inside,
): Promise<CodeVerdict> => {
  const { db, clock, secrets } = inside;
  const row = await hold(userId, inside);
  if (!row?.confirmedAt) return 'off';
  const plain = plainCode(code);
  const secret = secrets.open(row, ownerOf(userId));
  const lastStep = secret && totpStep(plain, { secret, now: clock(), after: row.lastStep });
  if (typeof lastStep === 'number') {
    await db.update(secondFactors).set({ lastStep }).where(eq(secondFactors.userId, userId));
    return 'app';
  }
  return (await spendRecoveryCode({ userId, code: plain }, inside)) ? 'recovery' : 'wrong';
};

export const wrongCode = () => invalid({ code: [apiErrorTexts.wrongTotp] });

/** Forgets what was begun and never confirmed, and seals with the newest key what an older one has sealed. */
export const tidySecondFactors = async ({
  db,
  clock,
  secrets,
  log,
}: Inside & Pick<Deps, 'log'>): Promise<void> => {
  const before = new Date(clock().getTime() - PENDING_MS);
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.confirmedAt), lte(secondFactors.createdAt, before)));
  const [any] = await db.select({ userId: secondFactors.userId }).from(secondFactors).limit(1);
  if (!any) return;
  const old = await db.select().from(secondFactors).where(ne(secondFactors.keyId, secrets.keyId()));
  let lost = 0;
  for (const row of old) {
    const secret = secrets.open(row, ownerOf(row.userId));
    if (secret === undefined) {
      lost += 1;
      continue;
    }
    await db
      .update(secondFactors)
      .set(secrets.seal(secret, ownerOf(row.userId)))
      .where(and(eq(secondFactors.userId, row.userId), eq(secondFactors.secret, row.secret)));
  }
  if (lost > 0) log.warn({ lost }, 'second factors whose key is not here: only recovery codes sign in');
};

type Row = typeof secondFactors.$inferSelect;

const hold = async (userId: number, { db }: Db): Promise<Row | undefined> => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return row;
};

const isFresh = ({ createdAt }: Row, { clock }: Pick<Deps, 'clock'>): boolean =>
  clock().getTime() - createdAt.getTime() < PENDING_MS;

const ownerOf = (userId: number): string => `totp ${userId}`;

/** Apps show `123 456`. */
const plainCode = (code: string): string => code.replace(/\s/g, '');

/** Sixteen letters of 32, so 80 random bits: nobody finds one behind its hash. No letter looks like a digit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** New codes for somebody; the ones before are void. @returns as they are shown, once: `ABCD-EFGH-JKLM-NPQR` */
const issueRecoveryCodes = async (userId: number, { db }: Db): Promise<readonly string[]> => {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes.map((code) => code.replace(GROUP, '$&-'));
};

/** Uses one up. @returns whether it was one of theirs */
const spendRecoveryCode = async (
  { userId, code }: { readonly userId: number; readonly code: string },
  { db }: Db,
): Promise<boolean> => {
  // As it may be typed: small letters, spaces, other dashes or none.
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(plain))))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
};

/** 256 is a multiple of 32, so every letter is as likely. */
const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
