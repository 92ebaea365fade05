import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps } from '../Deps';
import type { Metrics } from '../metrics/makeMetrics';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML; `letterOf` writes both. */
  readonly html: string;
  /** Printed in the log where letters only lie in the outbox (docs/spec/3-decisions.md, Running it). */
  readonly secret?: string;
}

/** Sends letters. Never awaited before an answer: how long it takes would tell whether an address is known. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** A mailer whose letters are counted. */
export const countLetters = (mailer: Mailer, { letter }: Pick<Metrics, 'letter'>): Mailer => ({
  close: () => mailer.close(),
  send: async (one) => {
    try {
      await mailer.send(one);
    } catch (error) {
      letter('failed');
      throw error;
    }
    letter('sent');
  },
});

/** Without SMTP: letters become `.eml` files in the outbox, and what they hold in secret is printed in the log. */
export const outboxMailer = (
  folder: string,
  { from, clock, log }: Pick<Deps, 'clock' | 'log'> & { readonly from: string },
): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async ({ secret, ...letter }: Letter) => {
      const { message } = await transport.sendMail({ ...letter, from, date: clock() });
      await mkdir(folder, { recursive: true });
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      const draft = join(folder, `.${name}`);
      await writeFile(draft, message);
      await rename(draft, join(folder, name));
      log.info({ letter: name }, secret ?? 'letter');
    },
    close: async () => transport.close(),
  };
};

/** Sends through the SMTP server of the operator. Addresses and contents are never logged. */
export const smtpMailer = (url: string, { from }: { readonly from: string }): Mailer => {
  const transport = createTransport(url, { from });
  return {
    send: async ({ secret: _, ...letter }: Letter) => {
      await transport.sendMail({ ...letter, from });
    },
    close: async () => transport.close(),
  };
};
