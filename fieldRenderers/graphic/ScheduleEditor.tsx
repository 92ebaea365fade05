import { useEffect, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type DayKey, scheduleOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import type { ErrorList } from '../fieldErrors';
import { Segments } from '../Segments';
import { DayRow } from './DayRow';
import { copyDay, dayAt, editDay, shownPlaces } from './editSchedule';
import './graphic.css';

interface ScheduleEditorProps {
  readonly id: string;
  readonly field: FieldConfig;
  readonly value: unknown;
  readonly errors: ErrorList;
  /** It has just taken the place of the button that asked for it. */
  readonly takesFocus: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Absent where there must be hours. */
  readonly onRemove: (() => void) | undefined;
}

/** The choice between one schedule and one per day, and its rows. The other choice keeps what was typed in it. */
export function ScheduleEditor({
  id,
  field,
  value,
  errors,
  takesFocus,
  onChange,
  onBlur,
  onRemove,
}: ScheduleEditorProps) {
  const [copied, setCopied] = useState<DayKey>();
  const root = useRef<HTMLDivElement>(null);
  const schedule = scheduleOf(value);

  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [takesFocus]);

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
    <div ref={root}>
      <Segments
        label={field.title}
        value={schedule.allDays ? 'all' : 'each'}
        options={[
          { value: 'all', title: text('schedule.allDays') },
          { value: 'each', title: text('schedule.perDay') },
        ]}
        onChange={(mode) => change({ ...schedule, allDays: mode === 'all' })}
      />
      <div className="carte-schedule">
        {shownPlaces(value).map((place) => (
          <DayRow
            key={place}
            id={`${id}-${place}`}
            name={`${field.name}.${place}`}
            place={place}
            day={dayAt(schedule, place)}
            allowOvernight={field.rules.allow_overnight === true}
            errors={errors}
            onChange={(part) => change(editDay(schedule, place, part))}
            onBlur={onBlur}
            onCopy={place === 'all_days' ? undefined : () => copy(place)}
          />
        ))}
      </div>
      {onRemove && (
        <Button variant="simple" size="s" onClick={onRemove} className="carte-outdent">
          {text('schedule.remove')}
        </Button>
      )}
      <div role="status" className="carte-help">
        {copied && text('schedule.copied', { day: text(`schedule.dayLong.${copied}`) })}
      </div>
    </div>
  );
}
