import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { CountryCode } from 'libphonenumber-js/max';
import { MuiTelInput } from 'mui-tel-input';
import { type ClipboardEvent, type InputEvent, useRef, useState } from 'react';
import { phoneTypeOf } from '../../contract/phoneTypeOf';
import { text } from '../../i18n/text';
import { isSaveKey } from '../maskedChange';
import { attempt } from './attempt';
import { CountryPopup } from './CountryPopup';
import { countries } from './countries';
import { Flag } from './Flag';
import type { PhoneControlProps } from './PhoneControl';
import { HOME, judge, phoneErrorOf, readPasted, readTyped, shownCountry, withCountry } from './phoneNumber';
import { registerPhoneTypes } from './phoneTypes';
import { shownPhone } from './shownPhone';
import { useCaretKeeper } from './useCaretKeeper';

registerPhoneTypes(phoneTypeOf);

/**
 * The heavy half of the phone input: load it through `PhoneControl`. MuiTelInput formats and holds the text; the country
 * is ours, because its own list has no search, its flags come from another host and it keeps +7 7.. in Russia.
 */
export function PhoneWidget({ value, onChange, onValidated, aria, name, placeholder }: PhoneControlProps) {
  const [chosen, setChosen] = useState<CountryCode>(HOME);
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaretKeeper(input, value);
  const country = shownCountry(value, chosen);
  /** What was put in with the number and is no part of it. */
  const [left, setLeft] = useState('');

  const write = (read: () => { readonly number: string; readonly left: string }) => {
    const { number, left: rest } = attempt('read the number', read, NOTHING);
    setChosen(shownCountry(number, chosen) ?? chosen);
    setLeft(rest);
    onChange(number);
  };
  const type = () => {
    const element = input.current;
    if (!element) return;
    keepCaret(element);
    write(() => ({ number: readTyped(element.value, chosen), left: '' }));
  };
  /** A whole number put in beside or over another one is meant alone; a part of one goes where the caret is. */
  const putIn = (event: { preventDefault: () => void }, read: () => string) => {
    const element = input.current;
    if (!element) return;
    event.preventDefault();
    write(() => {
      const given = read();
      const alone = readPasted(given, chosen);
      const { value: shown, selectionStart, selectionEnd } = element;
      const before = shown.slice(0, selectionStart ?? shown.length);
      const whole = `${before}${given}${shown.slice(selectionEnd ?? shown.length)}`;
      if (whole === given || phoneErrorOf(alone.number) === null) return alone;
      return { number: readTyped(whole, chosen), left: '' };
    });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) =>
    putIn(event, () => event.clipboardData.getData('text'));
  const beforeInput = (event: InputEvent<HTMLInputElement>) => {
    const data = event.data ?? '';
    // Keyboards of phones put a whole number in as one key.
    if (data.length > 1) putIn(event, () => data);
    else if (FOREIGN.test(data)) event.preventDefault();
  };
  const validate = () => {
    const [number, error] = judge(value);
    if (number !== value) onChange(number);
    onValidated(number, error);
  };
  const choose = (next: CountryCode) => {
    setChosen(next);
    onChange(withCountry(value, country, next));
    // The list gives the focus back to its button when it is gone; the number is what one types next.
    requestAnimationFrame(() => attempt('take the focus', () => input.current?.focus(), undefined));
  };

  return (
    <MuiTelInput
      fullWidth
      disableDropdown
      name={name}
      value={value}
      placeholder={placeholder}
      error={aria['aria-invalid'] ?? false}
      inputRef={input}
      sx={{ '& .MuiInputBase-input': { paddingInlineStart: 0 } }}
      onChange={type}
      helperText={left === '' ? undefined : text('phone.left', { text: left })}
      onBlur={validate}
      onKeyDown={(event) => isSaveKey(event) && validate()}
      slotProps={{
        input: { startAdornment: <CountryButton country={country} onChoose={choose} /> },
        htmlInput: { ...aria, ...nativeOf(value), onPaste: paste, onBeforeInput: beforeInput },
      }}
    />
  );
}

/** Its native input; the text as it stands everywhere else: what we do not write ourselves is left to the widget. */
const nativeOf = (value: string) => {
  const shown = shownPhone(value);
  return { autoComplete: 'tel', ...(shown !== value && { value: shown }) };
};

const NOTHING = { number: '', left: '' } as const;

/** Strict: what cannot belong to a number does not get in. */
const FOREIGN = /[^\d\s()+-]/;

interface CountryButtonProps {
  readonly country: CountryCode | undefined;
  readonly onChoose: (country: CountryCode) => void;
}

/** The flag before the number: opens the list of countries. */
function CountryButton({ country, onChoose }: CountryButtonProps) {
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
