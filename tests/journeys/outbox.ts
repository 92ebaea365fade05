import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a person finds in the mailbox: the letters a server without SMTP writes to `DATA_DIR/outbox`. */
export interface Outbox {
  /** The newest letter to this address; waits until there is one more than `after`. */
  readonly letterTo: (email: string, after?: number) => Promise<string>;
  /** The code in the newest letter to this address. */
  readonly codeFor: (email: string, after?: number) => Promise<string>;
  readonly countFor: (email: string) => Promise<number>;
}

const PATIENCE_MS = 15_000;
const STEP_MS = 100;

export const openOutbox = (dataDir: string): Outbox => {
  const folder = join(dataDir, 'outbox');

  const lettersTo = async (email: string): Promise<readonly string[]> => {
    const names = await readdir(folder).catch(() => []);
    const letters = await Promise.all(
      names
        .filter((name) => /^[^.].*\.eml$/.test(name))
        .sort()
        .map((name) => readFile(join(folder, name), 'utf8')),
    );
    return letters
      .filter((letter) => new RegExp(`^To: .*${email.replace(/[.+]/g, '\\$&')}`, 'im').test(letter))
      .map(bodyOf);
  };

  const letterTo = async (email: string, after = 0): Promise<string> => {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      const letters = await lettersTo(email);
      const newest = letters.at(-1);
      if (letters.length > after && newest !== undefined) return newest;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    throw new Error(`No letter came to ${email} in ${PATIENCE_MS} ms: look into ${folder}.`);
  };

  return {
    letterTo,
    codeFor: async (email, after) => {
      const letter = await letterTo(email, after);
      const [code] = /\b[1-9]\d{3}\b/.exec(letter) ?? [];
      if (!code) throw new Error(`The letter to ${email} holds no code of four digits:\n${letter}`);
      return code;
    },
    countFor: async (email) => (await lettersTo(email)).length,
  };
};

/** The plain text of a letter or of a part of it, as nodemailer encodes Russian. */
const bodyOf = (letter: string): string => {
  const [head = '', ...rest] = letter.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const boundary = /^Content-Type: *multipart\/[^;]*;\s*boundary="([^"]+)"/im.exec(head)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).map((part) => part.replace(/^\s+/, ''));
    return bodyOf(parts.find((part) => /^Content-Type: *text\/plain/im.test(part)) ?? '');
  }
  const encoding = /^Content-Transfer-Encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
};

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
