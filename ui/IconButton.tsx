import type { ComponentProps, ReactElement } from 'react';
import styles from './Button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Read out, and shown to the pointer. */
  readonly label: string;
}

/** A button that shows a sign only; its label is read out, and shown under the pointer. */
export const IconButton = ({ label, className = '', children, ...rest }: IconButtonProps): ReactElement => (
  <button {...rest} type="button" aria-label={label} title={label} className={`${styles.icon} ${className}`}>
    {children}
  </button>
);
