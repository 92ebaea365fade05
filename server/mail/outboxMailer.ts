import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { World } from '../World';
import type { Letter, Mailer } from './Mailer';

/** Without SMTP: letters become `.eml` files in the outbox, and what they hold in secret is printed in the log. */
export const outboxMailer = (
  folder: string,
  { from, clock, log }: Pick<World, 'clock' | 'log'> & { readonly from: string },
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
