import type { WireRecord } from '../../contract/fields';
import { CAPABILITIES } from '../../contract/vocabulary';
import type { cities, countries, users } from '../db/schema';
import { shownEmail } from './asciiEmail';

export interface UserRow {
  readonly user: typeof users.$inferSelect;
  readonly city: typeof cities.$inferSelect | null;
  readonly country: typeof countries.$inferSelect | null;
}

/** A user as it travels. Nobody carries a status before the address is confirmed. */
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
