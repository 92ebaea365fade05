import type { RaRecord } from 'react-admin';
import { readVisibility } from './readVisibility';

/** Where guests see a record; undefined while they do not, and where its backend has no such pages. */
export const guestPageOf = (record: RaRecord | undefined): string | undefined => {
  const address: unknown = record?.guest_url;
  const isSeen = readVisibility(record)?.is_visible === true;
  // A page of a host, never a script.
  return isSeen && typeof address === 'string' && /^(?:\/|https?:)/.test(address) ? address : undefined;
};
