import { eq } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { members, roles, users } from '../db/schema';
import { shownName } from '../engine/history';
import { PlainError } from '../PlainError';

/** The number of a member as an operator types it. @throws PlainError */
export const memberNumber = (typed: string): number => {
  if (!/^\d{1,9}$/.test(typed))
    throw new PlainError('Expected the number of a member, as `team EMAIL` prints it.');
  return Number(typed);
};

/** A member with their role and account, locked until the transaction ends. @throws PlainError there is none who has an account */
export const lockMember = async (
  id: number,
  { db, withRole }: { readonly db: Deps['db']; readonly withRole: boolean },
) => {
  const [row] = await db
    .select({ member: members, role: roles, email: users.email, name: shownName })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, id))
    .for('update', { of: withRole ? [members, roles] : members });
  if (!row) throw new PlainError(`There is no member ${id} who has an account.`);
  return row;
};
