import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeLine } from './makeLine';

/** Requests with files that are read and worked on. */
const AT_ONCE = 48;
const AT_ONCE_OF_ONE = 3;
const WAITING = 60;
const WAITING_OF_ONE = 12;
/** No request lasts this long: what is older was left behind by a crash. */
const LEFT_AGE_MS = 60 * 60 * 1000;

/** The files of one request while it is worked on: on the disk, not in the memory. */
export interface UploadRequest {
  /** Reads a file to its end. */
  readonly take: (stream: Readable, as: { readonly name: string; readonly type: string }) => Promise<File>;
  /** Removes what was taken and gives the place back. */
  readonly end: () => Promise<void>;
}

export interface Uploads {
  /** Takes a place before the first byte of a body is read. @throws ApiError 429, 503 */
  readonly begin: (who: string, gone: AbortSignal) => Promise<UploadRequest>;
  readonly waiting: () => number;
}

/** @param folder where files lie until their request is over */
export const makeUploads = (folder: string): Uploads => {
  const line = makeLine({
    atOnce: AT_ONCE,
    atOnceOfOne: AT_ONCE_OF_ONE,
    waiting: WAITING,
    waitingOfOne: WAITING_OF_ONE,
  });
  let sweptAt = Number.NEGATIVE_INFINITY;
  const prepare = async (): Promise<void> => {
    // Each waits for the folder itself: a disk that was full a moment ago, or somebody who tidied up, spoils one request at most.
    await mkdir(folder, { recursive: true });
    const now = Date.now();
    if (now - sweptAt < LEFT_AGE_MS) return;
    sweptAt = now;
    await sweep(folder, now - LEFT_AGE_MS);
  };

  return {
    waiting: () => line.count().waiting,
    begin: async (who, gone) => {
      const leave = await line.enter(who, gone);
      const paths: string[] = [];
      const end = async (): Promise<void> => {
        try {
          for (const path of paths) await rm(path, { force: true });
        } finally {
          leave();
        }
      };
      const take: UploadRequest['take'] = async (stream, { name, type }) => {
        const path = join(folder, randomBytes(16).toString('hex'));
        paths.push(path);
        await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
        return new File([await openAsBlob(path)], name, { type });
      };
      try {
        await prepare();
      } catch (error) {
        leave();
        throw error;
      }
      return { take, end };
    },
  };
};

const sweep = async (folder: string, before: number): Promise<void> => {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    // It may have ended meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
};
