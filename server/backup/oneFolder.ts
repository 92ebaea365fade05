import { BackupRefused } from '../PlainError';

/** The one argument of a command. @throws BackupRefused */
export const oneFolder = ([folder, ...more]: readonly string[]): string => {
  if (folder === undefined || more.length > 0) throw new BackupRefused('Expected: the name of one folder.');
  return folder;
};
