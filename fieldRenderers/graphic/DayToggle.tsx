import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { DayKey } from '../../contract/fields';
import { text } from '../../i18n/text';

interface DayToggleProps {
  readonly day: DayKey;
  readonly isOn: boolean;
  readonly title: string;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the venue works on this day. */
export const DayToggle = ({ day, isOn, title, onChange }: DayToggleProps) => (
  <FormControlLabel
    className="name"
    label={text(`schedule.day.${day}`)}
    control={
      <Checkbox
        checked={isOn}
        onChange={(_event, checked) => onChange(checked)}
        slotProps={{ input: { 'aria-label': text('schedule.works', { day: title }) } }}
      />
    }
  />
);
