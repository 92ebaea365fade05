import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '../../contract/limits';
import type { FieldErrors } from '../../fieldRenderers/fieldErrors';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { withdrawNotices } from '../parts/notices';
import type { SaveFailure } from './submitState';
import './form.css';

interface Props {
  readonly errors: FieldErrors;
  readonly isSaving: boolean;
  /** Saved, and about to be left. */
  readonly isDone?: boolean;
  readonly progress?: number;
  readonly failure?: SaveFailure;
  readonly cancel: () => void;
  readonly again: () => void;
  readonly retry: () => Promise<boolean>;
  readonly submitLabel: string;
  readonly extra: ReactNode;
}

/** Stays in sight under the form: what went wrong, how many fields are wrong, and the buttons. */
export const FormActions = ({
  errors,
  isSaving,
  isDone = false,
  progress,
  failure,
  submitLabel,
  extra,
  ...saving
}: Props) => (
  <div className="carte-actions stack gap-12 line-top sticky">
    {failure && <FailureNotice failure={failure} onRetry={() => void saving.retry()} />}
    {isSaving && <SaveProgress progress={progress} onCancel={saving.cancel} onRetry={saving.again} />}
    <div className="row wrap gap-12">
      <Button type="submit" loading={(isSaving || isDone) && text('common.loading')}>
        {submitLabel}
      </Button>
      {extra}
      <ErrorCount errors={errors} />
    </div>
  </div>
);

const ErrorCount = ({ errors }: { errors: FieldErrors }) => {
  const count = useSyncExternalStore(errors.subscribeAll, () => errors.names().length);
  useEffect(() => {
    // «Saved» beside a field that is wrong since would be taken for it.
    if (count > 0) withdrawNotices();
  }, [count]);
  return (
    <span className="count wrong text-small" role="status">
      {count > 0 && text('form.problems', { smart_count: count })}
    </span>
  );
};

interface FailureNoticeProps {
  readonly failure: SaveFailure;
  readonly onRetry: () => void;
}

/** Why nothing, or not all, was saved, and the way to try again where that may help. */
const FailureNotice = ({ failure, onRetry }: FailureNoticeProps) => {
  const isBack = useReturn(failure);
  return (
    <Notice
      tone={isBack ? 'info' : failure.isPart ? 'warning' : 'error'}
      action={
        failure.canRetry && (
          <Button size="s" variant="simple" onClick={onRetry}>
            {failure.retryLabel ?? text('common.retry')}
          </Button>
        )
      }
    >
      {isBack ? text('form.online') : failure.words}
      {failure.details.map((detail) => (
        <div key={detail}>{detail}</div>
      ))}
    </Notice>
  );
};

/** Whether the network came back after a save that found none. */
const useReturn = (failure: SaveFailure): boolean => {
  const [returned, setReturned] = useState<SaveFailure>();
  useEffect(() => {
    if (!failure.isOffline) return;
    const onOnline = () => setReturned(failure);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failure]);
  return returned === failure;
};

interface SaveProgressProps {
  readonly progress: number | undefined;
  readonly onCancel: () => void;
  /** Sends the same again instead of waiting on. */
  readonly onRetry: () => void;
}

/**
 * How far an upload is, and the way to stop it. A save without files says nothing until it is slow: no timer aborts it,
 * the person decides (docs/spec/3-decisions.md, open points 20).
 */
const SaveProgress = ({ progress, onCancel, onRetry }: SaveProgressProps) => {
  const [round, setRound] = useState(0);
  const [slowRound, setSlowRound] = useState<number>();
  const isSlow = slowRound === round;
  useEffect(() => {
    const timer = setTimeout(() => setSlowRound(round), limits.slowAnswerMs);
    return () => clearTimeout(timer);
  }, [round]);
  if (progress === undefined && !isSlow) return null;
  return (
    <div role="status" className="row progress">
      {progress !== undefined && (
        // The browser's own: nothing has to be fetched for it where the network is the trouble.
        <progress value={progress < 1 ? progress : undefined} aria-label={text('form.uploading')} />
      )}
      {isSlow && <span>{text('form.slow')}</span>}
      {isSlow && (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            setRound(round + 1);
            onRetry();
          }}
        >
          {text('common.retry')}
        </Button>
      )}
      <Button size="s" variant="simple" onClick={onCancel}>
        {text('form.cancel')}
      </Button>
    </div>
  );
};
