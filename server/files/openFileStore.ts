import { join } from 'node:path';
import type { Env } from '../env';
import { bucketShelf } from './bucketShelf';
import { diskShelf } from './diskShelf';
import type { FileStore } from './FileStore';
import { makeFileStore } from './makeFileStore';
import type { Shelf } from './Shelf';

/** The files that the environment names: a bucket, or a folder beside the database. */
export const openFileStore = (env: Pick<Env, 'DATA_DIR' | 'FILES_URL'>): FileStore =>
  makeFileStore(openShelf(env));

export const openShelf = ({ DATA_DIR, FILES_URL }: Pick<Env, 'DATA_DIR' | 'FILES_URL'>): Shelf =>
  FILES_URL === undefined ? diskShelf(join(DATA_DIR, 'files')) : bucketShelf(FILES_URL);
