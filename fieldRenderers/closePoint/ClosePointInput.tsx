import { useState } from 'react';
import { type ClosureValue, closureOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useFormHandle } from '../formHandle';
import { problemsBeside } from '../problemsAt';
import { Segments } from '../Segments';
import { useField } from '../useField';
import { CLOSURE_PARTS, ClosureDetails } from './ClosureDetails';
import { startClosure } from './startClosure';

/** A temporary closure (1§4): shown to guests, or not shown from a day on, perhaps to another day, for a reason. */
export function ClosePointInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, problems, id } = useField(field);
  const { today } = useFormHandle();
  const [shown, setShown] = useState<ClosureValue>();
  const closure = closureOf(value);
  const isClosed = closure.status === 'not_displayed';
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
  return (
    <FieldFrame
      field={field}
      id={id}
      problems={isClosed ? problemsBeside(problems, CLOSURE_PARTS) : problems}
      group="group"
    >
      <Segments
        label={field.title}
        value={closure.status}
        options={[
          { value: 'displayed', title: text('closure.displayed') },
          { value: 'not_displayed', title: text('closure.notDisplayed') },
        ]}
        onChange={turn}
      />
      {isClosed && (
        <ClosureDetails
          id={id}
          field={field}
          closure={closure}
          problems={problems}
          onChange={(change) => onChange({ ...closure, ...change })}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}

const sameParts = (left: ClosureValue, right: ClosureValue): boolean =>
  CLOSURE_PARTS.every((part) => left[part] === right[part]);
