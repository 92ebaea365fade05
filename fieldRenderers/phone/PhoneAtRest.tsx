import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { text } from '../../i18n/text';
import type { PhoneControlProps } from './PhoneControl';
import { isOfRussia, plainNumber, shownPhone } from './shownPhone';
import './phone.css';

interface PhoneAtRestProps extends PhoneControlProps {
  /** Somebody is about to ask for a country. */
  readonly onNear: () => void;
  /** Somebody types a number, or opens the list of countries. */
  readonly onReach: (part: 'number' | 'country') => void;
  /** The number was left before the numbering plans had come. */
  readonly onLeave: () => void;
}

/** A number without the dependencies's numbering plans: looks like the input that takes its place, and can be typed into. */
export function PhoneAtRest({
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
  return (
    <OutlinedInput
      fullWidth
      value={shownPhone(value)}
      placeholder={placeholder}
      error={aria['aria-invalid'] ?? false}
      onChange={(event) => onChange(plainNumber(event.target.value))}
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
