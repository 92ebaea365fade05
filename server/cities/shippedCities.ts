import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ListedCity, parseCities } from './parseCities';

const FILE = 'server/cities/cities.csv';

/** The list that comes with the product. Found from the sources and from the built server alike. */
export function shippedCities(): readonly ListedCity[] {
  const { cities, problems } = parseCities(readFileSync(findUp(import.meta.dirname), 'utf8'));
  if (problems.length > 0) throw new Error(`Expected a sound list in ${FILE}, got: ${problems.join(' ')}`);
  return cities;
}

function findUp(folder: string): string {
  const file = join(folder, FILE);
  if (existsSync(file)) return file;
  if (dirname(folder) === folder)
    throw new Error(`Expected ${FILE} in the checkout, got nothing: restore it.`);
  return findUp(dirname(folder));
}
