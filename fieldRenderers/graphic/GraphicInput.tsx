import { useState } from 'react';
import { kindOf } from '../../contract/fields';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../FieldRenderer';
import { problemsBeside } from '../problemsAt';
import { useField } from '../useField';
import { shownPlaces } from './editSchedule';
import { NoSchedule } from './NoSchedule';
import { ScheduleEditor } from './ScheduleEditor';

/** Opening hours: none yet, one schedule for all days, or one per day (1§3). */
export function GraphicInput({ field }: FieldInputProps) {
  const { value, onChange, onBlur, problems, id } = useField(field);
  const [isTurned, setTurned] = useState(false);
  /** Sets hours or takes them away; the focus goes to what stands there then. */
  const turn = (next: unknown) => {
    setTurned(true);
    onChange(next);
    onBlur();
  };
  const shownParts = shownPlaces(value).flatMap((place) => [place, `${place}.begin`, `${place}.end`]);
  return (
    <FieldFrame field={field} id={id} problems={problemsBeside(problems, shownParts)} group="group">
      {value === null ? (
        <NoSchedule takesFocus={isTurned} onSet={() => turn(kindOf(field).empty(field))} />
      ) : (
        <ScheduleEditor
          id={id}
          field={field}
          value={value}
          problems={problems}
          takesFocus={isTurned}
          onChange={onChange}
          onBlur={onBlur}
          onRemove={field.rules.required ? undefined : () => turn(null)}
        />
      )}
    </FieldFrame>
  );
}
