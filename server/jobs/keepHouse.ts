import { sweepLimits } from '../auth/rateLimit';
import { sweepSessions } from '../auth/sessions';
import { sweepKeys } from '../bind/idempotency';
import type { World } from '../World';
import { purge } from './purge';
import { sweepFiles } from './sweepFiles';

const HOUR_MS = 60 * 60 * 1000;

/** Everything that is over goes: once at the start and then every hour. @returns stops it, after the round at hand */
export const keepHouse = (world: World): (() => Promise<void>) => {
  let round: Promise<void> = Promise.resolve();
  const begin = (): void => {
    round = round
      .then(() => cleanUp(world))
      .catch((error: unknown) => world.log.error({ err: error }, 'clean-up failed'));
  };
  begin();
  const timer = setInterval(begin, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};

/** One round of it. */
export const cleanUp = async (world: World): Promise<void> => {
  const purged = await purge(world);
  await sweepSessions(world);
  await sweepLimits(world);
  await sweepKeys(world);
  const orphans = await sweepFiles(world);
  world.log.info({ purged, orphans }, 'cleaned up');
};
