import { sweepDevices } from '../auth/devices';
import { sweepLimits } from '../auth/rateLimit';
import { sweepRecoveries } from '../auth/recoveries';
import { tidySecondFactors } from '../auth/secondFactor';
import { sweepSessions } from '../auth/sessions';
import { sweepTickets } from '../auth/tickets';
import { sweepKeys } from '../bind/idempotency';
import type { Deps } from '../Deps';
import type { OpenDatabase } from '../db/openDatabase';
import { sweepChanges } from '../history/sweepChanges';
import type { Metrics, Round } from '../metrics/makeMetrics';
import { sweepNotices } from '../notices/readNotices';
import { sweepInvitations } from '../staff/invitations';
import { purgeMembers } from '../staff/purgeMembers';
import { userStore } from '../users';
import { purgeBins } from './purgeBins';
import { sweepFiles } from './sweepFiles';
import { tellBins } from './tellBins';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Everything that is over goes: once at the start and then every hour. Of several processes on one database one works,
 * and those that come meanwhile leave it to that one. The database is tidied every minute: dead rows that wait for an hour
 * make a busy one grow, on the disk and in memory.
 * @returns stops it, after the round at hand
 */
export const startMaintenance = (
  deps: Deps,
  { tidy, alone }: Pick<OpenDatabase, 'tidy' | 'alone'>,
  { round: seen }: Pick<Metrics, 'round'>,
): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  const clean = async (): Promise<void> => {
    const since = performance.now();
    let removed: Round['removed'] = {};
    let outcome: Round['outcome'] = 'failed';
    try {
      const isMine = await alone(async () => {
        removed = await cleanUp(deps);
      });
      outcome = isMine ? 'done' : 'skipped';
    } catch (error) {
      deps.log.error({ err: error }, 'clean-up failed');
    }
    seen({ outcome, seconds: (performance.now() - since) / 1000, removed });
  };
  const tidyUp = (): Promise<void> =>
    tidy().catch((error: unknown) => deps.log.error({ err: error }, 'tidying failed'));
  const begin = (work: () => Promise<void>): void => {
    last = last.then(work);
  };
  begin(clean);
  const timers = [setInterval(() => begin(clean), HOUR_MS), setInterval(() => begin(tidyUp), MINUTE_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await last;
  };
};

/** One round of it. @returns how many records and files went, by kind */
export const cleanUp = async (deps: Deps): Promise<Round['removed']> => {
  const purged = await purgeBins(deps);
  const staff = await purgeMembers(deps);
  const told = await tellBins(deps);
  await sweepInvitations(deps);
  await sweepSessions(deps);
  await userStore.sweepRegistrations(deps);
  await userStore.respellAddresses(deps);
  await sweepRecoveries(deps);
  await sweepTickets(deps);
  await tidySecondFactors(deps);
  await sweepDevices(deps);
  await sweepLimits(deps);
  await sweepKeys(deps);
  await sweepNotices(deps);
  const changes = await sweepChanges(deps);
  const orphans = await sweepFiles(deps);
  deps.log.info({ purged, staff, told, changes, orphans }, 'cleaned up');
  return { ...purged, staff, changes, orphans };
};
