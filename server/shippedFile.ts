import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the checkout, by its path from the top. Found from the sources and from the built server alike. */
export const shippedFile = (path: string): Buffer => readFileSync(findUp(path, import.meta.dirname));

function findUp(path: string, folder: string): string {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  if (dirname(folder) === folder)
    throw new Error(`Expected ${path} in the checkout, got nothing: restore it.`);
  return findUp(path, dirname(folder));
}
