import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import type { DaySchedule } from '../../contract/entities';
import { text } from '../../i18n/text';
import { IconButton } from '../../ui/IconButton';
import { Tick } from '../../ui/Tick';
import { errorsAt } from '../errorsAt';
import { FieldErrorTexts } from '../FieldErrorTexts';
import type { ErrorList } from '../fieldErrors';
import { DayTimes } from './DayTimes';
import { DayToggle } from './DayToggle';
import type { DayPlace } from './editSchedule';

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
export function DayRow({
  id,
  name,
  place,
  day,
  allowOvernight,
  errors,
  onChange,
  onBlur,
  onCopy,
}: DayRowProps) {
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
    <div className="day" role="group" aria-label={title} data-off={!isOn || undefined}>
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
      {!isOn && <span className="off">{text('schedule.dayOff')}</span>}
      {!isAll && clock}
      {onCopy && isOn && (
        <IconButton className="copy" label={text('schedule.copy', { day: title })} onClick={onCopy}>
          <CopyIcon fontSize="small" />
        </IconButton>
      )}
      <div className="wrong">
        <FieldErrorTexts id={id} errors={found} />
      </div>
    </div>
  );
}
