import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from 'react';
import styles from './TextField.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Shown under the input while there is no error. */
  readonly help?: string;
  readonly error?: string | undefined;
  /** A small control inside the input's right end. */
  readonly after?: ReactNode;
  /** react-hook-form hands it over. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Label above, input, then its error or help: the console's field, before the console is loaded. */
export const TextField = ({
  label,
  help,
  error,
  after,
  className = '',
  ref,
  ...rest
}: TextFieldProps): ReactElement => {
  const id = useId();
  const under = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {rest.required && <span className={styles.star}> *</span>}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          ref={ref}
          // The browser's own bubbles speak its language; ours stand under the fields.
          required={undefined}
          id={id}
          className={`${styles.input} ${className}`}
          aria-required={rest.required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={under === undefined ? undefined : `${id}-under`}
        />
        {after}
      </div>
      <p
        id={`${id}-under`}
        className={`${styles.under} ${error === undefined ? '' : styles.error}`}
        role={error === undefined ? undefined : 'alert'}
      >
        {under}
      </p>
    </div>
  );
};
