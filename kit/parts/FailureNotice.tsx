import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { shownError } from './shownError';

interface FailureNoticeProps {
  readonly error: unknown;
  /** Text or key, for a failure that says nothing itself. */
  readonly fallback: string;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

/** Beside what stands there already: why it was not read again, and the way to try. In its place stands `ErrorState`. */
export const FailureNotice = ({ error, fallback, onRetry, className = '' }: FailureNoticeProps) => (
  <Notice
    tone="error"
    className={className}
    action={
      <Button variant="simple" size="s" onClick={onRetry}>
        {text('common.retry')}
      </Button>
    }
  >
    {shownError(error, fallback)}
  </Notice>
);
