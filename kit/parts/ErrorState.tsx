import { shownText, text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { isChunkFailure } from '../../ui/chunkFailure';
import { ErrorDrawing } from '../../ui/drawings/ErrorDrawing';
import { Placeholder } from '../../ui/Placeholder';
import { shownError } from './shownError';

interface ErrorStateProps {
  readonly error: unknown;
  /** Text or key: what is not there, or a whole sentence for when the failure says nothing itself. */
  readonly fallback: string;
  /** Text: what is not there, where `fallback` is a sentence. */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** In place of what could not be loaded: what is not there, why, and the next step. */
export const ErrorState = ({ error, fallback, title, onRetry }: ErrorStateProps) => {
  const words = shownText(fallback);
  const heading = title ?? (words.endsWith('.') ? text('list.errorTitle') : words);
  const reason = shownError(error, fallback);
  // A browser does not ask a second time for what it could not import.
  const isOutdated = isChunkFailure(error);
  return (
    <Placeholder
      role="alert"
      drawing={<ErrorDrawing />}
      title={heading}
      message={reason === heading ? undefined : reason}
    >
      {isOutdated ? (
        <Button onClick={() => location.reload()}>{text('common.reload')}</Button>
      ) : (
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {text('common.retry')}
          </Button>
        )
      )}
    </Placeholder>
  );
};
