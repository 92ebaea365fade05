import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GuestPages } from '../contract/guest/GuestPages';

/**
 * What draws the pages of guests: made by the build from `guest/`, because the server knows no React. It stands beside the built
 * server; to the sources it lies where the build puts it.
 * @returns undefined = nothing is built: no guest sees a page
 */
export const loadGuestPages = async (): Promise<GuestPages | undefined> => {
  const places = ['./guest.js', '../dist-server/guest.js'].map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(fileURLToPath(place)));
  if (!found) return undefined;
  const { guestPages }: { readonly guestPages: GuestPages } = await import(/* @vite-ignore */ found.href);
  return guestPages;
};
