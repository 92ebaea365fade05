import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { CountryCode } from 'libphonenumber-js/max';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { text } from '../../i18n/text';
import { type Country, countries, findCountries } from './countries';
import './phone.css';
import { Flag } from './Flag';

interface CountryListProps {
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Typing narrows the list, arrows move through it, Enter takes the marked one: all from the search input. */
export function CountryList({ country, onChoose }: CountryListProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ iso2 }) => iso2 === country),
    ),
  );
  const found = findCountries(query);
  const marked = found[active];

  useEffect(() => {
    panel.current
      ?.querySelector(`[data-iso="${marked?.iso2 ?? ''}"]`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [marked]);

  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setActive(Math.min(Math.max(active + step, 0), found.length - 1));
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault();
      onChoose(marked.iso2);
    }
  };

  return (
    <div className="carte-countries flat stack fill gap-8" ref={panel}>
      <OutlinedInput
        autoFocus
        fullWidth
        value={query}
        placeholder={text('phone.search')}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': text('phone.search'),
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': marked ? `${id}-${marked.iso2}` : undefined,
            autoComplete: 'off',
          },
        }}
      />
      {found.length === 0 && (
        <p className="muted pad-16" role="status">
          {text('noSearchResults')}
        </p>
      )}
      <div className="fill scroll" id={id} role="listbox" aria-label={text('phone.countries')}>
        {found.map((option) => (
          <CountryOption
            key={option.iso2}
            id={`${id}-${option.iso2}`}
            country={option}
            isMarked={option === marked}
            isChosen={option.iso2 === country}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

interface CountryOptionProps {
  readonly id: string;
  readonly country: Country;
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (country: CountryCode) => void;
}

/** One of 245 rows: plain elements, and only the two whose mark moved render again. */
const CountryOption = memo(({ id, country, isMarked, isChosen, onChoose }: CountryOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox that controls this list
  // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the marked option
  <div
    id={id}
    className="row gap-12 touch round text-body light pointer hover-sunken"
    role="option"
    data-iso={country.iso2}
    data-marked={isMarked || undefined}
    aria-selected={isChosen}
    onClick={() => onChoose(country.iso2)}
  >
    <Flag iso2={country.iso2} />
    <span>{country.name}</span>
    <span className="push muted figures">+{country.dialCode}</span>
  </div>
));
