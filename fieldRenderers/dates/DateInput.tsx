import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { text } from '../../i18n/text';
import { isSaveKey, maskedChange } from '../maskedChange';
import { Sheet } from '../overlays';
import { Calendar } from './Calendar';
import { completeDate, dateText, maskDate, readDate } from './dateText';

export interface DateInputProps {
  readonly id?: string;
  readonly name?: string;
  /** ISO, empty, or what was typed while it is no date yet: the check tells the user. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly label: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** What a browser may fill in; default: nothing. */
  readonly autoComplete?: string | undefined;
}

const MASK_LENGTH = 10;

/** A day, typed as `dd.MM.yyyy` or picked in the calendar that its button opens. */
export function DateInput({ label, min, max, ...own }: DateInputProps) {
  const { value, onChange, onBlur } = own;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened the sheet stays, to close as it opened and to give the focus back; each opening has its own calendar, which
  // takes the focus, also while the last one is still fading.
  const [openings, setOpenings] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const shown = dateText(value);
  const settle = () => {
    const settled = completeDate(shown);
    if (settled !== shown && settled !== value) onChange(settled);
  };
  const close = () => {
    setAnchor(null);
    onBlur?.();
  };
  return (
    <>
      <OutlinedInput
        ref={box}
        fullWidth
        {...lookOf(own, label)}
        value={shown}
        onChange={(event) => {
          const typed = maskedChange(event, shown, maskDate);
          onChange(readDate(typed) ?? typed);
        }}
        onBlur={() => {
          if (anchor) return;
          settle();
          onBlur?.();
        }}
        onKeyDown={(event) => isSaveKey(event) && settle()}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={text('dates.open', { label })}
              aria-haspopup="dialog"
              onClick={() => {
                setAnchor(box.current);
                setOpenings((count) => count + 1);
              }}
            >
              <CalendarIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      {openings > 0 && (
        <Sheet anchor={anchor} onClose={close} label={label}>
          <Calendar
            key={openings}
            day={readDate(shown) ?? ''}
            min={min}
            max={max}
            // One that arrives when the sheet is closing already would take the focus from where a person types by now.
            autoFocus={anchor !== null}
            onPick={(day) => {
              onChange(day);
              close();
            }}
          />
        </Sheet>
      )}
    </>
  );
}

type Look = Pick<DateInputProps, 'id' | 'name' | 'invalid' | 'describedBy' | 'autoComplete'>;

/** What the input says of itself, to a browser and to a screen reader. */
const lookOf = ({ id, name, invalid, describedBy, autoComplete = 'off' }: Look, label: string) => ({
  ...(id && { id }),
  error: invalid ?? false,
  placeholder: text('dates.placeholder'),
  slotProps: {
    input: {
      name,
      maxLength: MASK_LENGTH,
      inputMode: 'numeric',
      autoComplete,
      'aria-label': label,
      'aria-describedby': describedBy,
    },
  } as const,
});
