import { useState } from 'react';
import { DAY_KEYS, type DayKey, scheduleOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { problemsBeside } from '../problemsAt';
import { Segments } from '../Segments';
import { useField } from '../useField';
import { DayRow } from './DayRow';
import { copyDay, type DayPlace, dayAt, editDay } from './editSchedule';
import { ScheduleGrid } from './ScheduleGrid';

/** Opening hours: one schedule for all days, or one per day (1§3). The other choice keeps what was typed in it. */
export function GraphicInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, problems, id } = useField(field);
  const [copied, setCopied] = useState<DayKey>();
  const schedule = scheduleOf(value);
  const places: readonly DayPlace[] = schedule.allDays ? ['all_days'] : DAY_KEYS;
  const shownParts = places.flatMap((place) => [place, `${place}.begin`, `${place}.end`]);

  const change = (next: typeof schedule) => {
    setCopied(undefined);
    onChange(next);
  };
  const copy = (from: DayKey) => {
    onChange(copyDay(schedule, from));
    setCopied(from);
    onBlur();
  };

  return (
    <FieldFrame field={field} id={id} problems={problemsBeside(problems, shownParts)} group="group">
      <Segments
        label={field.title}
        value={schedule.allDays ? 'all' : 'each'}
        options={[
          { value: 'all', title: text('schedule.allDays') },
          { value: 'each', title: text('schedule.perDay') },
        ]}
        onChange={(mode) => change({ ...schedule, allDays: mode === 'all' })}
      />
      <ScheduleGrid>
        {places.map((place) => (
          <DayRow
            key={place}
            id={`${id}-${place}`}
            name={`${field.name}.${place}`}
            place={place}
            day={dayAt(schedule, place)}
            allowOvernight={field.rules.allow_overnight === true}
            problems={problems}
            onChange={(part) => change(editDay(schedule, place, part))}
            onBlur={onBlur}
            onCopy={place === 'all_days' ? undefined : () => copy(place)}
          />
        ))}
      </ScheduleGrid>
      <div role="status" className="carte-help">
        {copied && text('schedule.copied', { day: text(`schedule.dayLong.${copied}`) })}
      </div>
    </FieldFrame>
  );
}
