import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;
/** What is smaller fits into one packet either way. */
const LEAST_BYTES = 1024;

const ways = {
  br: (source: Buffer) =>
    promisify(brotliCompress)(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (source: Buffer) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Puts each text file of the build beside itself, packed as small as it goes: once, and not for each visit. */
export const compressedFiles = (): Plugin => ({
  name: 'carte-compressed-files',
  apply: 'build',
  // After all others have had their say about what a file holds.
  writeBundle: {
    order: 'post',
    handler: async ({ dir = '' }, bundle) => {
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => packFile(join(dir, file))));
    },
  },
});

const packFile = async (file: string): Promise<void> => {
  const source = await readFile(file);
  if (source.length < LEAST_BYTES) return;
  for (const [extension, pack] of Object.entries(ways))
    await writeFile(`${file}.${extension}`, await pack(source));
};
