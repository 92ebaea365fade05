import { sweepDevices } from '../auth/devices';
import { sweepLimits } from '../auth/rateLimit';
import { sweepSessions } from '../auth/sessions';
import { sweepKeys } from '../bind/idempotency';
import type { OpenDatabase } from '../db/openDatabase';
import type { Metrics, Round } from '../metrics/makeMetrics';
import { userStore } from '../stores/users';
import type { World } from '../World';
import { purge } from './purge';
import { sweepFiles } from './sweepFiles';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Everything that is over goes: once at the start and then every hour. Of several processes on one database one works,
 * and those that come meanwhile leave it to that one.
 * @param tidy what the database wants done now and then; not at the start, when people wait
 * @returns stops it, after the round at hand
 */
export const keepHouse = (
  world: World,
  { tidy, alone }: Pick<OpenDatabase, 'tidy' | 'alone'>,
  { round: seen }: Pick<Metrics, 'round'>,
): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  const work = async (after: () => Promise<void>): Promise<void> => {
    const since = performance.now();
    let removed: Round['removed'] = {};
    let outcome: Round['outcome'] = 'failed';
    try {
      const isMine = await alone(async () => {
        removed = await cleanUp(world);
        await after();
      });
      outcome = isMine ? 'done' : 'skipped';
    } catch (error) {
      world.log.error({ err: error }, 'clean-up failed');
    }
    seen({ outcome, seconds: (performance.now() - since) / 1000, removed });
  };
  const begin = (after: () => Promise<void>): void => {
    last = last.then(() => work(after));
  };
  begin(async () => {});
  const timer = setInterval(() => begin(tidy), HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
};

/** One round of it. @returns how many records and files went, by kind */
export const cleanUp = async (world: World): Promise<Round['removed']> => {
  const purged = await purge(world);
  await sweepSessions(world);
  await userStore.sweepRegistrations(world);
  await userStore.respellAddresses(world);
  await sweepDevices(world);
  await sweepLimits(world);
  await sweepKeys(world);
  const orphans = await sweepFiles(world);
  world.log.info({ purged, orphans }, 'cleaned up');
  return { ...purged, orphans };
};
