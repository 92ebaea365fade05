import type { DayKey } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';

interface DayToggleProps {
  readonly day: DayKey;
  readonly isOn: boolean;
  readonly title: string;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the venue works on this day. */
export const DayToggle = ({ day, isOn, title, onChange }: DayToggleProps) => (
  <Tick
    type="checkbox"
    className="name"
    label={text(`schedule.day.${day}`)}
    checked={isOn}
    onChange={(event) => onChange(event.target.checked)}
    aria-label={text('schedule.works', { day: title })}
  />
);
