import { limits } from '../../contract/limits';

export const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_MS = limits.restoreDays * DAY_MS;

/** The window is over at this very moment or later; what was deleted before it can no longer be restored. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** What was deleted up to here has no more than a day left. */
export const lastDayStart = (now: Date): Date => new Date(windowStart(now).getTime() + DAY_MS);

/** When something leaves the bin for good. */
export const endOfWindow = (deletedAt: Date): Date => new Date(deletedAt.getTime() + WINDOW_MS);

/** Whole or begun days that are left: 7 right after the deletion, 1 in the last hour, never below 0. */
export const daysLeft = (deletedAt: Date | null, now: Date): number | null => {
  if (deletedAt === null) return null;
  const left = Math.ceil((deletedAt.getTime() + WINDOW_MS - now.getTime()) / DAY_MS);
  return Math.min(limits.restoreDays, Math.max(0, left));
};
