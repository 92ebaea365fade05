import { FieldFrame } from './FieldFrame';
import type { FieldInputProps, FieldReadProps, FieldRenderer } from './FieldRenderer';
import { ReadFrame } from './ReadFrame';
import { useFieldText } from './useFieldText';

/** An address for letters. Not `type="email"`: that one validates by itself and hides what was really typed. */
const EmailInput = ({ field }: FieldInputProps) => {
  const { id, aria, bind, errors } = useFieldText(field);
  const { ref, ...listeners } = bind;
  return (
    <FieldFrame field={field} id={id} errors={errors}>
      <div className="box field-box">
        <input
          {...aria}
          {...listeners}
          ref={ref}
          type="text"
          placeholder={field.placeholder}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </FieldFrame>
  );
};

const EmailRead = ({ field, value }: FieldReadProps) => (
  <ReadFrame field={field}>
    {typeof value === 'string' && value !== '' && <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>}
  </ReadFrame>
);

export const email: FieldRenderer = { Input: EmailInput, Read: EmailRead };
