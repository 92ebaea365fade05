import type { WireRecord } from '../../../contract/fields';
import { CAPABILITIES } from '../../../contract/vocabulary';
import { shownEmail } from '../../auth/asciiEmail';
import type { cities, countries, users } from '../../db/schema';

export interface UserRow {
  readonly user: typeof users.$inferSelect;
  readonly city: typeof cities.$inferSelect | null;
  readonly country: typeof countries.$inferSelect | null;
}

/** A user as it travels (1§3, 2§3). Nobody carries a status before the address is confirmed (1§2). */
export const toWire = ({ user, city, country }: UserRow): WireRecord => ({
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
  two_factor: false,
  receive_offers: user.receiveOffers,
  links: user.links,
  capabilities: CAPABILITIES,
});
