import { findBest } from '../../contract/bestFirst';
import { cityName } from '../../contract/cityName';
import type { City } from '../../contract/entities';
import { limits } from '../../contract/limits';

/** What the address keeps of a chosen city: `title, region`. */
export const cityLabel = ({ title, region }: City): string => (region ? `${title}, ${region}` : title);

/** What is searched: the part before the first comma, from its second letter on; null = too little yet. */
export function cityQuery(typed: string): string | null {
  const query = typed.split(',')[0]?.trim() ?? '';
  return [...query].length >= limits.citySearchMinLetters ? query : null;
}

/** The found cities that fit all that was typed, or all of them where none does; the best first. */
export function fittingCities(found: readonly City[], typed: string): readonly City[] {
  const fitting = findBest(found, cityName(typed), namesOf);
  return fitting.length > 0 ? fitting : found;
}

/**
 * The city that is meant without a choice: the only one that fits, or the backend's first where just that bears the very
 * name (Omsk, of all cities of its region). Of two that may be meant the person chooses.
 */
export function meantCity(found: readonly City[], typed: string): City | undefined {
  const fitting = fittingCities(found, typed);
  if (fitting.length === 1) return fitting[0];
  const wanted = cityName(typed.split(',')[0] ?? '');
  const named = fitting.filter(({ title }) => cityName(title) === wanted);
  return named.length === 1 && named[0] === found[0] ? found[0] : undefined;
}

const namesOf = (city: City): readonly string[] => [cityName(city.title), cityName(cityLabel(city))];
