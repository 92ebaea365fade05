import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of this folder as text. Found from the sources and from the built server alike. */
export const shippedFile = (name: string): string =>
  readFileSync(findUp(join('server/cities', name), import.meta.dirname), 'utf8');

function findUp(path: string, folder: string): string {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  if (dirname(folder) === folder)
    throw new Error(`Expected ${path} in the checkout, got nothing: restore it.`);
  return findUp(path, dirname(folder));
}
