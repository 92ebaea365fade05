import type { ReactNode } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Placeholder } from '../../ui/Placeholder';

const EmptyHint = lazyWithPreload(async () => (await import('./EmptyHint')).EmptyHint);

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly message?: string;
  /** Further explanation behind a small "i" (an optional tooltip). */
  readonly hint?: ReactNode;
  /** The next step to take. */
  readonly action?: ReactNode;
}

/** Where there is nothing to show: says why, and what to do next. */
export const EmptyState = ({ drawing, title, message, hint, action }: EmptyStateProps) => (
  <Placeholder
    role="status"
    drawing={drawing}
    message={message}
    title={
      <>
        {title}
        {hint && <EmptyHint hint={hint} />}
      </>
    }
  >
    {action}
  </Placeholder>
);
