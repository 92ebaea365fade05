import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { CountryCode } from 'libphonenumber-js/max';
import { useState } from 'react';
import { text } from '../../i18n/text';
import { CountryPopup } from './CountryPopup';
import { countries } from './countries';
import { Flag } from './Flag';

interface CountryButtonProps {
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
}

/** The flag before the number: opens the list of countries. */
export function CountryButton({ country, onChoose }: CountryButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = countries.find(({ iso2 }) => iso2 === country)?.name;
  return (
    <InputAdornment position="start">
      <IconButton
        edge="start"
        aria-label={name ? text('phone.country', { name }) : text('phone.noCountry')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Flag iso2={country} />
        <ExpandIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <CountryPopup
          anchor={anchor}
          country={country}
          onClose={() => setAnchor(null)}
          onChoose={(chosen) => {
            setAnchor(null);
            onChoose(chosen);
          }}
        />
      )}
    </InputAdornment>
  );
}
