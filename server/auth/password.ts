import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { limits } from '../../contract/limits';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';

/** OWASP's choice for scrypt at 32 MB: about 0.2 s of one core. */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
/** Hashes at once; each holds 32 MB and a core. */
const AT_ONCE = 2;
/** Hashes that may wait; more is refused rather than piled up. */
const MAX_WAITING = 50;

const queue = pLimit(AT_ONCE);

/** Counted in code points, so that a letter is a letter. */
export const isPasswordLength = (password: string): boolean => {
  // Length first: nobody makes us walk through a megabyte.
  if (password.length > 2 * limits.passwordMax) return false;
  const { length } = [...password];
  return length >= limits.passwordMin && length <= limits.passwordMax;
};

/** `scrypt$15$8$3$salt$key`, the parts in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { log2N, r, p } = COST;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Whether the password is the one behind the hash. Without a hash (nobody with this address) it works as long and says
 * no, so that the time tells nothing.
 */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, log2N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const isSame = wanted.length === given.length && timingSafeEqual(wanted, given);
  return isSame && hash !== undefined;
};

const { log2N, r, p } = COST;
const NOBODY = [
  'scrypt',
  log2N,
  r,
  p,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(KEY_BYTES).toString('base64url'),
].join('$');

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> => {
  if (queue.pendingCount >= MAX_WAITING) throw new Refusal(503, refusalTexts.busy, { retryAfter: 5 });
  return queue(() => scryptAsync(password, salt, cost));
};

const scryptAsync = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** cost.log2N;
    const maxmem = 256 * N * cost.r;
    scrypt(password, salt, KEY_BYTES, { N, r: cost.r, p: cost.p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
