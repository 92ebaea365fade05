import { and, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { members } from '../db/schema';
import { windowStart } from '../engine/binWindow';

/** Members whose seven days in the bin are over go for ever; their accounts and what they did stay. @returns how many */
export const purgeMembers = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const gone = await db
    .delete(members)
    .where(and(isNotNull(members.deletedAt), lte(members.deletedAt, windowStart(clock()))))
    .returning({ id: members.id });
  return gone.length;
};
