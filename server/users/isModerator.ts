import type { Deps } from '../Deps';

/** Whether the account of an address decides on venues: MODERATORS names it. Both are lower case. */
export const isModerator = (email: string, { MODERATORS }: Pick<Deps['env'], 'MODERATORS'>): boolean =>
  MODERATORS.includes(email);
