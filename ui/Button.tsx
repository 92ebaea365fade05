import type { ButtonHTMLAttributes, ReactElement } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The first button of the specification; the second is MUI's, with these variants in the theme. */
  readonly variant?: 'primary' | 'secondary' | 'add' | 'simple' | 'gradient';
  readonly size?: 'xl' | 'l' | 'm' | 's';
  /** What is said while the press is being worked on; it cannot be pressed again meanwhile. */
  readonly loading?: string | false;
}

/** The button of the pages before sign-in: looks as in the console, weighs nothing. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  loading = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement => (
  <button
    {...rest}
    type={type}
    // Not `disabled`: that would throw the focus out of the dialog it stands in.
    aria-disabled={loading !== false || undefined}
    onClick={loading !== false ? (event) => event.preventDefault() : onClick}
    className={`${styles.button} ${styles[variant]} ${styles[size]} ${className}`}
  >
    <span className={loading !== false ? styles.waiting : undefined}>{children}</span>
    {loading !== false && <span className={styles.spinner} role="status" aria-label={loading} />}
  </button>
);
