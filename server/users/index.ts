import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../Deps';
import { users } from '../db/schema';
import { asciiEmail } from './asciiEmail';
import { account, holdPassword, holdWorking, one, passwordHash, registration } from './read';
import { register, setPassword, update, verify } from './write';

/**
 * Addresses that earlier builds kept as they were typed get the form in which they are looked up; one whose form belongs to
 * another account stays.
 */
const respellAddresses = async ({ db }: Db): Promise<void> => {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.email} ~ '[^ -~]'`);
  for (const { id, email: typed } of rows) {
    const email = asciiEmail(typed);
    if (email === undefined || email === typed) continue;
    const others = alias(users, 'others');
    const account = db
      .select({ id: others.id })
      .from(others)
      .where(and(eq(others.email, email), ne(others.state, 'unverified')));
    await db
      .update(users)
      .set({ email })
      .where(and(eq(users.id, id), notExists(account)));
  }
};

/** Accounts, and registrations that wait for their code. */
export const userStore = {
  one,
  account,
  passwordHash,
  holdPassword,
  holdWorking,
  registration,
  register,
  verify,
  setPassword,
  respellAddresses,
  update,
};
