import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether the checkout has such a file. */
export const isShipped = (path: string): boolean => findUp(path, import.meta.dirname) !== undefined;

/** A file of the checkout, by its path from the top. Found from the sources and from the built server alike. */
export const shippedFile = (path: string): Buffer => {
  const file = findUp(path, import.meta.dirname);
  if (file === undefined) throw new Error(`Expected ${path} in the checkout, got nothing: restore it.`);
  return readFileSync(file);
};

function findUp(path: string, folder: string): string | undefined {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? undefined : findUp(path, dirname(folder));
}
