import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureFacts, pictureFault } from '../../contract/pictureFacts';
import { inWidth } from '../../contract/pictureSource';
import type { Env } from '../env';
import type { BlobStorage } from './BlobStorage';
import { bucketStorage } from './bucketStorage';
import { type Cleaning, makeCleaning } from './cleaner/makeCleaning';
import { diskStorage } from './diskStorage';
import { FileError, type FileStore, type Upload } from './FileStore';
import { FILE_KINDS, kindOfFile, mimeOfName, WEBP } from './fileKind';
import { holdSeen } from './hold';
import { DRAFT, isStoredName } from './storedName';

const MAX_NAME = 255;
/** A vector fits every width, and a film would stand still. */
const DRAWN = ['jpeg', 'png'] as const;
/** A file this young may still be waiting for its row. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/**
 * Files on a blob storage, each under a name that cannot be guessed.
 * @param cleaning the processes that clean them; one store after the other may use the same
 */
export const makeFileStore = (blobs: BlobStorage, { clean, draw }: Cleaning = makeCleaning()): FileStore => {
  const open: FileStore['open'] = async (name) => (isStoredName(name) ? blobs.open(name) : undefined);
  const isHeld = holdSeen(blobs);
  const drop: FileStore['drop'] = async (names) => {
    const stored = names.filter(isStoredName);
    if (stored.length > 0 && !(await isHeld())) await blobs.remove(stored);
  };

  const read: FileStore['read'] = async (name) => {
    const found = await open(name);
    return found && buffer(found.stream);
  };

  return {
    open,
    drop,
    read,
    draw: async (name) => {
      const kind = DRAWN.find((each) => name.endsWith(`.${FILE_KINDS[each].extension}`));
      const bytes = kind && (await read(name));
      if (!kind || !bytes) return undefined;
      const { pictures, ...size } = await draw(async () => ({ kind, bytes }));
      await blobs.write(
        pictures.map((each) => ({ name: inWidth(name, each.width), bytes: each.bytes, mime: WEBP.mime })),
      );
      return { ...size, widths: pictures.map(({ width }) => width) };
    },
    keep: async (file, who = crypto.randomUUID()): Promise<Upload> => {
      const { kind, thumbnail, bytes, ...size } = await clean(who, async () => {
        const sent = Buffer.from(await file.arrayBuffer());
        const facts = pictureFacts(sent);
        const fault = facts && pictureFault(facts);
        if (fault) throw new FileError(`The picture has a fault: ${fault.key}.`, { reason: fault });
        return { bytes: sent, kind: kindOfFile(sent, file) };
      });
      const stem = randomBytes(24).toString('base64url');
      const { extension, mime } = FILE_KINDS[kind];
      const name = `${stem}.${extension}`;
      const small = thumbnail && {
        name: `${stem}.small.${thumbnail.extension}`,
        bytes: thumbnail.bytes,
        mime: mimeOfName(thumbnail.extension),
      };
      try {
        await blobs.write([{ name, bytes, mime }, ...(small ? [small] : [])]);
      } catch (error) {
        // Why it failed is what counts; what stays behind is an orphan, and the sweep's.
        await drop([name, ...(small ? [small.name] : [])]).catch(() => {});
        throw error;
      }
      const thumbnailName = small === null ? null : small.name;
      const originalName = shortName(file.name);
      return { name, thumbnail: thumbnailName, ...size, originalName, mime, bytes: bytes.length };
    },
    orphans: async (knownOf, now) => {
      let count = 0;
      if (await isHeld()) return count;
      for await (const names of blobs.olderThan(new Date(now.getTime() - ORPHAN_AGE_MS))) {
        const known = await knownOf(names.filter(isStoredName));
        // Whatever else an operator has put here is not ours.
        const gone = names.filter(
          (name) => name.startsWith(DRAFT) || (isStoredName(name) && !known.has(name)),
        );
        await blobs.remove(gone);
        count += gone.length;
      }
      return count;
    },
  };
};

/** Without a path, control characters or half a letter at the end; it is only ever shown. */
const shortName = (name: string): string => {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const cut = [...visible].slice(-MAX_NAME).join('');
  return cut === '' ? 'file' : cut;
};

/** The files that the environment names: a bucket, or a folder beside the database. */
export const openFileStore = (env: Pick<Env, 'DATA_DIR' | 'FILES_URL'>, cleaning?: Cleaning): FileStore =>
  makeFileStore(openBlobs(env), cleaning);

export const openBlobs = ({ DATA_DIR, FILES_URL }: Pick<Env, 'DATA_DIR' | 'FILES_URL'>): BlobStorage =>
  FILES_URL === undefined ? diskStorage(join(DATA_DIR, 'files')) : bucketStorage(FILES_URL);
