import { styled } from '@mui/material/styles';
import type { ClosureValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import { DateInput } from '../dates/DateInput';
import { errorId } from '../fieldAria';
import { PartFrame } from '../PartFrame';
import type { Problems } from '../problemBoard';
import { problemsAt } from '../problemsAt';
import { TimeInput } from '../time/TimeInput';

interface ClosureMomentProps {
  readonly id: string;
  readonly name: string;
  readonly side: 'begin' | 'end';
  readonly required: boolean;
  readonly closure: ClosureValue;
  readonly min: string;
  readonly max: string;
  readonly problems: Problems;
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
  problems,
  onChange,
  onBlur,
}: ClosureMomentProps) {
  const date = `close_${side}_date` as const;
  const time = `close_${side}_time` as const;
  const wrongDate = problemsAt(problems, date);
  const wrongTime = problemsAt(problems, time);
  return (
    <Pair>
      <PartFrame
        id={`${id}-${date}`}
        label={text(`closure.${date}`)}
        required={required}
        problems={wrongDate}
      >
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
      <PartFrame id={`${id}-${time}`} label={text(`closure.${time}`)} problems={wrongTime}>
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
    </Pair>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  columnGap: theme.spacing(2),
}));
