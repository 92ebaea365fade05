import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CountryCode } from 'libphonenumber-js/max';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { type Country, countries, findCountries } from './countries';
import './phone.css';
import { Flag } from './Flag';

interface CountryPopupProps {
  readonly anchor: HTMLElement;
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
  readonly onClose: () => void;
}

/** The countries beside the flag; over the whole screen up to 500 px and on phones. */
export function CountryPopup({ anchor, country, onChoose, onClose }: CountryPopupProps) {
  const id = useId();
  const isNarrow = useMediaQuery(`(max-width: ${limits.phoneFullscreenMax}px)`);
  const list = <CountryList country={country} onChoose={onChoose} />;
  if (!isNarrow && !isMobileAgent()) {
    return (
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text('phone.countries'),
            sx: { width: '22rem', height: '24rem', display: 'flex' },
          },
        }}
      >
        {list}
      </Popover>
    );
  }
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} className="row spread">
        {text('phone.countries')}
        <IconButton label={text('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {list}
    </Dialog>
  );
}

const isMobileAgent = (): boolean => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

interface CountryListProps {
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Typing narrows the list, arrows move through it, Enter takes the marked one: all from the search input. */
function CountryList({ country, onChoose }: CountryListProps) {
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
