import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { makePasswords } from './auth/makePasswords';
import { makeSecrets } from './auth/makeSecrets';
import type { Deps } from './Deps';
import { noAudit } from './engine/history';
import type { Resource } from './engine/Resource';
import { noSlices } from './engine/slices';
import type { Env } from './env';
import { liveOnPostgres, makeLive } from './live/makeLive';
import { loadSections } from './loadSections';
import { type Mailer, outboxMailer, smtpMailer } from './mail/Mailer';
import { resources as own } from './resources';

interface Given extends Pick<Deps, 'db' | 'clock' | 'files' | 'log'>, Partial<Pick<Deps, 'guestDb'>> {
  readonly env: Env;
  /** Absent: Carte's own. */
  readonly resources?: readonly Resource[];
  /** Where the server listens, until PUBLIC_URL says how people reach it. */
  readonly listens: () => string;
  /** Counts the letters, where somebody counts. */
  readonly mailing?: (mailer: Mailer) => Mailer;
}

interface MadeDeps extends Pick<BackgroundTasks, 'left'> {
  readonly deps: Deps;
  /** After the last call, before the database is closed. */
  readonly close: () => Promise<void>;
}

/** Everything that calls, jobs and commands stand on, over an open database. */
export const makeDeps = async ({
  env,
  listens,
  mailing = (mailer) => mailer,
  resources = own,
  ...given
}: Given): Promise<MadeDeps> => {
  const { db, clock, log } = given;
  const mailer = env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, { from: env.MAIL_FROM })
    : outboxMailer(join(env.DATA_DIR, 'outbox'), { from: env.MAIL_FROM, clock, log });
  const live = env.DATABASE_URL === undefined ? makeLive() : liveOnPostgres(env.DATABASE_URL, { db, log });
  const { inBackground, settled, left } = makeBackgroundTasks({ log });
  const deps: Deps = {
    guestDb: db,
    ...given,
    env,
    audit: noAudit,
    flushAudit: async () => undefined,
    continueBatch: () => {},
    inSlices: noSlices,
    live,
    mail: mailing(mailer),
    publicUrl: () => env.PUBLIC_URL ?? listens(),
    inBackground,
    sections: await loadSections(db, resources),
    resources,
    passwords: makePasswords(),
    secrets: makeSecrets(env),
  };
  const close = async (): Promise<void> => {
    await settled();
    await live.close();
    await deps.mail.close();
  };
  return { deps, close, left };
};

interface BackgroundTasks {
  readonly inBackground: Deps['inBackground'];
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** How much is left. */
  readonly left: () => number;
}

/** After the requests that may follow at once, and at no moment that somebody could wait for, ms. */
const LATER = { least: 300, most: 1500 };

/**
 * Work that is done after the answer: not before the call at hand has said its last, so that the time of the answer says
 * nothing about it. Its failures are logged: there is nobody left to tell.
 */
export const makeBackgroundTasks = ({ log }: Pick<Deps, 'log'>): BackgroundTasks => {
  const pending = new Set<Promise<void>>();
  let waiting = new AbortController();
  const begin = (start: Promise<unknown>, task: () => Promise<void>): void => {
    const work: Promise<void> = start
      .then(task)
      .catch((error: unknown) => log.error({ err: error }, 'work after the answer failed'))
      .finally(() => pending.delete(work));
    pending.add(work);
  };
  return {
    inBackground: (task, when = 'now') => {
      const [{ signal }, ms] = [waiting, randomInt(LATER.least, LATER.most)];
      begin(
        when === 'now'
          ? setImmediate()
          : setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined),
        task,
      );
    },
    settled: async () => {
      while (pending.size > 0) {
        // Nobody waits any longer: what was put off is done now.
        waiting.abort();
        waiting = new AbortController();
        await Promise.all(pending);
      }
    },
    left: () => pending.size,
  };
};
