import { eq } from 'drizzle-orm';
import type { Preset } from '../../contract/vocabulary';
import { members } from '../../server/db/schema';
import { addMember } from '../../server/seed/seedDemo';
import type { TestDeps } from './testDeps';

interface Membership {
  readonly userId: number;
  readonly businessId: number;
  readonly role: Preset | { readonly id: number };
  /** The venues it is for; left out = all. */
  readonly points?: readonly number[];
}

/** Makes a person a member of somebody's business, by a preset or by a role of its own. @returns the membership's id */
export const memberOf = async (
  { role, ...membership }: Membership,
  { deps }: Pick<TestDeps, 'deps'>,
): Promise<number> => {
  if (typeof role === 'string') return addMember({ ...membership, role }, deps);
  const id = await addMember({ ...membership, role: 'viewer' }, deps);
  await deps.db.update(members).set({ roleId: role.id }).where(eq(members.id, id));
  return id;
};
