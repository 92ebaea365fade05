import { PRESETS } from '../../contract/vocabulary';
import type { DbClock } from '../Deps';
import { businesses, members, roles } from '../db/schema';

/** A business of this person's own: with the roles that every one has, and them as its owner. @returns its id */
export const foundBusiness = async (userId: number, { db, clock }: DbClock): Promise<number> => {
  const at = { createdAt: clock(), updatedAt: clock() };
  const [business] = await db.insert(businesses).values(at).returning({ id: businesses.id });
  if (!business) throw new Error('Expected a row for the business, got none.');
  const made = await db
    .insert(roles)
    .values(PRESETS.map((preset) => ({ businessId: business.id, preset, ...at })))
    .returning({ id: roles.id, preset: roles.preset });
  const owner = made.find(({ preset }) => preset === 'owner');
  if (!owner) throw new Error('Expected the role of the owner among the presets, got none.');
  await db.insert(members).values({ businessId: business.id, userId, roleId: owner.id, ...at });
  return business.id;
};
