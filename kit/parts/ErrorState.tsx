import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { ErrorDrawing } from '../../ui/drawings/ErrorDrawing';
import { Placeholder } from '../../ui/Placeholder';
import { shownError } from './shownError';

interface ErrorStateProps {
  readonly error: unknown;
  /** Text or key, shown when the failure says nothing itself. */
  readonly fallback: string;
  readonly onRetry?: () => void;
}

/** In place of what could not be loaded: what happened, and the next step. */
export const ErrorState = ({ error, fallback, onRetry }: ErrorStateProps) => (
  <Placeholder
    role="alert"
    drawing={<ErrorDrawing />}
    title={text('list.errorTitle')}
    message={shownError(error, fallback)}
  >
    {onRetry && (
      <Button variant="outlined" onClick={onRetry}>
        {text('common.retry')}
      </Button>
    )}
  </Placeholder>
);
