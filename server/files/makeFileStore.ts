import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { Refusal } from '../Refusal';
import { refusalTexts } from '../texts/refusals';
import { cleanFile } from './cleanFile';
import type { FileStore, Upload } from './FileStore';
import { FILE_KINDS, kindOfFile, mimeOfName } from './fileKind';
import { holdSeen } from './hold';
import type { Shelf } from './Shelf';
import { DRAFT, isStoredName } from './storedName';

/** Pictures decoded at once, and how many may wait for it. */
const AT_ONCE = 2;
const MAX_WAITING = 60;
const MAX_NAME = 255;
/** A file this young may still be waiting for its row. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

/** Files on a shelf, each under a name that cannot be guessed. */
export const makeFileStore = (shelf: Shelf): FileStore => {
  const queue = pLimit(AT_ONCE);
  const open: FileStore['open'] = async (name) => (isStoredName(name) ? shelf.open(name) : undefined);
  const isHeld = holdSeen(shelf);
  const drop: FileStore['drop'] = async (names) => {
    const stored = names.filter(isStoredName);
    if (stored.length > 0 && !(await isHeld())) await shelf.remove(stored);
  };

  return {
    open,
    drop,
    read: async (name) => {
      const found = await open(name);
      return found && buffer(found.stream);
    },
    keep: async (file): Promise<Upload> => {
      if (queue.pendingCount >= MAX_WAITING) throw new Refusal(503, refusalTexts.busy, { retryAfter: 5 });
      const bytes = Buffer.from(await file.arrayBuffer());
      const kind = kindOfFile(bytes, file);
      const { thumbnail, bytes: clean, ...size } = await queue(() => cleanFile[kind](bytes));
      const stem = randomBytes(24).toString('base64url');
      const { extension, mime } = FILE_KINDS[kind];
      const name = `${stem}.${extension}`;
      const small = thumbnail && {
        name: `${stem}.small.${thumbnail.extension}`,
        bytes: thumbnail.bytes,
        mime: mimeOfName(thumbnail.extension),
      };
      try {
        await shelf.write([{ name, bytes: clean, mime }, ...(small ? [small] : [])]);
      } catch (error) {
        // Why it failed is what counts; what stays behind is an orphan, and the sweep's.
        await drop([name, ...(small ? [small.name] : [])]).catch(() => {});
        throw error;
      }
      const thumbnailName = small === null ? null : small.name;
      const originalName = shortName(file.name);
      return { name, thumbnail: thumbnailName, ...size, originalName, mime, bytes: clean.length };
    },
    orphans: async (knownOf, now) => {
      let count = 0;
      if (await isHeld()) return count;
      for await (const names of shelf.olderThan(new Date(now.getTime() - ORPHAN_AGE_MS))) {
        const known = await knownOf(names.filter(isStoredName));
        // Whatever else an operator has put here is not ours.
        const gone = names.filter(
          (name) => name.startsWith(DRAFT) || (isStoredName(name) && !known.has(name)),
        );
        await shelf.remove(gone);
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
