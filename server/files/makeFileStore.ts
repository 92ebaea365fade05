import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3mini } from 's3mini';
import { pictureFacts, pictureFault } from '../../contract/pictureFacts';
import { inWidth } from '../../contract/pictureSource';
import type { Env } from '../env';
import { type BlobStorage, diskStorage } from './BlobStorage';
import { type Cleaner, startCleaner } from './cleaner/startCleaner';
import type { CleanFile } from './cleanFile';
import type { DrawnPicture } from './cleanRaster';
import { FileError, type FileStore, StoreBusy, type Upload } from './FileStore';
import { FILE_KINDS, type FileKindName, kindOfFile, mimeOfName, WEBP } from './fileKind';
import { holdSeen } from './hold';
import { makeLine } from './makeLine';
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

const PAGE = 500;
/** A file of ours is two megabytes at most; a bucket that needs longer for it is as good as gone. */
const TIMEOUT_MS = 30_000;
const GONE = 404;

/** Files in an S3-compatible bucket, for many processes. @param url see `FILES_URL` */
export const bucketStorage = (url: string): BlobStorage => {
  const client = clientOf(new URL(url));
  return {
    write: async (items) => {
      for (const { name, bytes, mime } of items) await asked(client.putObject(name, bytes, mime));
    },
    open: async (name) => {
      const answer = await asked(client.getObjectResponse(name));
      if (!answer?.body || answer.status === GONE) return undefined;
      return {
        size: Number(answer.headers.get('content-length')),
        stream: Readable.from(answer.body, { objectMode: false }),
      };
    },
    remove: async (names) => {
      for (const name of names) await asked(client.deleteObject(name));
    },
    olderThan: async function* (moment) {
      let next: string | undefined;
      do {
        const page = await asked(client.listObjectsPaged('/', '', PAGE, next));
        if (!page?.objects) throw new StoreBusy('The bucket is not there.');
        yield page.objects.filter(({ LastModified: at }) => new Date(at) <= moment).map(({ Key }) => Key);
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
};

/** Whatever a bucket says instead of doing it is the same to us: not now. */
const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw new StoreBusy('The bucket cannot be asked.', { cause });
  });

/** `s3:` is `https:`; the bucket is the path, the region stands behind it. */
const clientOf = ({ protocol, host, pathname, username, password, searchParams }: URL): S3mini =>
  new S3mini({
    endpoint: `${protocol === 'http:' ? 'http:' : 'https:'}//${host}${pathname}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: TIMEOUT_MS,
  });

/** Processes that clean files, and files of one person that are worked on at once: the other process is for the others. */
const PROCESSES = 2;
const OF_ONE = 1;
/** `makeUploads` bounds how many requests come here at all. */
const WAITING = 200;
const WAITING_OF_ONE = 60;
/** In the line of persons: whatever is drawn for guests waits behind at most one file of each who sends some. */
const DRAWER = 'the drawing of widths';
/** A process nobody needs goes, and its memory with it. */
const IDLE_MS = 20_000;

type Sent = { readonly kind: FileKindName; readonly bytes: Buffer };

interface Cleaning {
  /**
   * Makes a file harmless, in a process of its own that can be ended.
   * @param read gives the bytes when it is this file's turn
   * @throws FileError; StoreBusy; ApiError 429 and 503 when too many wait
   */
  readonly clean: (
    who: string,
    read: () => Promise<Sent>,
  ) => Promise<CleanFile & { readonly kind: FileKindName }>;
  /** Draws a clean picture in its widths, in such a process; whoever sends a file goes in turn with it. */
  readonly draw: (read: () => Promise<Sent>) => Promise<DrawnPicture>;
}

export const makeCleaning = (): Cleaning => {
  const line = makeLine({
    atOnce: PROCESSES,
    atOnceOfOne: OF_ONE,
    waiting: WAITING,
    waitingOfOne: WAITING_OF_ONE,
  });
  const idle: { readonly cleaner: Cleaner; readonly timer: NodeJS.Timeout }[] = [];
  const takeCleaner = (): Cleaner => {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.cleaner.isUsable()) return one.cleaner;
    }
    return startCleaner();
  };
  const giveBack = (cleaner: Cleaner): void => {
    if (!cleaner.isUsable()) return;
    const timer = setTimeout(() => {
      idle.splice(0, idle.length, ...idle.filter((one) => one.cleaner !== cleaner));
      cleaner.kill();
    }, IDLE_MS).unref();
    idle.push({ cleaner, timer });
  };

  const inTurn = async <T>(
    who: string,
    read: () => Promise<Sent>,
    work: (cleaner: Cleaner, sent: Sent) => Promise<T>,
  ): Promise<T> => {
    const leave = await line.enter(who);
    try {
      const sent = await read();
      const cleaner = takeCleaner();
      try {
        return await work(cleaner, sent);
      } finally {
        giveBack(cleaner);
      }
    } finally {
      leave();
    }
  };

  return {
    clean: (who, read) =>
      inTurn(who, read, async (cleaner, { kind, bytes }) => ({
        ...(await cleaner.clean(kind, bytes)),
        kind,
      })),
    draw: (read) => inTurn(DRAWER, read, (cleaner, { kind, bytes }) => cleaner.draw(kind, bytes)),
  };
};
