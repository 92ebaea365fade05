import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Env, readKeys } from '../env';
import { PlainError } from '../PlainError';
import { ifAbsent, isCode } from '../systemErrors';

export interface Sealed {
  /** Which key sealed it. */
  readonly keyId: string;
  /** Nonce, tag and cipher text in base64url, with a dot between them. */
  readonly secret: string;
}

/** Encrypts what must be read again, so that a stolen database gives none of it away (AES-256-GCM). */
export interface Secrets {
  /** @param owner what the secret belongs to: sealed for one, it cannot be opened for another */
  readonly seal: (secret: string, owner: string) => Sealed;
  /** undefined = no key here has sealed it for this owner */
  readonly open: (sealed: Sealed, owner: string) => string | undefined;
  /** Of the key that seals now. */
  readonly keyId: () => string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/**
 * Keys are read when the first secret is: from `SECRETS_KEY`, else from a file in the data folder, which is made then. The
 * first key seals, the others only open, so that a new one can be put before an old one.
 */
export const makeSecrets = ({ SECRETS_KEY, DATA_DIR }: Pick<Env, 'SECRETS_KEY' | 'DATA_DIR'>): Secrets => {
  let known: readonly Key[] | undefined;
  const keys = (): readonly Key[] => {
    known ??= (SECRETS_KEY ?? keysOfFile(join(DATA_DIR, 'secrets.key'))).map(keyOf);
    return known;
  };
  const first = (): Key => {
    const [key] = keys();
    if (!key) throw new PlainError('Expected a key for secrets, got none.');
    return key;
  };

  return {
    keyId: () => first().id,
    seal: (secret, owner) => {
      const { id, bytes } = first();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), text];
      return { keyId: id, secret: parts.map((part) => part.toString('base64url')).join('.') };
    },
    open: ({ keyId, secret }, owner) => {
      const key = keys().find(({ id }) => id === keyId);
      const [nonce, tag, text] = secret.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (!key || !nonce || !tag || !text) return undefined;
      try {
        const cipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: 16 });
        cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
      } catch {
        // Sealed for somebody else, or changed since.
        return undefined;
      }
    },
  };
};

interface Key {
  /** Says which key it is, and nothing about it. */
  readonly id: string;
  readonly bytes: Buffer;
}

const keyOf = (text: string): Key => {
  const bytes = Buffer.from(text, 'base64');
  return { id: createHash('sha256').update('carte key').update(bytes).digest('hex').slice(0, 16), bytes };
};

const keysOfFile = (path: string): readonly string[] => {
  const keys = readKeys(readOrMake(path));
  if (!keys)
    throw new PlainError(
      `${path} holds no key: expected 32 bytes in base64. Put back the one you have kept.`,
    );
  return keys;
};

/** Whole or not at all: of two processes that make it at once one is first, and both read its key. */
const readOrMake = (path: string): string => {
  const found = readIfThere(path);
  if (found !== undefined) return found;
  mkdirSync(join(path, '..'), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
};

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return ifAbsent(error);
  }
};
