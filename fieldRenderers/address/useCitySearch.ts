import { useDataProvider } from 'react-admin';
import type { City } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { type Suggestions, useSuggestions } from '../useSuggestions';

/** Cities for what is typed; `onOnly` hears of the city when the first search found exactly that one. */
export function useCitySearch(onOnly: (city: City) => void): Suggestions<City> {
  const provider = useDataProvider<CarteDataProvider>();
  return useSuggestions<City>({
    debounceMs: limits.cityDebounceMs,
    load: async (query, signal) => {
      const { data } = await provider.call('cities.list', {
        query: { filters: { cityRegion: query }, per_page: limits.cityPageSize },
        signal,
      });
      return data.filter(isCity);
    },
    onFound: (cities, isFirst) => {
      const [only] = cities;
      if (isFirst && only && cities.length === 1) onOnly(only);
    },
  });
}

const isCity = (row: unknown): row is City =>
  isRecord(row) &&
  typeof row.id === 'number' &&
  typeof row.title === 'string' &&
  typeof row.region === 'string';
