import type { FieldConfig } from '../../contract/fieldConfig';
import { type ClosureValue, yearsLater } from '../../contract/fields';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Tick } from '../../ui/Tick';
import { errorsAt } from '../errorsAt';
import { FieldErrorTexts } from '../FieldErrorTexts';
import type { ErrorList } from '../fieldErrors';
import { useFormHandle } from '../formHandle';
import { ClosureMoment } from './ClosureMoment';
import { ClosureReason } from './ClosureReason';
import { ClosureWords } from './ClosureWords';
import './closure.css';

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
  const shared = { id, name: field.name, closure, errors, onChange, onBlur };
  const lastDay = yearsLater(today, limits.closureYearsAhead);
  const shownAgain = errorsAt(errors, 'show_after_time');
  return (
    <div className="carte-closure">
      <ClosureMoment {...shared} side="begin" required min={today} max={lastDay} />
      <ClosureMoment
        {...shared}
        side="end"
        required={closure.show_after_time}
        min={firstEnd(closure, today)}
        max={lastDay}
      />
      <div className="wide">
        <ClosureReason {...shared} max={field.rules.max_length} />
      </div>
      <div className="wide">
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
        onPropose={() => {
          onChange({ show_after_time: true });
          onBlur();
        }}
      />
    </div>
  );
}

const firstEnd = ({ close_begin_date }: ClosureValue, today: string): string =>
  close_begin_date > today ? close_begin_date : today;
