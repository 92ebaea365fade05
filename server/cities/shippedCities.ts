import { shippedFile } from '../shippedFile';
import { type ListedCity, parseCities } from './parseCities';

/** The list that comes with the product. */
export function shippedCities(): readonly ListedCity[] {
  const { cities, problems } = parseCities(shippedFile('server/cities/cities.csv').toString());
  if (problems.length > 0) throw new Error(`Expected a sound list in cities.csv, got: ${problems.join(' ')}`);
  return cities;
}
