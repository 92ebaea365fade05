import { useEffect, useState } from 'react';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { SaveFailure } from './saveFailure';

interface Props {
  readonly failure: SaveFailure;
  readonly onRetry: () => void;
}

/** Why nothing, or not all, was saved, and the way to try again where that may help. */
export const FailureNotice = ({ failure, onRetry }: Props) => {
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
