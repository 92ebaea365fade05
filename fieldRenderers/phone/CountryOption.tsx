import { styled } from '@mui/material/styles';
import type { CountryCode } from 'libphonenumber-js/max';
import { memo } from 'react';
import type { Country } from './countries';
import { Flag } from './Flag';

interface CountryOptionProps {
  readonly id: string;
  readonly country: Country;
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (country: CountryCode) => void;
}

/** One of 245 rows: plain elements, and only the two whose mark moved render again. */
export const CountryOption = memo(({ id, country, isMarked, isChosen, onChoose }: CountryOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox that controls this list
  // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the marked option
  <div
    id={id}
    role="option"
    data-iso={country.iso2}
    data-marked={isMarked || undefined}
    aria-selected={isChosen}
    onClick={() => onChoose(country.iso2)}
  >
    <Flag iso2={country.iso2} />
    <span>{country.name}</span>
    <span className="code">+{country.dialCode}</span>
  </div>
));

export const CountryPanel = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    gap: theme.spacing(1),
    padding: theme.spacing(1.5),
    '& p': { margin: 0, padding: theme.spacing(2), color: palette.text.secondary },
    '& [role=listbox]': {
      flex: 1,
      overflowY: 'auto',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      overscrollBehavior: 'contain',
    },
    '& [role=option]': {
      ...theme.typography.body1,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      minHeight: theme.spacing(5.5),
      padding: theme.spacing(0.5, 1),
      borderRadius: theme.shape.borderRadius,
      cursor: 'pointer',
    },
    '& [role=option]:hover': { backgroundColor: palette.action.hover },
    '& [role=option][data-marked]': { backgroundColor: palette.action.selected },
    '& [aria-selected=true]': { fontWeight: theme.typography.fontWeightMedium },
    '& .code': { marginLeft: 'auto', color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  };
});
