import type { WireRecord } from '../../contract/fields';
import type { Preferences } from '../../contract/preferences';
import { CAPABILITIES } from '../../contract/vocabulary';
import type { cities, countries, users } from '../db/schema';
import { closedCalls } from '../team/closedCalls';
import { type GrantRow, grantOf, permissionsOf } from '../team/grants';
import { SERVED_AREAS } from '../team/servedAreas';
import { shownEmail } from './asciiEmail';

export interface UserRow {
  readonly user: typeof users.$inferSelect;
  readonly city: typeof cities.$inferSelect | null;
  readonly country: typeof countries.$inferSelect | null;
  readonly grants: readonly GrantRow[];
  readonly twoFactor: boolean;
  readonly codesLeft: number;
  readonly preferences: Preferences | null;
  readonly isModerator: boolean;
}

/** A user as it travels. Nobody carries a status before the address is confirmed. */
export const toWire = ({
  user,
  city,
  country,
  grants,
  twoFactor,
  codesLeft,
  preferences,
  isModerator,
}: UserRow): WireRecord => ({
  id: user.id,
  name: user.name,
  last_name: user.lastName,
  patronymic: user.patronymic,
  birthday: user.birthday,
  email: shownEmail(user.email),
  phone: user.phone,
  status: user.state === 'active' ? 'active' : '',
  country,
  city: city && { id: city.id, title: city.title },
  two_factor: twoFactor,
  ...(twoFactor ? { recovery_codes_left: codesLeft } : {}),
  receive_offers: user.receiveOffers,
  // Who still waits for the code will be the owner of a business of their own, and sees what one sees.
  links: user.state === 'unverified' ? SERVED_AREAS : permissionsOf(grants.map(grantOf)),
  capabilities: CAPABILITIES.filter((one) => one !== 'moderation' || isModerator),
  // Once they are saved: until then each device has its own.
  ...(preferences && { preferences: { ...preferences } }),
  closed_calls: user.state === 'unverified' ? [] : closedCalls(grants.map(grantOf)),
});
