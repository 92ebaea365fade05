import type { Levels } from '../../../contract/rights';
import { roles } from '../../../server/db/schema';
import { memberOf } from '../memberOf';
import type { Kitchen, Owner } from './startKitchen';

interface Duty {
  /** Whose business it is. */
  readonly owner: Owner;
  readonly levels: Levels;
  readonly fields?: (typeof roles.$inferInsert)['fields'];
  /** The venues they are let into. */
  readonly points: readonly number[];
}

/** Somebody of a role of their own in the business of an owner, who has signed in. */
export const colleagueOf = async (
  { owner: { businessId }, levels, fields = {}, points }: Duty,
  kitchen: Kitchen,
): Promise<Owner> => {
  const person = await kitchen.owner();
  const at = { createdAt: kitchen.deps.clock(), updatedAt: kitchen.deps.clock() };
  const [role] = await kitchen.db
    .insert(roles)
    .values({ businessId, title: 'Смена', levels, fields, ...at })
    .returning({ id: roles.id });
  if (!role) throw new Error('no role');
  await memberOf({ userId: person.userId, businessId, role, points }, kitchen);
  return person;
};
