import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';

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
  <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
    {drawing}
    <Typography component="h2" variant="h3" sx={{ mt: 1 }}>
      {title}
      {hint && (
        <Suspense>
          <EmptyHint hint={hint} />
        </Suspense>
      )}
    </Typography>
    {message && (
      <Typography color="textSecondary" sx={{ maxWidth: '48ch', textWrap: 'balance' }}>
        {message}
      </Typography>
    )}
    {action && <Stack sx={{ mt: 2 }}>{action}</Stack>}
  </Stack>
);
