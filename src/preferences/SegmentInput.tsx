import { type ReactElement, useId } from 'react';
import { sameScalar } from '../../contract/sameScalar';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import { useField } from '../../fieldRenderers/useField';
import styles from './SegmentInput.module.css';

/** One of a few short words, beside each other. One is always chosen, so nothing can be missing and no star says so. */
export const SegmentInput = ({ field }: FieldInputProps): ReactElement => {
  const { value, onChange, onBlur, errors } = useField(field);
  const label = useId();
  return (
    <>
      <div className="carte-label" id={label}>
        {field.title}
      </div>
      <div
        className={styles.segments}
        role="radiogroup"
        aria-labelledby={label}
        aria-invalid={errors.length > 0}
      >
        {field.options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={field.name}
              value={String(option.value)}
              checked={sameScalar(option.value, value)}
              onChange={() => onChange(String(option.value))}
              onBlur={onBlur}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </div>
    </>
  );
};
