import OutlinedInput from '@mui/material/OutlinedInput';
import type { ClosureValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import { PartFrame, partAria } from '../PartFrame';
import type { Problems } from '../problemBoard';
import { problemsAt } from '../problemsAt';

interface ClosureReasonProps {
  readonly id: string;
  readonly name: string;
  readonly closure: ClosureValue;
  readonly max: number | undefined;
  readonly problems: Problems;
  readonly onChange: (change: Partial<ClosureValue>) => void;
  readonly onBlur: () => void;
}

/** Why the venue is closed, in a few words of its own, with the counter of a textarea (1§5). */
export function ClosureReason({ id, name, closure, max, problems, onChange, onBlur }: ClosureReasonProps) {
  const partId = `${id}-close_reason`;
  const found = problemsAt(problems, 'close_reason');
  const reason = closure.close_reason;
  const count = [...reason].length;
  return (
    <PartFrame
      id={partId}
      label={text('closure.close_reason')}
      problems={found}
      counter={
        max !== undefined && (
          <span
            className={count > max ? 'carte-counter carte-over' : 'carte-counter'}
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
