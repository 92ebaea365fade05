import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStorage } from './BlobStorage';

/*
 * While a backup is made nothing is taken off blob storage: its rows are of one moment, its files are copied after it, and a
 * file that is deleted in between would be missing in the copy. Whoever removes files looks for the hold first; what it
 * leaves behind is an orphan, and the sweep's. The hold lies in blob storage, where all processes see it.
 */
const HOLD = 'backup.hold';
/** So long a process may believe what it saw. */
const LOOK_MS = 2_000;
/** A killed backup holds nothing longer than this. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

const heldUntil = async (blobs: BlobStorage): Promise<number> => {
  const found = await blobs.open(HOLD);
  return found ? Number(await text(found.stream)) : 0;
};

/** @returns whether a backup is being made, as this process saw it at most two seconds ago */
export const holdSeen = (blobs: BlobStorage): (() => Promise<boolean>) => {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let seen = Promise.resolve(false);
  return () => {
    const now = performance.now();
    if (now - lookedAt >= LOOK_MS) {
      lookedAt = now;
      seen = heldUntil(blobs).then((until) => until > Date.now());
      // What could not be asked is asked again.
      seen.catch(() => {
        lookedAt = Number.NEGATIVE_INFINITY;
      });
    }
    return seen;
  };
};

/** Holds everything in blob storage, once every process has seen it. @returns what ends the hold; undefined = another backup holds it */
export const takeHold = async (blobs: BlobStorage): Promise<(() => Promise<void>) | undefined> => {
  if ((await heldUntil(blobs)) > Date.now()) return undefined;
  const renew = () =>
    blobs.write([
      { name: HOLD, bytes: Buffer.from(String(Date.now() + LEASE_MS)), mime: 'text/plain; charset=utf-8' },
    ]);
  await renew();
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew().catch(() => undefined);
  }, RENEW_MS);
  // Twice as long: a removal that was decided before may still be on its way.
  await wait(2 * LOOK_MS);
  return async () => {
    clearInterval(timer);
    await renewing;
    await blobs.remove([HOLD]);
  };
};
