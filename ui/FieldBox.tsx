import type { ReactElement, ReactNode } from 'react';
import styles from './FieldBox.module.css';

export interface FieldBoxProps {
  /** Of the native input; what stands under it is `fieldUnderId(id)`. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
  /** Shown under the input while there is no error. */
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export const fieldUnderId = (id: string): string => `${id}-under`;

/** Label above, the input, then its error or help: the console's field, before the console is loaded. */
export const FieldBox = ({ id, label, isRequired, help, error, children }: FieldBoxProps): ReactElement => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {isRequired && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
    {children}
    <p
      id={fieldUnderId(id)}
      className={`${styles.under} ${error === undefined ? '' : styles.error}`}
      role={error === undefined ? undefined : 'alert'}
    >
      {error ?? help}
    </p>
  </div>
);
