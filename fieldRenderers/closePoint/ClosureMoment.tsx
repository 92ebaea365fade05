import type { ClosureValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import { DateInput } from '../dates/DateInput';
import { errorsAt } from '../errorsAt';
import { errorId } from '../fieldAria';
import type { ErrorList } from '../fieldErrors';
import { PartFrame } from '../PartFrame';
import { TimeInput } from '../time/TimeInput';
import '../fields.css';

interface ClosureMomentProps {
  readonly id: string;
  readonly name: string;
  readonly side: 'begin' | 'end';
  readonly required: boolean;
  readonly closure: ClosureValue;
  readonly min: string;
  readonly max: string;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<ClosureValue>) => void;
  readonly onBlur: () => void;
}

/** A day and a time of it: when the closure begins or ends. */
export function ClosureMoment({
  id,
  name,
  side,
  required,
  closure,
  min,
  max,
  errors,
  onChange,
  onBlur,
}: ClosureMomentProps) {
  const date = `close_${side}_date` as const;
  const time = `close_${side}_time` as const;
  const wrongDate = errorsAt(errors, date);
  const wrongTime = errorsAt(errors, time);
  return (
    <div className="carte-moment grid gap-x-16">
      <PartFrame id={`${id}-${date}`} label={text(`closure.${date}`)} required={required} errors={wrongDate}>
        <DateInput
          id={`${id}-${date}`}
          name={`${name}.${date}`}
          value={closure[date]}
          label={text(`closure.${date}`)}
          min={min}
          max={max}
          invalid={wrongDate.length > 0}
          describedBy={errorId(`${id}-${date}`)}
          onChange={(day) => onChange({ [date]: day })}
          onBlur={onBlur}
        />
      </PartFrame>
      <PartFrame id={`${id}-${time}`} label={text(`closure.${time}`)} errors={wrongTime}>
        <TimeInput
          id={`${id}-${time}`}
          name={`${name}.${time}`}
          value={closure[time]}
          label={text(`closure.${time}`)}
          invalid={wrongTime.length > 0}
          describedBy={errorId(`${id}-${time}`)}
          onChange={(moment) => onChange({ [time]: moment })}
          onBlur={onBlur}
        />
      </PartFrame>
    </div>
  );
}
