import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BlobStorage } from '../files/BlobStorage';
import { mimeOfName } from '../files/fileKind';
import { BackupRefused } from './BackupRefused';
import { type Manifest, readHashes } from './Manifest';

/**
 * Puts the files of a backup on a blob storage. One that lies there already is that of a try before, and stays.
 * @param onWritten hears of every name just before it is written
 * @throws BackupRefused
 */
export const restoreFiles = async (
  folder: string,
  manifest: Manifest,
  { blobs, onWritten }: { readonly blobs: BlobStorage; readonly onWritten: (name: string) => void },
): Promise<void> => {
  const hashes = await readHashes(folder);
  if (hashes.size !== manifest.files)
    throw new BackupRefused(
      `The backup in ${folder} is damaged: it names ${hashes.size} files of ${manifest.files}.`,
    );
  for (const [name, hash] of hashes) {
    const bytes = await readFile(join(folder, 'files', name)).catch(() => {
      throw new BackupRefused(`The file ${name} of the backup is missing or cannot be read.`);
    });
    if (hashOf(bytes) !== hash) throw new BackupRefused(`The file ${name} of the backup is damaged.`);
    const found = await blobs.open(name);
    if (found === undefined) {
      onWritten(name);
      await blobs.write([{ name, bytes, mime: mimeOfName(name) }]);
    } else if (hashOf(await buffer(found.stream)) !== hash) {
      throw new BackupRefused(`There is another file named ${name} already: restore into an empty place.`);
    }
  }
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
