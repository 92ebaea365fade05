import type { DaySchedule } from '../../contract/entities';
import { text } from '../../i18n/text';
import { errorId } from '../fieldAria';
import { TimeInput } from '../time/TimeInput';
import { endsNextDay } from './editSchedule';

interface DayTimesProps {
  readonly id: string;
  readonly name: string;
  readonly day: DaySchedule;
  readonly title: string;
  readonly allowOvernight: boolean;
  readonly wrong: (part: 'begin' | 'end') => boolean;
  readonly onChange: (change: Partial<DaySchedule>) => void;
  readonly onBlur: () => void;
}

/** From when to when; says so when the end belongs to the next day. */
export function DayTimes({ id, name, day, title, allowOvernight, wrong, onChange, onBlur }: DayTimesProps) {
  return (
    <div className="times">
      <TimeInput
        name={`${name}.begin`}
        value={day.begin}
        label={text('schedule.begin', { day: title })}
        invalid={wrong('begin')}
        describedBy={errorId(id)}
        onChange={(begin) => onChange({ begin })}
        onBlur={onBlur}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        name={`${name}.end`}
        value={day.end}
        label={text('schedule.end', { day: title })}
        invalid={wrong('end')}
        describedBy={errorId(id)}
        onChange={(end) => onChange({ end })}
        onBlur={onBlur}
      />
      {endsNextDay(day, allowOvernight) && <small>{text('schedule.nextDay')}</small>}
    </div>
  );
}
