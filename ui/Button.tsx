import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

interface Look {
  /**
   * The variants of the specification (its second button's `withoutBG` is `simple`), and two that a console needs:
   * `outlined` for what stands beside the main button, `text` for a way out that is no button to look at.
   */
  readonly variant?: 'primary' | 'secondary' | 'add' | 'simple' | 'gradient' | 'error' | 'outlined' | 'text';
  readonly size?: 'xl' | 'l' | 'm' | 's';
  /** Before the words. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The text while the press is being worked on; it cannot be pressed again meanwhile. */
  readonly loading?: string | false;
}

const looks = ({ variant = 'primary', size = 'm' }: Look, className = ''): string =>
  `${styles.button} ${styles[variant]} ${styles[size]} ${className}`;

/**
 * The one button, before sign-in and after it: plain HTML, on the variables that are loaded first. With the class `carte-sign` a phone
 * shows the icon alone; the words, in a `span`, are its name still.
 */
export const Button = ({
  variant,
  size,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement => {
  const isLoading = loading !== false;
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: that would throw the focus out of the dialog it stands in.
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={looks({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      <span className={isLoading ? `${styles.words} ${styles.waiting}` : styles.words}>
        {icon}
        {children}
      </span>
      {isLoading && <span className={styles.spinner} role="status" aria-label={loading} />}
    </button>
  );
};

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {}

/** What leads to another page looks like a button where it is the next thing to do. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactElement => (
  <Link {...rest} className={looks({ ...(variant && { variant }), ...(size && { size }) }, className)}>
    <span className={styles.words}>
      {icon}
      {children}
    </span>
  </Link>
);
