import { sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import { files } from '../db/schema';
import type { KnownOf } from '../files/FileStore';
import { FILE_KINDS } from '../files/fileKind';
import { namesOf } from '../files/storedName';

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

const EXTENSIONS = Object.values(FILE_KINDS).map(({ extension }) => extension);

/** Removes files without a row, left by a crash between the two. @returns how many */
export const sweepFiles = ({ db, files: store, clock }: SweepDeps): Promise<number> =>
  store.orphans(rowsFor({ db }), clock());

/**
 * Only names that were just listed are asked for, so the memory it takes does not grow with the files. A thumbnail and
 * what is drawn in widths share the beginning of their file's name; there is an index on that one.
 */
const rowsFor =
  ({ db }: Pick<Deps, 'db'>): KnownOf =>
  async (names) => {
    const stems = new Set(names.map((name) => name.split('.')[0]));
    const candidates = [...stems].flatMap((stem) => EXTENSIONS.map((extension) => `${stem}.${extension}`));
    if (candidates.length === 0) return new Set();
    const rows = await db
      .select({ name: files.name, thumbnail: files.thumbnail, widths: files.widths })
      .from(files)
      .where(sql`${files.name} = any(${sql.param(candidates)})`);
    return new Set(rows.flatMap(namesOf));
  };
