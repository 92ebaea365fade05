import { LEVELS } from '../../contract/rights';
import { PERMISSION_KEYS, type Preset } from '../../contract/vocabulary';
import { isUnlimited, type Rights } from './grants';

/** What somebody may do, and for which venues; undefined = all of the business. */
export interface RoleScope extends Rights {
  readonly pointIds: readonly number[] | undefined;
}

/** Whether one role holds everything that another does: every level of every area, and of every field as much. */
export const coversAll = (own: Rights, other: Rights): boolean => {
  if (isUnlimited(own)) return true;
  if (isUnlimited(other)) return false;
  const areLevelsHeld = PERMISSION_KEYS.every((key) =>
    LEVELS.every((level) => !other.levels[key]?.includes(level) || own.levels[key]?.includes(level)),
  );
  // What is locked for oneself stays locked for whom one lets in: a field that the other role says nothing of is open there.
  const areFieldsHeld = Object.entries(own.fields).every(([section, fields]) =>
    Object.entries(fields).every(
      ([name, left]) =>
        other.fields[section]?.[name]?.every((permission) => left.includes(permission)) ?? false,
    ),
  );
  return areLevelsHeld && areFieldsHeld;
};

/** Whether somebody may let another in with this role and scope: nobody gives what they do not hold, nor further than it goes. */
export const mayGive = (own: RoleScope, given: RoleScope): boolean => {
  const { pointIds } = own;
  const isWithin = pointIds === undefined || (given.pointIds?.every((id) => pointIds.includes(id)) ?? false);
  return isWithin && coversAll(own, given);
};

/** Whether somebody may change a role from one into the other: neither may hold more than theirs. */
export const mayEditRole = (own: Rights, before: Rights, after: Rights): boolean =>
  coversAll(own, before) && coversAll(own, after);

interface Membership {
  readonly memberId: number;
  readonly preset: Preset | undefined;
}

/** Whether a business still has an owner when these members are no longer what they were. */
export const keepsOwner = (members: readonly Membership[], leaving: readonly number[]): boolean =>
  members.some(({ memberId, preset }) => preset === 'owner' && !leaving.includes(memberId));
