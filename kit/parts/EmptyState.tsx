import { lazy, type ReactNode, Suspense } from 'react';
import { Placeholder } from '../../ui/Placeholder';

const EmptyHint = lazy(async () => ({ default: (await import('./EmptyHint')).EmptyHint }));

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
        {hint && (
          <Suspense>
            <EmptyHint hint={hint} />
          </Suspense>
        )}
      </>
    }
  >
    {action}
  </Placeholder>
);
