import { type InputHTMLAttributes, type ReactElement, type Ref, useId } from 'react';
import { text } from '../../../i18n/text';
import styles from './AuthModal.module.css';

interface TermsFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The terms, to be accepted before registering (1§5). */
export const TermsField = ({ error, ref, ...rest }: TermsFieldProps): ReactElement => {
  const id = useId();
  return (
    <div>
      <label className={styles.terms}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className={styles.box}
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>
          {text('auth.terms')}
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        </span>
      </label>
      <p id={id} className={styles.under} role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
};
