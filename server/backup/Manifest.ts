import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../contract/isRecord';
import type { Tables } from '../db/Moment';
import { BackupRefused } from '../PlainError';

/** What a backup says about itself, in `backup.json`. It is written last: a folder without it is no backup. */
export interface Manifest {
  readonly kind: 'embedded' | 'postgres';
  readonly madeAt: string;
  /** What the tables held at the moment of the copy. */
  readonly tables: Tables;
  /** When each migration its rows have gone through was made; backups before November 2026 do not say. */
  readonly migrations?: readonly number[];
  /** How many files it holds; `files.sha256` names each with its hash. */
  readonly files: number;
  /** Files that a row named and that were gone already when the backup was made. */
  readonly missing: readonly string[];
}

export const MANIFEST = 'backup.json';
export const HASHES = 'files.sha256';

/** @throws BackupRefused when the folder is no whole backup */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`The folder ${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const manifest = parsed(text, folder);
  if (!isManifest(manifest)) throw new BackupRefused(`The ${MANIFEST} in ${folder} is none of ours.`);
  return manifest;
};

const isManifest = (parsed: unknown): parsed is Manifest =>
  isRecord(parsed) && (parsed.kind === 'embedded' || parsed.kind === 'postgres') && isRecord(parsed.tables);

const parsed = (text: string, folder: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupRefused(`The ${MANIFEST} in ${folder} cannot be read: it is cut off or damaged.`);
  }
};

/** The files of a backup as `sha256sum -c` reads them: from within the folder anybody can check it without us. */
export const hashLines = (copied: ReadonlyMap<string, string>): string =>
  [...copied].map(([name, hash]) => `${hash}  files/${name}\n`).join('');

export const readHashes = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(join(folder, HASHES), 'utf8').catch(() => {
    throw new BackupRefused(`The backup in ${folder} is damaged: its ${HASHES} cannot be read.`);
  });
  const found = [...text.matchAll(/^([\da-f]{64}) {2}files\/(\S+)$/gm)];
  return new Map(found.map(([, hash = '', name = '']) => [name, hash]));
};
