import { Fragment, useEffect, useRef, useState } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type DayKey, scheduleOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import type { ErrorList } from '../fieldErrors';
import { Segments } from '../Segments';
import { copyDay, type DayPlace, dayAt, editDay, endsNextDay, shownPlaces } from './editSchedule';
import './graphic.css';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import type { DaySchedule } from '../../contract/entities';
import { IconButton } from '../../ui/IconButton';
import { Tick } from '../../ui/Tick';
import { errorsAt } from '../errorsAt';
import { FieldErrorTexts } from '../FieldFoot';
import { errorId } from '../fieldAria';
import { TimeInput } from '../time/TimeInput';

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
      <div className="carte-schedule stack">
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
      <div role="status" className="carte-help muted text-small anywhere">
        {copied && text('schedule.copied', { day: text(`schedule.dayLong.${copied}`) })}
      </div>
    </div>
  );
}

interface DayRowProps {
  readonly id: string;
  readonly name: string;
  readonly place: DayPlace;
  readonly day: DaySchedule;
  readonly allowOvernight: boolean;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<DaySchedule>) => void;
  readonly onBlur: () => void;
  /** Absent for the one row that stands for all days. */
  readonly onCopy: (() => void) | undefined;
}

/** One day: whether the venue works, from when to when or round the clock, and its hours for the other days. */
function DayRow({ id, name, place, day, allowOvernight, errors, onChange, onBlur, onCopy }: DayRowProps) {
  const isAll = place === 'all_days';
  const isOn = isAll || day.is_enabled;
  const title = text(isAll ? 'schedule.everyDay' : `schedule.dayLong.${place}`);
  const found = errorsAt(errors, place, `${place}.begin`, `${place}.end`);
  const settle = (change: Partial<DaySchedule>) => {
    onChange(change);
    onBlur();
  };
  const clock = isOn && (
    <Tick
      type="checkbox"
      className="clock"
      label={text('schedule.aroundTheClock')}
      name={`${name}.around_the_clock`}
      checked={day.around_the_clock}
      onChange={(event) => settle({ around_the_clock: event.target.checked })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser
    <div
      className="day grid level-middle gap-x-16"
      role="group"
      aria-label={title}
      data-off={!isOn || undefined}
    >
      {!isAll && (
        <DayToggle day={place} isOn={isOn} title={title} onChange={(is_enabled) => settle({ is_enabled })} />
      )}
      {/* The one row for all days has no name to stand at its left: what stays there stands first. */}
      {isAll && clock}
      {isOn && !day.around_the_clock && (
        <DayTimes
          id={id}
          name={name}
          day={day}
          title={title}
          allowOvernight={allowOvernight}
          wrong={(part) => errorsAt(errors, place, `${place}.${part}`).length > 0}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
      {!isOn && <span className="off muted">{text('schedule.dayOff')}</span>}
      {!isAll && clock}
      {onCopy && isOn && (
        <IconButton className="copy" label={text('schedule.copy', { day: title })} onClick={onCopy}>
          <CopyIcon fontSize="small" />
        </IconButton>
      )}
      <div className="faults text-small light">
        <FieldErrorTexts id={id} errors={found} />
      </div>
    </div>
  );
}

interface DayToggleProps {
  readonly day: DayKey;
  readonly isOn: boolean;
  readonly title: string;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the venue works on this day. */
const DayToggle = ({ day, isOn, title, onChange }: DayToggleProps) => (
  <Tick
    type="checkbox"
    className="name"
    label={text(`schedule.day.${day}`)}
    checked={isOn}
    onChange={(event) => onChange(event.target.checked)}
    aria-label={text('schedule.works', { day: title })}
  />
);

interface DayTimesProps
  extends Pick<DayRowProps, 'id' | 'name' | 'day' | 'allowOvernight' | 'onChange' | 'onBlur'> {
  readonly title: string;
  readonly wrong: (part: 'begin' | 'end') => boolean;
}

/** From when to when; says so when the end belongs to the next day. */
function DayTimes({ id, name, day, title, allowOvernight, wrong, onChange, onBlur }: DayTimesProps) {
  return (
    <div className="times grid level-middle gap-x-8 figures">
      {(['begin', 'end'] as const).map((part) => (
        <Fragment key={part}>
          {part === 'end' && <span aria-hidden="true">–</span>}
          <TimeInput
            name={`${name}.${part}`}
            value={day[part]}
            label={text(`schedule.${part}`, { day: title })}
            invalid={wrong(part)}
            describedBy={errorId(id)}
            onChange={(moment) => onChange({ [part]: moment })}
            onBlur={onBlur}
          />
        </Fragment>
      ))}
      {endsNextDay(day, allowOvernight) && <small>{text('schedule.nextDay')}</small>}
    </div>
  );
}
