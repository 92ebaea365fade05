import type { ReactNode } from 'react';
import './parts.css';

interface NoticeProps {
  readonly tone: 'error' | 'warning' | 'info' | 'success';
  /** What can be done about it, at the end of the line. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A line beside what has not gone away: a list whose refresh failed or is slow, a form that was not saved. It must not wait
 * for a chunk where the network is the trouble, and MUI's alert is too heavy to come with every first row.
 */
export const Notice = ({ tone, action, className = '', children }: NoticeProps) => (
  <div
    className={`carte-notice row wrap gap-8 ink text-body light round below-16 ${className}`}
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    data-tone={tone}
  >
    <div>{children}</div>
    {action}
  </div>
);
