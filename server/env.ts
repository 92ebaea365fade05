import { resolve } from 'node:path';
import { limits } from '../contract/limits';
import { PRODUCT } from '../contract/product';
import { isPasswordLength } from './auth/isPasswordLength';
import { PlainError } from './PlainError';

/** Thrown with every bad variable named in one message. */
export class BadEnv extends PlainError {
  override readonly name = 'BadEnv';
}

type Raw = Readonly<Record<string, string | undefined>>;

/** What a variable may hold: in words, and read; undefined = it is something else. */
interface Expected<T> {
  readonly expected: string;
  readonly read: (text: string) => T | undefined;
}

const checking = (raw: Raw) => {
  const bad: string[] = [];
  const given = (name: string): string | undefined => raw[name]?.trim() || undefined;
  const check = <T>(name: string, absent: T, { expected, read }: Expected<T>): T => {
    const text = given(name);
    if (text === undefined) return absent;
    const value = read(text);
    if (value === undefined) bad.push(`${name}: expected ${expected}.`);
    return value ?? absent;
  };
  const optional = <T>(name: string, expected: Expected<T>): T | undefined =>
    check<T | undefined>(name, undefined, expected);
  return { given, check, optional, bad };
};

/**
 * Reads and checks the settings of the process. Every variable is optional; an empty one counts as absent.
 * @throws BadEnv
 */
export const readEnv = (raw: Raw) => {
  const { bad, ...checks } = checking(raw);
  const env = { ...placesOf(checks), ...habitsOf(checks) };
  if (bad.length > 0)
    throw new BadEnv(`The environment cannot be used:\n${bad.map((one) => `  ${one}`).join('\n')}`);
  return env;
};

/** The settings of the process. */
export type Env = Readonly<ReturnType<typeof readEnv>>;

type Checks = Omit<ReturnType<typeof checking>, 'bad'>;

