import { closureOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { problemsBeside } from '../problemsAt';
import { Segments } from '../Segments';
import { useField } from '../useField';
import { CLOSURE_PARTS, ClosureDetails } from './ClosureDetails';

/** A temporary closure (1§4): shown to guests, or not shown from a day on, perhaps to another day, for a reason. */
export function ClosePointInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, problems, id } = useField(field);
  const closure = closureOf(value);
  const isClosed = closure.status === 'not_displayed';
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
        onChange={(status) => onChange({ ...closure, status })}
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
