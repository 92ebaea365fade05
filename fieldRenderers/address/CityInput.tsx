import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { City } from '../../contract/entities';
import { isRecord } from '../../contract/isRecord';
import { limits } from '../../contract/limits';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { text } from '../../i18n/text';
import type { partAria } from '../PartFrame';
import { SuggestInput } from '../SuggestInput';
import { usePendingInput } from '../usePendingInput';
import { type Suggestions, useSuggestions } from '../useSuggestions';
import { withinPatience } from '../withinPatience';
import { cityLabel, cityQuery, fittingCities, meantCity } from './cityLabel';

interface CityInputProps {
  readonly city: string;
  /** Whether the city that stands there was chosen: then nothing is left to find. */
  readonly isChosen: boolean;
  readonly onType: (city: string) => void;
  readonly onChoose: (city: City) => void;
  /** The person left the input, and what could be chosen for them was. */
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly aria: ReturnType<typeof partAria>;
  readonly name: string;
}

/** A city is typed and then chosen: only a choice has an id. What means one city is chosen on leaving. */
export function CityInput(props: CityInputProps) {
  const { city, isChosen, onType, onChoose, onBlur, placeholder, aria, name } = props;
  const latest = useRef(props);
  latest.current = props;
  const { items, state, ask, answerTo } = useCitySearch((only) => {
    onChoose(only);
    ask(null);
  });
  /** A promise only where the server has to be asked. */
  const settle = (): Promise<void> | undefined => {
    const query = cityQuery(city);
    if (isChosen || query === null) return undefined;
    return withinPatience(answerTo(query)).then((found = []) => {
      const meant = meantCity(found, city);
      // An answer may come when something else stands there.
      if (meant && !latest.current.isChosen && latest.current.city === city) onChoose(meant);
    });
  };
  usePendingInput(settle);
  const messages = {
    failed: text('address.cityNotFound'),
    found: items.length === 0 ? text('noSearchResults') : undefined,
    loading: undefined,
    idle: undefined,
  };
  return (
    <SuggestInput
      name={name}
      typed={city}
      onType={(typed) => {
        onType(typed);
        ask(cityQuery(typed));
      }}
      options={fittingCities(items, city).map((found) => ({ value: found.id, title: cityLabel(found) }))}
      onChoose={({ value }) => {
        const chosen = items.find(({ id }) => id === value);
        if (chosen) onChoose(chosen);
        ask(null);
      }}
      onBlur={() => {
        const wait = settle();
        if (wait) void wait.then(() => latest.current.onBlur());
        else onBlur();
      }}
      message={messages[state]}
      isLoading={state === 'loading'}
      placeholder={placeholder}
      aria={aria}
    />
  );
}

/** Cities for what is typed; `onOnly` hears of the city when the first search found exactly that one. */
function useCitySearch(onOnly: (city: City) => void): Suggestions<City> {
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
