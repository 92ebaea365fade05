import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../../server/db/Database';
import { files, menus } from '../../../../server/db/schema';
import type { FileStore } from '../../../../server/files/FileStore';

/**
 * What is wrong with a restored installation, as against what the answers promised: a write that was answered before the
 * copy began is missing; rows of two moments; a row without its file; a file that differs from the one in the backup.
 */
export const faultsOf = async (
  { db, store }: { readonly db: Database; readonly store: FileStore },
  {
    before,
    acked,
    backup,
  }: { readonly before: readonly string[]; readonly acked: readonly string[]; readonly backup: string },
): Promise<readonly string[]> => {
  const titles = (await db.select({ title: menus.title }).from(menus)).map(({ title }) =>
    title.replace('Menu ', ''),
  );
  const here = new Set(titles);
  const lost = before.filter((one) => !here.has(one)).map((one) => `acknowledged and lost: ${one}`);
  // Owners write one after the other: with the newest of an owner all older ones must be there.
  const newest = new Map<string, number>();
  for (const [owner, n] of titles.map(split)) newest.set(owner, Math.max(n, newest.get(owner) ?? -1));
  const torn = acked
    .filter((one) => {
      const [owner, n] = split(one);
      return n < (newest.get(owner) ?? -1) && !here.has(one);
    })
    .map((one) => `of another moment: ${one}`);
  return [...lost, ...torn, ...(await fileFaults({ db, store }, backup))];
};

const split = (title: string): readonly [owner: string, n: number] => {
  const [owner = '', n = ''] = title.split('-');
  return [owner, Number(n)];
};

const fileFaults = async (
  { db, store }: { readonly db: Database; readonly store: FileStore },
  backup: string,
): Promise<readonly string[]> => {
  const rows = await db.select({ name: files.name, thumbnail: files.thumbnail }).from(files);
  const names = rows.flatMap(({ name, thumbnail }) => [name, ...(thumbnail === null ? [] : [thumbnail])]);
  if (names.length === 0) return ['expected pictures'];
  const faults: string[] = [];
  for (const name of names) {
    const bytes = await store.read(name);
    if (!bytes) faults.push(`a row without its file: ${name}`);
    else if (sha256(bytes) !== sha256(readFileSync(join(backup, 'files', name))))
      faults.push(`differs: ${name}`);
  }
  return faults;
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
