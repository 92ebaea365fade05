import { shownText, text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { isChunkFailure } from '../../ui/chunkFailure';
import { Drawing } from '../../ui/drawings/Drawing';
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

/** A cup knocked over. */
const ErrorDrawing = () => (
  <Drawing>
    <ellipse className="wash" cx="72" cy="88" rx="62" ry="12" />
    <path className="paper" d="M44 50l40-22 18 32-40 22c-9 5-20 2-25-7s-2-20 7-25z" />
    <path d="M84 28c6-3 12 3 16 10s6 19 2 22" />
    <path d="M42 62c-7-1-12 3-12 9s7 9 14 7" />
    <path className="accent" d="M100 66c8 4 20 5 22 11 2 7-13 9-24 8" />
    <path d="M20 88h16M112 94h14M60 96h30" />
  </Drawing>
);
