import type { City } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { partAria } from '../PartFrame';
import { SuggestInput } from '../SuggestInput';
import { cityLabel, cityQuery, fittingCities } from './cityLabel';
import { useCitySearch } from './useCitySearch';

interface CityInputProps {
  readonly city: string;
  readonly onType: (city: string) => void;
  readonly onChoose: (city: City) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  readonly aria: ReturnType<typeof partAria>;
  readonly name: string;
}

/** A city is typed and then chosen: only a choice has an id (1§4). */
export function CityInput({ city, onType, onChoose, onBlur, placeholder, aria, name }: CityInputProps) {
  const { items, state, ask } = useCitySearch((only) => {
    onChoose(only);
    ask(null);
  });
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
      onBlur={onBlur}
      message={messages[state]}
      isLoading={state === 'loading'}
      placeholder={placeholder}
      aria={aria}
    />
  );
}
