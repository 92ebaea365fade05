import type { ReactElement, ReactNode } from 'react';
import styles from './Button.module.css';

interface PageNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  /** Fills the window when there is no shell around it. */
  readonly isFullPage?: boolean;
  /** Read out at once by screen readers. */
  readonly isAlert?: boolean;
}

/** One calm page-sized message: not found, later, lost connection, a page that broke. */
export const PageNotice = ({
  title,
  children,
  actions,
  isFullPage,
  isAlert,
}: PageNoticeProps): ReactElement => (
  <section
    className={`${styles.notice} ${isFullPage ? styles.full : ''}`}
    role={isAlert ? 'alert' : undefined}
  >
    <svg className={styles.plate} viewBox="0 0 120 64" aria-hidden="true">
      <ellipse cx="60" cy="54" rx="52" ry="6" />
      <path d="M16 50a44 40 0 0 1 88 0z" />
      <circle cx="60" cy="8" r="5" />
    </svg>
    <h1 className={styles.title}>{title}</h1>
    {children && <div className={styles.said}>{children}</div>}
    {actions && <div className="flex wrap middle gap-12 above-24">{actions}</div>}
  </section>
);
