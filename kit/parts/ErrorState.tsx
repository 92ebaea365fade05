import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { text } from '../../i18n/text';
import { ErrorDrawing } from '../../ui/drawings/ErrorDrawing';
import { shownError } from './shownError';

interface ErrorStateProps {
  readonly error: unknown;
  /** Text or key, shown when the failure says nothing itself. */
  readonly fallback: string;
  readonly onRetry?: () => void;
}

/** In place of what could not be loaded: what happened, and the next step. */
export const ErrorState = ({ error, fallback, onRetry }: ErrorStateProps) => (
  <Stack role="alert" sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}>
    <ErrorDrawing />
    <Typography component="h2" variant="h3" sx={{ mt: 1 }}>
      {text('list.errorTitle')}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '48ch', overflowWrap: 'anywhere' }}>
      {shownError(error, fallback)}
    </Typography>
    {onRetry && (
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        {text('common.retry')}
      </Button>
    )}
  </Stack>
);
