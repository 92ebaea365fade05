import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { ApiError } from '../ApiError';
import { apiErrorTexts } from '../texts/apiErrors';

export interface Passwords {
  /** `scrypt$15$8$3$salt$key`, the parts in base64url. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one behind the hash. Without a hash (nobody with this address) it works as long and says
   * no, so that the time tells nothing.
   */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>;
}

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's choice for scrypt at 32 MB: some tenths of a second of one core. */
const COST: Cost = { log2N: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** Hashes at once; each holds 32 MB and a core. */
const AT_ONCE = 2;
/** Hashes that may wait; more is refused rather than piled up. */
const MAX_WAITING = 50;

/** @param cost lower only in tests, which hash by the hundred */
export const makePasswords = (cost: Cost = COST): Passwords => {
  const queue = pLimit(AT_ONCE);
  const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> => {
    if (queue.pendingCount >= MAX_WAITING) throw new ApiError(503, apiErrorTexts.busy, { retryAfter: 5 });
    return queue(() => scryptAsync(password, salt, { N: 2 ** log2N, r, p }));
  };
  const nobody = encode(cost, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return encode(cost, salt, await derive(password, salt, cost));
    },
    matches: async (password, hash) => {
      const [, log2N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
      const wanted = Buffer.from(key, 'base64url');
      const own = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const given = await derive(password, Buffer.from(salt, 'base64url'), own);
      const isSame = wanted.length === given.length && timingSafeEqual(wanted, given);
      return isSame && hash !== undefined;
    },
  };
};

const encode = ({ log2N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

const scryptAsync = (
  password: string,
  salt: Buffer,
  cost: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
