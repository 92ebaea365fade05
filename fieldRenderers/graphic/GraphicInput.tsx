import { useState } from 'react';
import { rulesOf } from '../../contract/fields';
import { errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { useField } from '../useField';
import { shownPlaces } from './editSchedule';
import { NoSchedule } from './NoSchedule';
import { ScheduleEditor } from './ScheduleEditor';

/** Opening hours: none yet, one schedule for all days, or one per day. */
export function GraphicInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, errors, id } = useField(field);
  const [isTurned, setTurned] = useState(false);
  /** Sets hours or takes them away; the focus goes to what stands there then. */
  const turn = (next: unknown) => {
    setTurned(true);
    onChange(next);
    onBlur();
  };
  const shownParts = shownPlaces(value).flatMap((place) => [place, `${place}.begin`, `${place}.end`]);
  return (
    <FieldFrame field={field} id={id} errors={errorsBeside(errors, shownParts)} group="group">
      {value === null ? (
        <NoSchedule takesFocus={isTurned} onSet={() => turn(rulesOf(field).empty(field))} />
      ) : (
        <ScheduleEditor
          id={id}
          field={field}
          value={value}
          errors={errors}
          takesFocus={isTurned}
          onChange={onChange}
          onBlur={onBlur}
          onRemove={field.rules.required ? undefined : () => turn(null)}
        />
      )}
    </FieldFrame>
  );
}
