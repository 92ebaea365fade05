import { resolve } from 'node:path';
import { limits } from '../contract/limits';
import { isPasswordLength } from './auth/isPasswordLength';
import { readKeys } from './auth/readKeys';
import { PlainError } from './PlainError';

/** The settings of the process; every variable is optional. */
export interface Env {
  readonly HOST: string;
  readonly PORT: number;
  /**
   * The address people open the console by, without a slash at its end: links in letters begin with it. Without it they lead to
   * where the server listens, and with a mail server nobody is offered a letter with a link.
   */
  readonly PUBLIC_URL: string | undefined;
  /** Absolute: the embedded database, files, outbox. */
  readonly DATA_DIR: string;
  /** PostgreSQL instead of the embedded database. */
  readonly DATABASE_URL: string | undefined;
  /**
   * An S3-compatible bucket for the files, `https://key:secret@host/bucket?region=eu-central-1` (`s3:` is the same,
   * `http:` for one inside your own network); without it they lie in `DATA_DIR/files`.
   */
  readonly FILES_URL: string | undefined;
  /** Encrypts what must be read again; the first of several encrypts. Without it a file in DATA_DIR holds the key. */
  readonly SECRETS_KEY: readonly string[] | undefined;
  readonly SEED_DEMO: boolean;
  readonly DEMO_PASSWORD: string | undefined;
  /** Without it letters go to `DATA_DIR/outbox` and codes to the log. */
  readonly SMTP_URL: string | undefined;
  readonly MAIL_FROM: string;
  readonly MODERATION: 'manual' | 'off';
  /** Who decides on venues: e-mails of accounts, comma-separated. */
  readonly MODERATORS: readonly string[];
  /** How long the history is kept. */
  readonly HISTORY_DAYS: number;
  /** Whether the specification's GET login is answered; off = only POST. */
  readonly AUTH_GET_LOGIN: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is believed, comma-separated; none by default. */
  readonly TRUST_PROXY: readonly string[];
  /** Of one address to the API, over all processes; 0 = no limit. */
  readonly REQUESTS_PER_MINUTE: number;
  /** Of one address at a time, this machine and the proxies of TRUST_PROXY excepted; 0 = no limit. */
  readonly CONNECTIONS_PER_ADDRESS: number;
  /** Where the requests are counted; without it in PostgreSQL, and with the embedded database in memory. */
  readonly REDIS_URL: string | undefined;
  /** Where `GET /metrics` is answered; nowhere without it. */
  readonly METRICS_PORT: number | undefined;
  /** The address that METRICS_PORT listens on: only this machine unless it says otherwise. */
  readonly METRICS_HOST: string;
}

/** Thrown with every bad variable named in one message. */
export class BadEnv extends PlainError {
  override readonly name = 'BadEnv';
}

type Raw = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws BadEnv
 */
