import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

/** Only uploads tell how far they are. */
const LinearProgress = lazyWithPreload(async () => (await import('@mui/material/LinearProgress')).default);

interface Props {
  readonly progress: number | undefined;
  readonly onCancel: () => void;
  /** Sends the same again instead of waiting on. */
  readonly onRetry: () => void;
}

/**
 * How far an upload is, and the way to stop it. A save without files says nothing until it is slow: no timer aborts it,
 * the person decides (docs/spec/3-decisions.md, open points 20).
 */
export const SaveProgress = ({ progress, onCancel, onRetry }: Props) => {
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
        <LinearProgress
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          aria-label={text('form.uploading')}
        />
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
