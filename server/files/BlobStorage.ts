import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ifAbsent } from '../systemErrors';
import { DRAFT } from './storedName';

/** Where bytes lie under names: a folder, or a bucket. It knows nothing of pictures, rows or people. */
export interface BlobStorage {
  /** A name appears with all its bytes or not at all, and stays once this has resolved. */
  write(items: readonly Item[]): Promise<void>;
  open(name: string): Promise<OpenFile | undefined>;
  /** Removing what is gone already is fine. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything that lies here since before that moment, some hundred names at a time. */
  olderThan(moment: Date): AsyncIterable<readonly string[]>;
}

export interface Item {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mime: string;
}

export interface OpenFile {
  readonly size: number;
  readonly stream: Readable;
}

const PAGE = 500;

/** Files in a folder. A name appears only when its bytes are on the disk. */
export const diskStorage = (folder: string): BlobStorage => {
  const writeOne = async ({ name, bytes }: Item): Promise<void> => {
    const draft = join(folder, `${DRAFT}${name}`);
    try {
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  return {
    write: async (items) => {
      await mkdir(folder, { recursive: true });
      for (const item of items) await writeOne(item);
      // The names themselves.
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
    open: async (name) => {
      const handle = await open(join(folder, name), 'r').catch(ifAbsent);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
    olderThan: async function* (moment) {
      await mkdir(folder, { recursive: true });
      let page: string[] = [];
      for await (const { name } of await opendir(folder)) {
        const found = await stat(join(folder, name)).catch(ifAbsent);
        if (found?.isFile() && found.mtimeMs <= moment.getTime()) page.push(name);
        if (page.length < PAGE) continue;
        yield page;
        page = [];
      }
      yield page;
    },
  };
};
