import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { asBoolean } from '../../contract/asBoolean';
import type { FieldConfig } from '../../contract/fieldConfig';
import { type ClosureValue, closureOf, rulesOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { ReadFrame } from '../ReadFrame';
import { Segments } from '../Segments';
import { useField } from '../useField';
import { CLOSURE_PARTS, ClosureDetails } from './ClosureDetails';
import { closureLines, closureTitles } from './closureWords';
import { joinedSwitch } from './joinedSwitch';

/** A temporary closure: open, or closed from a day on, perhaps to another day, for a reason. */
function ClosePointInput({ field, mode }: FieldInputProps) {
  const { fields } = useFormHandle();
  const toggle = joinedSwitch(field, fields, mode);
  return toggle ? <JoinedClosure field={field} toggle={toggle} /> : <OwnClosure field={field} />;
}

const OwnClosure = ({ field }: ClosureProps) => {
  const closing = useClosure(field);
  const titles = closureTitles(field);
  return (
    <ClosureFrame field={field} closing={closing}>
      <Segments
        label={field.title}
        value={closing.closure.status}
        options={[
          { value: 'displayed', title: titles.displayed },
          { value: 'not_displayed', title: titles.not_displayed },
        ]}
        onChange={closing.turn}
      />
    </ClosureFrame>
  );
};

/** One choice for the toggle and the closure: seen, not seen for a while, not seen. */
const JoinedClosure = ({ field, toggle }: ClosureProps & { readonly toggle: FieldConfig }) => {
  const { control, setValue } = useFormHandle();
  const closing = useClosure(field);
  const isOn = asBoolean(useWatch({ control, name: toggle.name, exact: true })) === true;
  const isPaused = isOn && closing.isClosed;
  const choose = (chosen: 'yes' | 'pause' | 'no') => {
    if (isOn !== (chosen !== 'no')) setValue(toggle.name, chosen !== 'no');
    closing.turn(chosen === 'pause' ? 'not_displayed' : 'displayed');
  };
  const words = { title: toggle.title, description: (isPaused ? field : toggle).description };
  return (
    <ClosureFrame field={{ ...field, ...words }} closing={{ ...closing, isClosed: isPaused }}>
      <Segments
        label={toggle.title}
        value={isPaused ? 'pause' : isOn ? 'yes' : 'no'}
        options={[
          { value: 'yes', title: text('closure.seen') },
          { value: 'pause', title: text('closure.paused') },
          { value: 'no', title: text('closure.unseen') },
        ]}
        onChange={choose}
      />
    </ClosureFrame>
  );
};

interface ClosureProps {
  readonly field: FieldConfig;
}

/** The closure in a form, and how it is switched. */
const useClosure = (field: FieldConfig) => {
  const { value, ...bound } = useField(field);
  const { onChange } = bound;
  const { today } = useFormHandle();
  const [shown, setShown] = useState<ClosureValue>();
  const closure = closureOf(value);
  const turn = (status: ClosureValue['status']) => {
    if (status === closure.status) return;
    if (status === 'not_displayed') {
      setShown(closure);
      onChange(startClosure(closure, field, today));
      return;
    }
    // Switched on and off again it is what it was: nobody is asked about a change that is none.
    const isUntouched = shown && sameParts(closure, startClosure(shown, field, today));
    onChange(isUntouched ? shown : { ...closure, status });
  };
  return { ...bound, closure, turn, isClosed: closure.status === 'not_displayed' };
};

interface ClosureFrameProps extends ClosureProps {
  readonly closing: ReturnType<typeof useClosure>;
  /** The switch. */
  readonly children: ReactNode;
}

const ClosureFrame = ({ field, closing, children }: ClosureFrameProps) => {
  const { id, closure, isClosed, errors, onChange, onBlur } = closing;
  return (
    <FieldFrame
      field={field}
      id={id}
      errors={isClosed ? errorsBeside(errors, CLOSURE_PARTS) : errors}
      group="group"
    >
      {children}
      {isClosed && (
        <ClosureDetails
          id={id}
          field={field}
          closure={closure}
          errors={errors}
          onChange={(change) => onChange({ ...closure, ...change })}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
};

const sameParts = (left: ClosureValue, right: ClosureValue): boolean =>
  CLOSURE_PARTS.every((part) => left[part] === right[part]);

/**
 * A closure that is switched on. Where nothing is said yet it starts as a new record's does: a category's today at 00:00
 *, a point's at 00:00 of a day to be chosen. A record that is shown keeps no dates, so every one starts here.
 */
const startClosure = (closure: ClosureValue, field: FieldConfig, today: string): ClosureValue => {
  const start = closureOf(rulesOf(field).empty(field, today));
  return {
    ...closure,
    status: 'not_displayed',
    close_begin_date: closure.close_begin_date || start.close_begin_date,
    close_begin_time: closure.close_begin_time || start.close_begin_time,
    close_end_time: closure.close_end_time || start.close_end_time,
  };
};

const ClosePointRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {closureLines(value, field).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </ReadFrame>
);

export const closePoint: FieldRenderer = { Input: ClosePointInput, Read: ClosePointRead, wide: true };
