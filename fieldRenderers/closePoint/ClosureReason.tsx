import OutlinedInput from '@mui/material/OutlinedInput';
import type { ClosureValue } from '../../contract/fields';
import { text } from '../../i18n/text';
import { errorsAt } from '../errorsAt';
import type { ErrorList } from '../fieldErrors';
import { PartFrame, partAria } from '../PartFrame';

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
export function ClosureReason({ id, name, closure, max, errors, onChange, onBlur }: ClosureReasonProps) {
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
