import { DatabaseRefused } from '../db/embedded/DatabaseRefused';
import { FolderTaken } from '../db/embedded/lock/FolderTaken';
import { BadEnv } from '../env';
import { BackupRefused } from './BackupRefused';

const PLAIN = [BackupRefused, BadEnv, DatabaseRefused, FolderTaken];

/** A command that takes a folder: prints what it did, or what somebody can mend, and ends with 0 or 1. */
export const runCommand = (work: (folder: string) => Promise<string>): void => {
  // What is written is for its own user only.
  process.umask(0o077);
  const [folder, ...more] = process.argv.slice(2);
  const done =
    folder === undefined || more.length > 0
      ? Promise.reject(new BackupRefused('Expected: the name of one folder.'))
      : work(folder);
  done.then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      const isPlain = PLAIN.some((plain) => error instanceof plain);
      const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
      process.stderr.write(`${text}\n`);
      process.exitCode = 1;
    },
  );
};
