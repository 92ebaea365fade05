import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useRef, useState } from 'react';
import { text } from '../../i18n/text';
import { isSaveKey, maskedChange } from '../maskedChange';
import { TimeSteps } from '../overlays';
import { completeTime, maskTime, stepTime, TIME_LENGTH } from './maskTime';

export interface TimeInputProps {
  readonly id?: string;
  readonly name?: string;
  /** `HH:MM`, empty, or what was typed while it is no time yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly label: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** A time of the day, 24 hours: five characters, no spaces; arrows step half an hour, the clock lists them. */
export function TimeInput({
  id,
  name,
  value,
  onChange,
  onBlur,
  label,
  invalid,
  describedBy,
}: TimeInputProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setAnchor(null);
    onBlur?.();
  };
  const settle = () => {
    const settled = completeTime(value);
    if (settled !== value) onChange(settled);
  };
  return (
    <>
      <OutlinedInput
        ref={box}
        fullWidth
        {...(id && { id })}
        value={value}
        error={invalid ?? false}
        placeholder={text('time.placeholder')}
        onChange={(event) => onChange(maskedChange(event, value, maskTime))}
        onBlur={() => {
          if (anchor) return;
          settle();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (isSaveKey(event)) settle();
          else onTimeKey(event, value, onChange);
        }}
        slotProps={{
          input: {
            name,
            maxLength: TIME_LENGTH,
            pattern: '([01][0-9]|2[0-3]):[0-5][0-9]',
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-label': label,
            'aria-describedby': describedBy,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={text('time.open', { label })}
              aria-haspopup="listbox"
              onPointerEnter={() => void TimeSteps.preload()}
              onFocus={() => void TimeSteps.preload()}
              onClick={() => setAnchor(box.current)}
            >
              <ClockIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      {anchor && (
        <TimeSteps
          anchor={anchor}
          value={value}
          label={label}
          onClose={close}
          onPick={(time) => {
            onChange(time);
            close();
          }}
        />
      )}
    </>
  );
}

function onTimeKey(event: KeyboardEvent, value: string, onChange: (value: string) => void): void {
  if (event.key === ' ') event.preventDefault();
  const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  onChange(stepTime(value, direction));
}
