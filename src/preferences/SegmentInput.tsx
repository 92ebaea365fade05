import type { ReactElement } from 'react';
import { sameScalar } from '../../contract/sameScalar';
import { FieldFrame } from '../../fieldRenderers/FieldFrame';
import type { FieldInputProps } from '../../fieldRenderers/FieldRenderer';
import { useField } from '../../fieldRenderers/useField';
import styles from './SegmentInput.module.css';

/** One of a few short words, beside each other. One is always chosen, so nothing can be missing and no star says so. */
export const SegmentInput = ({ field }: FieldInputProps): ReactElement => {
  const { id, value, onChange, onBlur, errors } = useField(field);
  const unstarred = { ...field, rules: { ...field.rules, required: false } };
  return (
    <FieldFrame field={unstarred} id={id} errors={errors} group="radiogroup">
      <div className={styles.segments}>
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
    </FieldFrame>
  );
};
