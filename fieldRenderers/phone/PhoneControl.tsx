import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { text } from '../../i18n/text';
import type { FieldAria } from '../fieldAria';
import type { PhoneErrorCode } from './phoneNumber';
import { isOfRussia, plainNumber, shownPhone } from './shownPhone';
import { afterDigits, useCaretKeeper } from './useCaretKeeper';
import './phone.css';

export interface PhoneControlProps {
  readonly name: string;
  /** `+` and digits; what the backend stored otherwise is shown as it is. */
  readonly value: string;
  readonly onChange: (number: string) => void;
  /** The person left the input or is about to save: the code says why the number cannot be, null = valid or empty. */
  readonly onValidated: (number: string, error: PhoneErrorCode | null) => void;
  readonly aria: Partial<FieldAria> & { readonly 'aria-label'?: string };
  readonly placeholder: string;
}

/** Heavier than the rest of the form: fetched when somebody reaches for a number, and then there for every other one. */
const widget: { loaded?: ComponentType<PhoneControlProps> } = {};

const fetchWidget = async (): Promise<ComponentType<PhoneControlProps>> => {
  const { PhoneWidget } = await import('./PhoneWidget');
  widget.loaded = PhoneWidget;
  return PhoneWidget;
};

/**
 * A phone number with its country. The numbering plans are a chunk of their own, which comes with the first focus; until it
 * is there, and where it does not come, the number is read and typed in a plain input.
 */
export function PhoneControl(props: PhoneControlProps) {
  const [Widget, setWidget] = useState(() => widget.loaded);
  const place = useRef<HTMLDivElement>(null);
  const takesOver = useRef<(place: HTMLElement) => void>(undefined);
  const hasWidget = Widget !== undefined;

  useLayoutEffect(() => {
    if (hasWidget && place.current) takesOver.current?.(place.current);
  }, [hasWidget]);

  const reach = (part: 'number' | 'country') => {
    fetchWidget().then(
      (Loaded) => {
        const held = document.activeElement;
        if (!place.current?.contains(held)) takesOver.current = undefined;
        else takesOver.current = part === 'number' ? goOnIn(held) : openCountries;
        setWidget(() => Loaded);
      },
      // A number can be typed without it; the server validates in any case.
      () => undefined,
    );
  };
  const leave = () => {
    const { value, onChange, onValidated } = props;
    if (value === '') return;
    import('./phoneNumber').then(
      ({ judge }) => {
        const [number, error] = judge(value);
        if (number !== value) onChange(number);
        onValidated(number, error);
      },
      () => undefined,
    );
  };
  // Nothing changes under a finger that is about to press.
  const near = () => void fetchWidget().catch(() => undefined);
  return (
    <div ref={place}>
      {Widget ? (
        <Widget {...props} />
      ) : (
        <PhoneAtRest {...props} onNear={near} onReach={reach} onLeave={leave} />
      )}
    </div>
  );
}

/** What had the focus is gone: whoever was typing or choosing goes on in what took its place. */
const goOnIn = (held: Element | null) => {
  const at = held instanceof HTMLInputElement ? held : undefined;
  const isWhole = at !== undefined && at.selectionStart === 0 && at.selectionEnd === at.value.length;
  const digits = at?.value.slice(0, at.selectionStart ?? undefined).replace(/\D/g, '').length ?? 0;
  return (place: HTMLElement) => {
    const input = place.querySelector('input');
    if (!input) return;
    input.focus();
    const caret = afterDigits(input.value, digits);
    // Whoever came by the Tab key has selected what stands here, to type over it.
    input.setSelectionRange(isWhole ? 0 : caret, isWhole ? input.value.length : caret);
  };
};

const openCountries = (place: HTMLElement) => {
  const button = place.querySelector('button');
  button?.focus();
  button?.click();
};

interface PhoneAtRestProps extends PhoneControlProps {
  /** Somebody is about to ask for a country. */
  readonly onNear: () => void;
  /** Somebody types a number, or opens the list of countries. */
  readonly onReach: (part: 'number' | 'country') => void;
  /** The number was left before the numbering plans had come. */
  readonly onLeave: () => void;
}

/** A number without the dependencies's numbering plans: looks like the input that takes its place, and can be typed into. */
function PhoneAtRest({
  name,
  value,
  onChange,
  aria,
  placeholder,
  onNear,
  onReach,
  onLeave,
}: PhoneAtRestProps) {
  const isHome = isOfRussia(value);
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaretKeeper(input, value);
  return (
    <OutlinedInput
      fullWidth
      inputRef={input}
      value={shownPhone(value)}
      placeholder={placeholder}
      error={aria['aria-invalid'] ?? false}
      onChange={({ target }) => {
        if (input.current) keepCaret(input.current);
        onChange(plainNumber(target.value));
      }}
      startAdornment={
        <InputAdornment position="start">
          <IconButton
            edge="start"
            aria-label={isHome ? text('phone.country', { name: homeName }) : text('phone.noCountry')}
            aria-haspopup="dialog"
            aria-expanded={false}
            onFocus={onNear}
            onClick={() => onReach('country')}
          >
            {isHome ? <img className="carte-flag" src={homeFlag} alt="" /> : <span className="carte-flag" />}
            <ExpandIcon fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
      sx={{ '& .MuiInputBase-input': { paddingInlineStart: 0 } }}
      slotProps={{
        input: {
          ...aria,
          name,
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          onFocus: () => onReach('number'),
          onBlur: onLeave,
        },
      }}
    />
  );
}

const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/RU.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});
const [homeFlag] = Object.values(flags);
const homeName = new Intl.DisplayNames('ru', { type: 'region' }).of('RU') ?? '';
