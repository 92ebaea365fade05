import { sweepDevices } from '../auth/devices';
import { sweepLimits } from '../auth/rateLimit';
import { sweepRecoveries } from '../auth/recoveries';
import { sweepSessions } from '../auth/sessions';
import { sweepKeys } from '../bind/idempotency';
import type { Deps } from '../Deps';
import type { OpenDatabase } from '../db/openDatabase';
import { sweepChanges } from '../history/sweepChanges';
import type { Metrics, Round } from '../metrics/makeMetrics';
import { userStore } from '../users';
import { purgeBins } from './purgeBins';
import { sweepFiles } from './sweepFiles';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Everything that is over goes: once at the start and then every hour. Of several processes on one database one works,
 * and those that come meanwhile leave it to that one.
 * @param tidy what the database wants done now and then; not at the start, when people wait
 * @returns stops it, after the round at hand
 */
export const startMaintenance = (
  deps: Deps,
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
        removed = await cleanUp(deps);
        await after();
      });
      outcome = isMine ? 'done' : 'skipped';
    } catch (error) {
      deps.log.error({ err: error }, 'clean-up failed');
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
export const cleanUp = async (deps: Deps): Promise<Round['removed']> => {
  const purged = await purgeBins(deps);
  await sweepSessions(deps);
  await userStore.sweepRegistrations(deps);
  await userStore.respellAddresses(deps);
  await sweepRecoveries(deps);
  await sweepDevices(deps);
  await sweepLimits(deps);
  await sweepKeys(deps);
  const changes = await sweepChanges(deps);
  const orphans = await sweepFiles(deps);
  deps.log.info({ purged, changes, orphans }, 'cleaned up');
  return { ...purged, changes, orphans };
};
