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
