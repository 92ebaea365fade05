import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { makePasswords } from './auth/makePasswords';
import { openDatabase } from './db/openDatabase';
import type { Env } from './env';
import { diskFileStore } from './files/diskFileStore';
import { createLog } from './http/logging';
import { keepHouse } from './jobs/keepHouse';
import { makeLater } from './later';
import { loadSections } from './loadSections';
import { outboxMailer } from './mail/outboxMailer';
import { smtpMailer } from './mail/smtpMailer';
import { loadReference } from './seed/loadReference';
import { DEMO_EMAIL, seedDemo } from './seed/seedDemo';
import type { World } from './World';

export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** The sign-in of the demo owner, where this very start has made it. */
  readonly demo: { readonly email: string; readonly password: string } | undefined;
  /** Takes no more, finishes what is being worked on, closes everything. */
  readonly stop: () => Promise<void>;
}

/** Opens the database, fills what is empty, listens. */
export const startServer = async (env: Env, consoleFolder: string | undefined): Promise<RunningServer> => {
  const log = createLog();
  const clock = (): Date => new Date();
  const passwords = makePasswords();
  const folder = join(env.DATA_DIR, 'files');
  mkdirSync(folder, { recursive: true });
  const { db, close } = await openDatabase(env);
  try {
    const files = diskFileStore(folder);
    await loadReference(db);
    const demo = env.SEED_DEMO ? await plantDemo(env, { db, clock, files, passwords }) : undefined;
    const mail = env.SMTP_URL
      ? smtpMailer(env.SMTP_URL, { from: env.MAIL_FROM })
      : outboxMailer(join(env.DATA_DIR, 'outbox'), { from: env.MAIL_FROM, clock, log });
    const { later, settled } = makeLater({ log });
    const sections = await loadSections(db);
    const world: World = { db, clock, files, mail, env, log, later, sections, passwords };

    const app = await buildApp(world, { consoleFolder });
    const address = await app.listen({ host: env.HOST, port: env.PORT });
    const rest = keepHouse(world);
    const stop = async (): Promise<void> => {
      await app.close();
      await rest();
      await settled();
      await mail.close();
      await close();
    };
    return { address, demo, stop };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The demo, if the database is empty; a password of our own making is shown once, by whoever prints the sign-in. */
const plantDemo = async (
  { DEMO_PASSWORD }: Env,
  { passwords, ...world }: Pick<World, 'db' | 'clock' | 'files' | 'passwords'>,
): Promise<RunningServer['demo']> => {
  const password = DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
  const isPlanted = await seedDemo(await passwords.hash(password), world);
  return isPlanted ? { email: DEMO_EMAIL, password } : undefined;
};
