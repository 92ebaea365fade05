import type { DaySchedule } from '../../contract/entities';
import { DAY_KEYS, scheduleOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import type { FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { GraphicInput } from './GraphicInput';

/** Opening hours to read: one line for all days, or a line a day. */
function GraphicRead({ field, value }: FieldReadProps) {
  if (value === null) return <ReadFrame field={field}>{null}</ReadFrame>;
  const schedule = scheduleOf(value);
  return (
    <ReadFrame field={field}>
      {schedule.allDays
        ? text('schedule.line', { day: text('schedule.everyDay'), hours: hoursOf(schedule.common) })
        : DAY_KEYS.map((day) => (
            <div key={day}>
              {text('schedule.line', {
                day: text(`schedule.day.${day}`),
                hours: schedule.days[day].is_enabled ? hoursOf(schedule.days[day]) : text('schedule.dayOff'),
              })}
            </div>
          ))}
    </ReadFrame>
  );
}

const hoursOf = ({ begin, end, around_the_clock }: DaySchedule): string =>
  around_the_clock ? text('schedule.aroundTheClock') : `${begin}–${end}`;

export const graphic: FieldRenderer = { Input: GraphicInput, Read: GraphicRead, wide: true };
