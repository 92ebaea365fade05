import type { CountryCode } from 'libphonenumber-js/max';
import { MuiTelInput } from 'mui-tel-input';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useRef, useState } from 'react';
import { phoneTypeOf } from '../../contract/phoneTypeOf';
import { attempt } from './attempt';
import { CountryButton } from './CountryButton';
import type { PhoneControlProps } from './PhoneControl';
import {
  cleanNumber,
  HOME,
  phoneErrorOf,
  readPasted,
  readTyped,
  shownCountry,
  withCountry,
} from './phoneNumber';
import { registerPhoneTypes } from './phoneTypes';
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

  const write = (read: () => string) => {
    const number = attempt('read the number', read, '');
    setChosen(shownCountry(number, chosen) ?? chosen);
    onChange(number);
  };
  const type = () => {
    const element = input.current;
    if (!element) return;
    keepCaret(element);
    write(() => (value === '' ? readTyped(element.value, chosen) : cleanNumber(element.value)));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === shown.length;
    if (shown !== '' && !isWhole) return;
    event.preventDefault();
    write(() => readPasted(event.clipboardData.getData('text'), chosen));
  };
  const validate = () =>
    onValidated(value, value === '' ? null : attempt('validate the number', () => phoneErrorOf(value), null));
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
      error={aria['aria-invalid'] ?? false}
      placeholder={placeholder}
      inputRef={input}
      sx={{ '& .MuiInputBase-input': { paddingInlineStart: 0 } }}
      onChange={type}
      onBlur={validate}
      onKeyDown={(event) => isSaving(event) && validate()}
      slotProps={{
        input: { startAdornment: <CountryButton country={country} onChoose={choose} /> },
        htmlInput: { ...aria, autoComplete: 'tel', onPaste: paste, onBeforeInput: stopForeign },
      }}
    />
  );
}

/** Strict: what cannot belong to a number does not get in. */
const stopForeign = (event: InputEvent<HTMLInputElement>): void => {
  const isForeign = /[^\d\s()+-]/.test(event.data ?? '');
  if (isForeign) event.preventDefault();
};

/** Enter and Ctrl+S save without leaving the input. */
const isSaving = ({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' || (code === 'KeyS' && (ctrlKey || metaKey));
