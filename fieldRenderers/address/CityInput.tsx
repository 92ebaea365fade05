import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { City } from '../../contract/entities';
import { text } from '../../i18n/text';
import type { partAria } from '../PartFrame';
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
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: City) => {
    setOpen(false);
    onChoose(chosen);
  };
  const { items, state, ask } = useCitySearch(choose);
  const message = state === 'failed' ? 'address.cityNotFound' : 'noSearchResults';

  return (
    <Autocomplete<City>
      id={aria.id}
      open={isOpen && (state === 'found' || state === 'failed')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...fittingCities(items, city)]}
      filterOptions={(options) => options}
      getOptionLabel={cityLabel}
      getOptionKey={({ id }) => id}
      value={null}
      inputValue={city}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'input') return;
        setOpen(true);
        onType(typed);
        ask(cityQuery(typed));
      }}
      onChange={(_event, chosen) => chosen && choose(chosen)}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      slotProps={{ paper: { elevation: 8 } }}
      noOptionsText={<span role="status">{text(message)}</span>}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          ref={slotProps.input.ref}
          className={slotProps.input.className}
          fullWidth
          name={name}
          error={aria['aria-invalid']}
          placeholder={placeholder}
          onBlur={onBlur}
          endAdornment={
            state === 'loading' && <CircularProgress size="1.25rem" aria-label={text('common.loading')} />
          }
          slotProps={{ input: { ...slotProps.htmlInput, ...aria, autoComplete: 'off' } }}
        />
      )}
    />
  );
}
