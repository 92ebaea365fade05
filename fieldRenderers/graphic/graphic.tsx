import { useEffect, useRef, useState } from 'react';
import { rulesOf } from '../../contract/fields';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { errorsBeside } from '../errorsAt';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from '../FieldRenderer';
import { ReadFrame } from '../ReadFrame';
import { useField } from '../useField';
import { shownPlaces } from './editSchedule';
import { ScheduleEditor } from './ScheduleEditor';
import { scheduleLines } from './scheduleLines';
import './graphic.css';

/** A record without hours shows none that nobody set. */
const NoSchedule = ({
  takesFocus,
  onSet,
}: {
  /** It has just taken the place of the hours that were taken away. */
  readonly takesFocus: boolean;
  readonly onSet: () => void;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="row">
      <Button ref={button} variant="outlined" onClick={onSet}>
        {text('schedule.set')}
      </Button>
    </div>
  );
};

/** Opening hours: none yet, one schedule for all days, or one per day. */
function GraphicInput({ field }: FieldInputProps) {
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

const GraphicRead = ({ field, value }: FieldReadProps) => {
  const lines = scheduleLines(value);
  return (
    <ReadFrame field={field}>
      {lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)}
    </ReadFrame>
  );
};

export const graphic: FieldRenderer = { Input: GraphicInput, Read: GraphicRead, wide: true };
