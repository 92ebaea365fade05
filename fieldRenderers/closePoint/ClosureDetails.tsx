import { useRef } from 'react';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type ClosureValue, yearsLater } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { errorsAt } from '../errorsAt';
import { FieldErrorTexts } from '../FieldFoot';
import type { ErrorList } from '../fieldErrors';
import { useFormHandle } from '../formHandle';
import '../fields.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isIsoDate } from '../../contract/fields/isoDate';
import { DateInput } from '../dates/DateInput';
import { errorId } from '../fieldAria';
import { PartFrame, partAria } from '../PartFrame';
import { TimeInput } from '../time/TimeInput';

export const CLOSURE_PARTS = [
  'close_begin_date',
  'close_begin_time',
  'close_end_date',
  'close_end_time',
  'close_reason',
  'show_after_time',
] as const satisfies readonly (keyof ClosureValue)[];

interface ClosureDetailsProps {
  readonly id: string;
  readonly field: FieldConfig;
  readonly closure: ClosureValue;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<ClosureValue>) => void;
  readonly onBlur: () => void;
}

/** From when, until when, why, and what then. Days lie between today and a year ahead. */
export function ClosureDetails({ id, field, closure, errors, onChange, onBlur }: ClosureDetailsProps) {
  const { today } = useFormHandle();
  const propose = useProposal(closure);
  const shared = { id, name: field.name, closure, errors, onChange, onBlur };
  const lastDay = yearsLater(today, limits.closureYearsAhead);
  const shownAgain = errorsAt(errors, 'show_after_time');
  return (
    <div className="carte-closure grid gap-x-32">
      <ClosureMoment {...shared} side="begin" required min={today} max={lastDay} />
      <ClosureMoment
        {...shared}
        onChange={(change) => onChange({ ...change, ...propose(change) })}
        side="end"
        required={closure.show_after_time}
        min={firstEnd(closure, today)}
        max={lastDay}
      />
      <div className="carte-wide">
        <ClosureReason {...shared} max={field.rules.max_length} />
      </div>
      <div className="carte-wide">
        <Tick
          type="checkbox"
          label={text('closure.showAfter')}
          name={`${field.name}.show_after_time`}
          checked={closure.show_after_time}
          onChange={(event) => {
            onChange({ show_after_time: event.target.checked });
            onBlur();
          }}
        />
        <FieldErrorTexts id={`${id}-show_after_time`} errors={shownAgain} />
      </div>
      <ClosureWords
        // A venue is closed; other records say in their section what they are.
        about={field.options.some(({ value }) => value === 'not_displayed') ? 'hidden' : 'closed'}
        closure={closure}
      />
    </div>
  );
}

/** Whoever gives an end means that it ends there: the first end sets the tick and takes it along, unless the person has turned it. */
const useProposal = ({ close_end_date: before, show_after_time: isTicked }: ClosureValue) => {
  const proposed = useRef(false);
  return ({ close_end_date: end }: Partial<ClosureValue>): Partial<ClosureValue> => {
    const isSame = end === undefined || isIsoDate(end) === isIsoDate(before);
    if (isSame || isTicked !== proposed.current) return {};
    proposed.current = isIsoDate(end);
    return { show_after_time: proposed.current };
  };
};

const firstEnd = ({ close_begin_date }: ClosureValue, today: string): string =>
  close_begin_date > today ? close_begin_date : today;

interface ClosureWordsProps {
  readonly about: 'closed' | 'hidden';
  readonly closure: ClosureValue;
}

/** What will be, in words: an end alone ends nothing. */
const ClosureWords = ({ about, closure }: ClosureWordsProps) => {
  const begin = dayAndTime(closure.close_begin_date, closure.close_begin_time);
  const end = dayAndTime(closure.close_end_date, closure.close_end_time);
  if (begin === '') return null;
  const isOpen = end === '';
  const what = isOpen ? 'open' : closure.show_after_time ? 'ends' : 'stays';
  return (
    <p className="carte-wide muted above-8" role="status">
      {text(`closure.will.${about}.${what}`, { begin, end })}
    </p>
  );
};

/** `26.11`, `26.11 at 09:00`: closures lie within a year. */
const dayAndTime = (date: string, time: string): string => {
  if (!isIsoDate(date)) return '';
  const day = date.split('-').reverse().slice(0, 2).join('.');
  return time === '' || time === limits.closureBeginTime ? day : text('closure.at', { day, time });
};

interface ClosureReasonProps {
  readonly id: string;
  readonly name: string;
  readonly closure: ClosureValue;
  readonly max: number | undefined;
  readonly errors: ErrorList;
  readonly onChange: (change: Partial<ClosureValue>) => void;
  readonly onBlur: () => void;
}

/** Why the venue is closed, in a few words of its own, with the counter of a textarea. */
function ClosureReason({ id, name, closure, max, errors, onChange, onBlur }: ClosureReasonProps) {
  const partId = `${id}-close_reason`;
  const found = errorsAt(errors, 'close_reason');
  const reason = closure.close_reason;
  const count = [...reason].length;
  return (
    <PartFrame
      id={partId}
      label={text('closure.close_reason')}
      errors={found}
      counter={
        max !== undefined && (
          <span
            className={`carte-counter push figures nowrap ${count > max ? 'wrong medium' : 'muted'}`}
          >{`${count}/${max}`}</span>
        )
      }
    >
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        name={`${name}.close_reason`}
        value={reason}
        error={found.length > 0}
        placeholder={text('closure.reasonPlaceholder')}
        onChange={({ target }) => onChange({ close_reason: target.value })}
        onBlur={() => {
          if (reason.trim() !== reason) onChange({ close_reason: reason.trim() });
          onBlur();
        }}
        slotProps={{ input: partAria(partId, found) }}
      />
    </PartFrame>
  );
}

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
function ClosureMoment({
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
