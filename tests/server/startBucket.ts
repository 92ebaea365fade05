import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface Bucket {
  /** As `FILES_URL` names it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * s3rver hides in its paging token the last name it listed, by plain DES, which OpenSSL no longer has. Triple DES with one
 * key three times is the same cipher.
 */
const triple = (key: crypto.CipherKey): Buffer =>
  Buffer.concat(Array<Buffer>(3).fill(Buffer.from(key as Buffer)));
const { createCipheriv, createDecipheriv } = crypto;
Object.assign(crypto, {
  createCipheriv: (name: string, key: crypto.CipherKey, iv: crypto.BinaryLike) =>
    name === 'des' ? createCipheriv('des-ede3-cbc', triple(key), iv) : createCipheriv(name, key, iv),
  createDecipheriv: (name: string, key: crypto.CipherKey, iv: crypto.BinaryLike) =>
    name === 'des' ? createDecipheriv('des-ede3-cbc', triple(key), iv) : createDecipheriv(name, key, iv),
});

/** An S3-compatible server in this process, with one empty bucket. */
export const startBucket = async (): Promise<Bucket> => {
  const directory = mkdtempSync(join(tmpdir(), 'carte-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'carte', configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/carte`,
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
