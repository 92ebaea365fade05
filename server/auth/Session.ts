import type { ShadowUser } from '../db/tables/people';

/** A live session: a user's, or the inert one of a registration on a taken address, which opens nothing. */
export type Session =
  | { readonly id: number; readonly userId: number; readonly verified: boolean; readonly shadow: null }
  | { readonly id: number; readonly userId: null; readonly verified: false; readonly shadow: ShadowUser };
