import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { text } from '../../i18n/text';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 1§9; the second button of the specification is MUI's, with these variants in the theme. */
  readonly variant?: 'primary' | 'secondary' | 'add' | 'simple' | 'gradient';
  readonly size?: 'xl' | 'l' | 'm' | 's';
  /** Shows that the press is being worked on, and cannot be pressed again. */
  readonly isLoading?: boolean;
}

/** The button of the pages before sign-in: looks as in the console, weighs nothing. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  isLoading = false,
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
    aria-disabled={isLoading || undefined}
    onClick={isLoading ? (event) => event.preventDefault() : onClick}
    className={`${styles.button} ${styles[variant]} ${styles[size]} ${className}`}
  >
    <span className={isLoading ? styles.waiting : undefined}>{children}</span>
    {isLoading && <span className={styles.spinner} role="status" aria-label={text('common.loading')} />}
  </button>
);
