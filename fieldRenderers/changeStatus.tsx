import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { Badge } from '../ui/Badge';
import { RadioChoice } from '../ui/RadioChoice';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame, ReadOption } from './ReadFrame';
import { statusChoices, statusTitle, statusTone } from './statuses';
import { useField } from './useField';

/** While somebody else decides what guests see, there is nothing to choose: what it waits for is said instead. */
const WAITING = ['draft', 'under_moderation', 'rejected'] as const;

/**
 * The status of a record. Another one that nobody can choose is named above the choices until the person chooses one of
 * them.
 */
const ChangeStatusInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const choices = statusChoices(field);
  const status = String(value ?? '');
  const isOffered = choices.some((option) => sameScalar(option.value, status));
  const waiting = WAITING.find((one) => one === status);
  if (waiting && (field.options.length === 0 || !isOffered)) {
    return (
      <FieldFrame field={{ ...field, description: '' }} id={id} errors={errors} group="group">
        <p className="muted text-small below-8">
          <Badge tone={statusTone(status)}>{statusTitle(field, status)}</Badge>{' '}
          {text(`form.status.${waiting}`)}
        </p>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} id={id} errors={errors} group="radiogroup">
      {status !== '' && !isOffered && (
        <p className="muted text-small below-8">
          {text('form.status.now')} <Badge tone={statusTone(status)}>{statusTitle(field, status)}</Badge>
        </p>
      )}
      <RadioChoice
        name={field.name}
        options={choices}
        isChosen={(option) => sameScalar(option, status)}
        onChoose={(option) => onChange(String(option))}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

const ChangeStatusRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && (
      <Badge tone={statusTone(value)}>{statusTitle(field, value)}</Badge>
    )}
  </ReadFrame>
);

export const changeStatus: FieldRenderer = { Input: ChangeStatusInput, Read: ChangeStatusRead };

/** One of a few, all in sight. */
const RadioInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  return (
    <FieldFrame field={field} id={id} errors={errors} group="radiogroup">
      <RadioChoice
        name={field.name}
        options={field.options}
        isChosen={(option) => sameScalar(option, value)}
        onChoose={(option) => onChange(String(option))}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

export const radio: FieldRenderer = { Input: RadioInput, Read: ReadOption };
