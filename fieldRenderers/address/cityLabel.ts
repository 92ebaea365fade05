import { findBest } from '../../contract/bestFirst';
import type { City } from '../../contract/entities';
import { limits } from '../../contract/limits';

/** What the address keeps of a chosen city: `title, region` (1§3). */
export const cityLabel = ({ title, region }: City): string => (region ? `${title}, ${region}` : title);

/** What is searched: the part before the first comma, from its second letter on (1§5); null = too little yet. */
export function cityQuery(typed: string): string | null {
  const query = typed.split(',')[0]?.trim() ?? '';
  return [...query].length >= limits.citySearchMinLetters ? query : null;
}

/** The found cities that fit all that was typed, or all of them where none does; the best first. */
export function fittingCities(found: readonly City[], typed: string): readonly City[] {
  const fitting = findBest(found, typed, namesOf);
  return fitting.length > 0 ? fitting : found;
}

const namesOf = (city: City): readonly string[] => [city.title, cityLabel(city)];
