import type { ComponentProps } from 'react';
import { useDataProvider } from 'react-admin';
import type { City } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import { FoundInput, type FoundKind } from '../FoundInput';
import { cityLabel, cityQuery, fittingCities, meantCity } from './cityLabel';

type CityInputProps = Omit<ComponentProps<typeof FoundInput<City>>, 'search' | 'kind'>;

/** A city is typed and then chosen: only a choice has an id. */
export const CityInput = (props: CityInputProps) => {
  const provider = useDataProvider<CarteDataProvider>();
  return (
    <FoundInput
      {...props}
      kind={CITIES}
      search={{
        debounceMs: limits.cityDebounceMs,
        load: async (query, signal) => {
          const { data } = await provider.call('cities.list', {
            query: { filters: { cityRegion: query }, per_page: limits.cityPageSize },
            signal,
          });
          return data.filter(isCity);
        },
      }}
    />
  );
};

const CITIES: FoundKind<City> = {
  queryOf: cityQuery,
  optionOf: (city) => ({ value: city.id, title: cityLabel(city) }),
  fitting: fittingCities,
  meant: meantCity,
  takesOnly: true,
  failed: () => text('address.cityNotFound'),
};

const isCity = (row: unknown): row is City =>
  isRecord(row) &&
  typeof row.id === 'number' &&
  typeof row.title === 'string' &&
  typeof row.region === 'string';
