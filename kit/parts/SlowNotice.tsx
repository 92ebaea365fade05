import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface SlowNoticeProps {
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** No timer aborts a request; after 15 seconds the console says that the answer is slow and offers both ways out. */
export const SlowNotice = ({ isWaiting, onRetry, onCancel }: SlowNoticeProps) => {
  const [round, setRound] = useState(0);
  const isSlow = useIsSlow(isWaiting, round);
  if (!isSlow) return null;
  const retry = (): void => {
    setRound(round + 1);
    onRetry();
  };
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button variant="simple" size="s" onClick={retry}>
            {text('common.retry')}
          </Button>
          <Button variant="simple" size="s" onClick={onCancel}>
            {text('common.cancel')}
          </Button>
        </>
      }
    >
      {text('list.slow')}
    </Notice>
  );
};

const useIsSlow = (isWaiting: boolean, round: number): boolean => {
  const [slowRound, setSlowRound] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowRound(round), limits.slowAnswerMs);
    return () => {
      clearTimeout(timer);
      setSlowRound(undefined);
    };
  }, [isWaiting, round]);
  return isWaiting && slowRound === round;
};
