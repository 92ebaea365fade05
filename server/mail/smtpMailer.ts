import { createTransport } from 'nodemailer';
import type { Letter, Mailer } from './Mailer';

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