export const readEnv = (raw: Raw): Env => {
  const bad: string[] = [];
  const given = (name: string): string | undefined => raw[name]?.trim() || undefined;
  const check = <T>(name: string, absent: T, expected: string, read: (text: string) => T | undefined): T => {
    const text = given(name);
    if (text === undefined) return absent;
    const value = read(text);
    if (value === undefined) bad.push(`${name}: expected ${expected}.`);
    return value ?? absent;
  };

  const databaseUrl = check('DATABASE_URL', undefined, 'postgres://user:password@host:port/name', (text) =>
    hasScheme(text, ['postgres:', 'postgresql:']),
  );
  const env: Env = {
    HOST: check('HOST', '127.0.0.1', 'a host name or an IP address', readHost),
    PORT: check('PORT', 3000, 'a whole number from 0 to 65535', readPort),
    PUBLIC_URL: check('PUBLIC_URL', undefined, 'https://host, nothing behind it', readOrigin),
    DATA_DIR: resolve(given('DATA_DIR') ?? './data'),
    DATABASE_URL: databaseUrl,
    FILES_URL: check('FILES_URL', undefined, 'https://key:secret@host:port/bucket', (text) =>
      isBucket(hasScheme(text, ['s3:', 'https:', 'http:'])) ? text : undefined,
    ),
    SECRETS_KEY: check('SECRETS_KEY', undefined, '32 bytes in base64, or several, comma-separated', readKeys),
    SEED_DEMO: check('SEED_DEMO', databaseUrl === undefined, '1 or 0', readFlag),
    DEMO_PASSWORD: check(
      'DEMO_PASSWORD',
      undefined,
      `a password of ${limits.passwordMin} to ${limits.passwordMax} characters`,
      (text) => (isPasswordLength(text) ? text : undefined),
    ),
    SMTP_URL: check('SMTP_URL', undefined, 'smtp://user:password@host:port or smtps://...', (text) =>
      hasScheme(text, ['smtp:', 'smtps:']),
    ),
    MAIL_FROM: given('MAIL_FROM') ?? 'Carte <no-reply@carte.example>',
    MODERATION: check<'manual' | 'off'>('MODERATION', 'manual', 'manual or off', (text) =>
      text === 'manual' || text === 'off' ? text : undefined,
    ),
    MODERATORS: check<readonly string[]>('MODERATORS', [], 'e-mail addresses, comma-separated', (text) => {
      const list = text.split(',').map((one) => one.trim().toLowerCase());
      return list.every((one) => /^[^\s@]+@[^\s@]+$/.test(one)) ? list : undefined;
    }),
    HISTORY_DAYS: check('HISTORY_DAYS', 180, 'a whole number of days from 1 to 36500', (text) => {
      const days = readCount(text) ?? 0;
      return days >= 1 && days <= 36_500 ? days : undefined;
    }),
    AUTH_GET_LOGIN: check('AUTH_GET_LOGIN', true, 'on or off', readFlag),
    TRUST_PROXY: check<readonly string[]>(
      'TRUST_PROXY',
      [],
      'IP addresses or networks, comma-separated',
      (text) => {
        const list = text.split(',').map((one) => one.trim());
        return list.every((one) => /^[\da-f.:]+(?:\/\d{1,3})?$/i.test(one)) ? list : undefined;
      },
    ),
    REQUESTS_PER_MINUTE: check('REQUESTS_PER_MINUTE', 6000, 'a whole number, 0 for no limit', readCount),
    CONNECTIONS_PER_ADDRESS: check(
      'CONNECTIONS_PER_ADDRESS',
      400,
      'a whole number, 0 for no limit',
      readCount,
    ),
    REDIS_URL: check('REDIS_URL', undefined, 'redis://user:password@host:port or rediss://...', (text) =>
      hasScheme(text, ['redis:', 'rediss:']),
    ),
    METRICS_PORT: check<number | undefined>(
      'METRICS_PORT',
      undefined,
      'a whole number from 0 to 65535',
      readPort,
    ),
    METRICS_HOST: check('METRICS_HOST', '127.0.0.1', 'a host name or an IP address', readHost),
  };
  if (bad.length > 0)
    throw new BadEnv(`The environment cannot be used:\n${bad.map((one) => `  ${one}`).join('\n')}`);
  return env;
};

const readHost = (text: string): string | undefined => (/^[\w.:-]+$/.test(text) ? text : undefined);

/** The console knows its own addresses from the root on, so there is no folder before them. */
const readOrigin = (text: string): string | undefined => {
  if (hasScheme(text, ['https:', 'http:']) === undefined) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
};

const readPort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

const readCount = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const FLAGS: Readonly<Record<string, boolean>> = {
  '1': true,
  '0': false,
  on: true,
  off: false,
  true: true,
  false: false,
};

const readFlag = (text: string): boolean | undefined =>
  Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined;

const hasScheme = (text: string, schemes: readonly string[]): string | undefined =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : undefined;

/** A key, a secret and one path part. */
const isBucket = (text: string | undefined): boolean => {
  if (text === undefined) return false;
  const { username, password, host, pathname } = new URL(text);
  return [username, password, host].every((part) => part !== '') && /^\/[^/]+$/.test(pathname);
};
