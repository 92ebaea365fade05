import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { Deps } from '../Deps';
import { recoveryCodes } from '../db/schema';
import { hashToken } from './token';

/** Sixteen letters of 32, so 80 random bits: nobody finds one behind its hash. No letter looks like a digit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** New codes for somebody; the ones before are void. @returns as they are shown, once: `ABCD-EFGH-JKLM-NPQR` */
export const issueRecoveryCodes = async (
  userId: number,
  { db }: Pick<Deps, 'db'>,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes.map((code) => code.replace(GROUP, '$&-'));
};

/** Uses one up. @returns whether it was one of theirs */
export const spendRecoveryCode = async (
  { userId, code }: { readonly userId: number; readonly code: string },
  { db }: Pick<Deps, 'db'>,
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
