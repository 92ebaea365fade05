import type { ReactElement, ReactNode } from 'react';
import styles from './controls.module.css';

interface PlaceholderProps {
  /** `alert` is read out at once: something failed. */
  readonly role: 'status' | 'alert';
  readonly drawing: ReactNode;
  readonly title: ReactNode;
  readonly message?: ReactNode;
  /** What can be done about it, the best first. */
  readonly children?: ReactNode;
}

/** In place of what would stand here: a drawing, why there is nothing, and the next step. */
export const Placeholder = ({ role, drawing, title, message, children }: PlaceholderProps): ReactElement => (
  <div role={role} className={styles.placeholder}>
    {drawing}
    <h2 className="text-group above-8">{title}</h2>
    {message && <p className={styles.message}>{message}</p>}
    {children && <div className="flex wrap middle gap-8 above-16">{children}</div>}
  </div>
);