/** Where it is reached, and where its data lies. */
const placesOf = ({ given, check, optional }: Checks) => ({
  HOST: check('HOST', '127.0.0.1', HOST),
  PORT: check('PORT', 3000, PORT),
  /**
   * The address people open the console by, without a slash at its end: links in letters begin with it. Without it they lead to
   * where the server listens, and with a mail server nobody is offered a letter with a link.
   */
  PUBLIC_URL: optional('PUBLIC_URL', {
    expected: 'https://host, nothing behind it',
    read: readOrigin,
  }),
  /** Other origins whose pages may use the API: consoles that are served elsewhere. None by default. */
  ALLOWED_ORIGINS: check<readonly string[]>('ALLOWED_ORIGINS', [], {
    expected: ORIGINS,
    read: (text) => listOf(text, readOrigin),
  }),
  /** Absolute: the embedded database, files, outbox. */
  DATA_DIR: resolve(given('DATA_DIR') ?? './data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: optional('DATABASE_URL', POSTGRES),
  /** A copy of that PostgreSQL which may lag behind it: pages of guests are read there. */
  DATABASE_REPLICA_URL: optional('DATABASE_REPLICA_URL', POSTGRES),
  /**
   * An S3-compatible bucket for the files, `https://key:secret@host/bucket?region=eu-central-1` (`s3:` is the same,
   * `http:` for one inside your own network); without it they lie in `DATA_DIR/files`.
   */
  FILES_URL: optional('FILES_URL', {
    expected: 'https://key:secret@host:port/bucket',
    read: (text) => (isBucket(hasScheme(text, ['s3:', 'https:', 'http:'])) ? text : undefined),
  }),
  /** Encrypts what must be read again; the first of several encrypts. Without it a file in DATA_DIR holds the key. */
  SECRETS_KEY: optional('SECRETS_KEY', {
    expected: '32 bytes in base64, or several, comma-separated',
    read: readKeys,
  }),
});

/** How it works. */
const habitsOf = ({ given, check, optional }: Checks) => ({
  SEED_DEMO: check('SEED_DEMO', given('DATABASE_URL') === undefined, { expected: '1 or 0', read: readFlag }),
  DEMO_PASSWORD: optional('DEMO_PASSWORD', {
    expected: `a password of ${limits.passwordMin} to ${limits.passwordMax} characters`,
    read: (text) => (isPasswordLength(text) ? text : undefined),
  }),
  /** The page of guests that the landing page shows as an example; of the demo by default, none where there is no demo. */
  EXAMPLE_MENU: optional('EXAMPLE_MENU', { expected: '/m/address', read: readGuestPath }),
  /** Whether it is counted how often guests open menus (docs/spec/4-beyond.md, GP-05). */
  GUEST_COUNTS: check('GUEST_COUNTS', true, { expected: 'on or off', read: readFlag }),
  /** Without it letters go to `DATA_DIR/outbox` and codes to the log. */
  SMTP_URL: optional('SMTP_URL', {
    expected: 'smtp://user:password@host:port or smtps://...',
    read: (text) => hasScheme(text, ['smtp:', 'smtps:']),
  }),
  MAIL_FROM: given('MAIL_FROM') ?? `${PRODUCT} <no-reply@carte.example>`,
  MODERATION: check<'manual' | 'off'>('MODERATION', 'manual', {
    expected: 'manual or off',
    read: (text) => (text === 'manual' || text === 'off' ? text : undefined),
  }),
  /** Who decides on venues: e-mails of accounts, comma-separated. */
  MODERATORS: check<readonly string[]>('MODERATORS', [], {
    expected: 'e-mail addresses, comma-separated',
    read: (text) => listOf(text.toLowerCase(), (one) => /^[^\s@]+@[^\s@]+$/.exec(one)?.[0]),
  }),
  /** How long calls wait for the disk of the embedded database to sync before they are refused. */
  DISK_SECONDS: check('DISK_SECONDS', 10, {
    expected: 'a whole number of seconds from 1 to 3600',
    read: (text) => within(readCount(text), [1, 3600]),
  }),
  /** How long the history is kept. */
  HISTORY_DAYS: check('HISTORY_DAYS', 180, {
    expected: 'a whole number of days from 1 to 36500',
    read: (text) => within(readCount(text), [1, 36_500]),
  }),
  /** Whether the specification's GET login is answered; off = only POST. */
  AUTH_GET_LOGIN: check('AUTH_GET_LOGIN', true, { expected: 'on or off', read: readFlag }),
  /** Addresses of proxies whose `X-Forwarded-For` is believed, comma-separated; none by default. */
  TRUST_PROXY: check<readonly string[]>('TRUST_PROXY', [], {
    expected: 'IP addresses or networks, comma-separated',
    read: (text) => listOf(text, (one) => /^[\da-f.:]+(?:\/\d{1,3})?$/i.exec(one)?.[0]),
  }),
  /** Of one address to the API, over all processes; 0 = no limit. */
  REQUESTS_PER_MINUTE: check('REQUESTS_PER_MINUTE', 6000, LIMIT),
  /** Of one address at a time, this machine and the proxies of TRUST_PROXY excepted; 0 = no limit. */
  CONNECTIONS_PER_ADDRESS: check('CONNECTIONS_PER_ADDRESS', 400, LIMIT),
  /** Where the requests are counted; without it in PostgreSQL, and with the embedded database in memory. */
  REDIS_URL: optional('REDIS_URL', {
    expected: 'redis://user:password@host:port or rediss://...',
    read: (text) => hasScheme(text, ['redis:', 'rediss:']),
  }),
  /** Where `GET /metrics` is answered; nowhere without it. */
  METRICS_PORT: optional('METRICS_PORT', PORT),
  /** The address that METRICS_PORT listens on: only this machine unless it says otherwise. */
  METRICS_HOST: check('METRICS_HOST', '127.0.0.1', HOST),
});

const readGuestPath = (text: string): string | undefined =>
  /^\/m\/[\w-]+(?:\/[\w-]+)?$/.test(text) ? text : undefined;

const readHost = (text: string): string | undefined => (/^[\w.:-]+$/.test(text) ? text : undefined);

/** The console knows its own addresses from the root on, so there is no folder before them. */
const readOrigin = (text: string): string | undefined => {
  if (hasScheme(text, ['https:', 'http:']) === undefined) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
};

const ORIGINS = 'https://host, nothing behind it, or several, comma-separated';

/** Several, comma-separated; undefined = one of them is something else. */
const listOf = (text: string, read: (one: string) => string | undefined): readonly string[] | undefined => {
  const list = text.split(',').map((one) => read(one.trim()));
  return list.every((one) => one !== undefined) ? list : undefined;
};

const readPort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

const readCount = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const within = (count: number | undefined, [least, most]: readonly [number, number]): number | undefined =>
  count !== undefined && count >= least && count <= most ? count : undefined;

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

const HOST = { expected: 'a host name or an IP address', read: readHost };
const PORT = { expected: 'a whole number from 0 to 65535', read: readPort };
const LIMIT = { expected: 'a whole number, 0 for no limit', read: readCount };
const POSTGRES = {
  expected: 'postgres://user:password@host:port/name',
  read: (text: string) => hasScheme(text, ['postgres:', 'postgresql:']),
};

const KEY_BYTES = 32;

/** Keys as texts, separated by commas or lines: each 32 bytes in base64. undefined = there is something else among them. */
export const readKeys = (text: string): readonly string[] | undefined => {
  const keys = text.split(/[\s,]+/).filter((one) => one !== '');
  const isKey = (one: string): boolean =>
    /^[A-Za-z0-9+/_-]{43}=?$/.test(one) && Buffer.from(one, 'base64').length === KEY_BYTES;
  return keys.length > 0 && keys.every(isKey) ? keys : undefined;
};
