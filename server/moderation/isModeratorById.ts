import { eq } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { users } from '../db/schema';
import { isModerator } from '../users/isModerator';

/** Whether this person decides on venues. Only confirmed people call, so the address is theirs. */
export const isModeratorById = async (
  userId: number,
  { db, env }: Pick<Deps, 'db' | 'env'>,
): Promise<boolean> => {
  if (env.MODERATORS.length === 0) return false;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user !== undefined && isModerator(user.email, env);
};
