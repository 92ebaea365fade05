import { sameScalar } from '../contract/sameScalar';
import { text } from '../i18n/text';
import { Choice } from './Choice';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';
import { statusChoices, statusTitle } from './statuses';
import { useField } from './useField';

/**
 * The status of a record. One that nobody can choose (a draft, under moderation) is named above the choices until the
 * person chooses another.
 */
const ChangeStatusInput = ({ field }: FieldInputProps) => {
  const { id, value, onChange, onBlur, problems } = useField(field);
  const choices = statusChoices(field);
  const status = String(value ?? '');
  const isOffered = choices.some((option) => sameScalar(option.value, status));
  return (
    <FieldFrame field={field} id={id} problems={problems} group="radiogroup">
      {status !== '' && !isOffered && (
        <p className="carte-now">
          {text('form.status.now')} <Badge status={status} title={statusTitle(field, status)} />
        </p>
      )}
      <div className="carte-choices">
        {choices.map((option) => (
          <Choice
            key={String(option.value)}
            type="radio"
            label={<Badge status={String(option.value)} title={option.title} />}
            name={field.name}
            value={String(option.value)}
            checked={sameScalar(option.value, status)}
            onChange={() => onChange(String(option.value))}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldFrame>
  );
};

const ChangeStatusRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <Badge status={value} title={statusTitle(field, value)} />}
  </ReadFrame>
);

/** Colours as in the lists (1§3): they stand in `FieldsRoot` by the status. */
const Badge = ({ status, title }: { status: string; title: string }) => (
  <span className="carte-badge" data-status={status}>
    {title}
  </span>
);

export const changeStatus: FieldRenderer = { Input: ChangeStatusInput, Read: ChangeStatusRead };
