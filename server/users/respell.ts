import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Deps } from '../Deps';
import { users } from '../db/schema';
import { asciiEmail } from './asciiEmail';

/**
 * Addresses that earlier builds kept as they were typed get the form in which they are looked up; one whose form belongs to
 * another account stays.
 */
export const respellAddresses = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
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
