import { join } from 'node:path';
import { makePasswords } from './auth/makePasswords';
import { makeSecrets } from './auth/makeSecrets';
import { type BackgroundTasks, makeBackgroundTasks } from './backgroundTasks';
import type { Deps } from './Deps';
import { noNote } from './engine/history';
import { noSlices } from './engine/slices';
import type { Env } from './env';
import { liveOnPostgres, makeLive } from './live/makeLive';
import { loadSections } from './loadSections';
import { type Mailer, outboxMailer, smtpMailer } from './mail/Mailer';

interface Given extends Pick<Deps, 'db' | 'clock' | 'files' | 'log'> {
  readonly env: Env;
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
  ...given
}: Given): Promise<MadeDeps> => {
  const { db, clock, log } = given;
  const mailer = env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, { from: env.MAIL_FROM })
    : outboxMailer(join(env.DATA_DIR, 'outbox'), { from: env.MAIL_FROM, clock, log });
  const live = env.DATABASE_URL === undefined ? makeLive() : liveOnPostgres(env.DATABASE_URL, { db, log });
  const { inBackground, settled, left } = makeBackgroundTasks({ log });
  const deps: Deps = {
    ...given,
    env,
    note: noNote,
    keepNotes: async () => undefined,
    continueAct: () => {},
    inSlices: noSlices,
    live,
    mail: mailing(mailer),
    publicUrl: () => env.PUBLIC_URL ?? listens(),
    inBackground,
    sections: await loadSections(db),
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
