import type { GuestPage } from '../contract/guest/GuestPage';
import type { ShownPicture } from '../contract/pictureSource';

/** The picture over a page: a venue's own page has the venue's, a menu's page the menu's, each the other's where it has none. */
export const coverOf = ({ path, venue, menu }: GuestPage): ShownPicture | undefined =>
  path === venue.path ? (venue.cover ?? menu?.cover) : (menu?.cover ?? venue.cover);
