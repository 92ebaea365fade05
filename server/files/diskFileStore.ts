import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import { cleanFile } from './cleanFile';
import type { FileStore, Upload } from './FileStore';
import { FILE_KINDS, kindOfFile } from './fileKind';

/** Pictures decoded at once, and how many may wait for it. */
const AT_ONCE = 2;
const MAX_WAITING = 60;
const MAX_NAME = 255;
/** A file this young may still be waiting for its row. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

const GENERATED = /^[A-Za-z0-9_-]{32}(?:\.small)?\.(?:jpg|png|gif|svg|pdf)$/;
const DRAFT = '.draft-';

/** Whether a name is one that this store gives: nothing else is ever opened or served. */
export const isStoredName = (name: string): boolean => GENERATED.test(name);

/** Files in a folder, each under a name that cannot be guessed. A name appears only when its bytes are on the disk. */
export const diskFileStore = (folder: string): FileStore => {
  const queue = pLimit(AT_ONCE);

  const write = async (name: string, bytes: Buffer): Promise<void> => {
    const draft = join(folder, `${DRAFT}${name}`);
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(folder, name));
  };

  const syncFolder = async (): Promise<void> => {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  };

  const drop = async (names: readonly string[]): Promise<void> => {
    for (const name of names.filter(isStoredName)) await rm(join(folder, name), { force: true });
  };

  return {
    folder,
    drop,
    keep: async (file): Promise<Upload> => {
      if (queue.pendingCount >= MAX_WAITING) throw new Refusal(503, refusalTexts.busy, { retryAfter: 5 });
      const bytes = Buffer.from(await file.arrayBuffer());
      const kind = kindOfFile(bytes, file);
      const { thumbnail, bytes: clean, ...size } = await queue(() => cleanFile[kind](bytes));
      const stem = randomBytes(24).toString('base64url');
      const { extension, mime } = FILE_KINDS[kind];
      const names = {
        name: `${stem}.${extension}`,
        thumbnail: thumbnail && `${stem}.small.${thumbnail.extension}`,
      };
      await mkdir(folder, { recursive: true });
      try {
        await write(names.name, clean);
        if (names.thumbnail && thumbnail) await write(names.thumbnail, thumbnail.bytes);
        await syncFolder();
      } catch (error) {
        await drop([names.name, ...(names.thumbnail ? [names.thumbnail] : [])]);
        throw error;
      }
      return { ...names, ...size, originalName: shortName(file.name), mime, bytes: clean.length };
    },
    orphans: async (known, now) => {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder)).filter((name) => name.startsWith(DRAFT) || isStoredName(name));
      const aged = await Promise.all(
        names.map(async (name) => {
          const { mtimeMs } = await stat(join(folder, name));
          return now.getTime() - mtimeMs >= ORPHAN_AGE_MS && !known.has(name);
        }),
      );
      const gone = names.filter((_, index) => aged[index]);
      for (const name of gone) await rm(join(folder, name), { force: true });
      return gone.length;
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
