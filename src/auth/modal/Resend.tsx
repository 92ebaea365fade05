import { type ReactElement, useEffect, useState } from 'react';
import { text } from '../../../i18n/text';
import styles from './AuthModal.module.css';
import { useAuthCall } from './useAuthCall';

export interface ResendProps {
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  /** What went wrong, where the server has no words for it. */
  readonly failure: string;
  readonly label: string;
  /** Said once it is sent. */
  readonly done: string;
}

/** Sends a letter again; where the server asks to wait (429, Retry-After), counts the time down. */
export const Resend = ({ send, failure, label, done }: ResendProps): ReactElement => {
  const { problem, isWaiting, retryAfter, run } = useAuthCall(failure);
  const [isResent, setResent] = useState(false);
  const seconds = useCountdown(retryAfter);
  const mustWait = isWaiting || seconds > 0;

  const resend = (): Promise<void> =>
    run(async (signal) => {
      setResent(false);
      await send(signal);
      setResent(true);
      return undefined;
    });

  return (
    <>
      {problem !== '' && (
        <p className="note-box wrong text-label round wrong-soft" role="alert">
          {problem}
        </p>
      )}
      {isResent && (
        <p className="note-box text-label round good good-soft" role="status">
          {done}
        </p>
      )}
      <button
        type="button"
        className={styles.link}
        aria-disabled={mustWait}
        onClick={mustWait ? undefined : resend}
      >
        {seconds > 0 ? text('auth.confirm.resendIn', { time: waitText(seconds) }) : label}
      </button>
    </>
  );
};

/** Whole seconds left of `from`, counted down by the clock (a sleeping tab misses ticks); begins anew when `from` changes. */
const useCountdown = (from: number): number => {
  const [end, setEnd] = useState({ from: 0, at: 0 });
  const [now, setNow] = useState(0);
  if (end.from !== from) {
    const begun = Date.now();
    setEnd({ from, at: begun + from * 1000 });
    setNow(begun);
  }
  const left = Math.max(0, Math.ceil((end.at - now) / 1000));

  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return left;
};

const MINUTE = 60;

/** How long to wait, in units that say it well, rounded up: nobody shall come back too early. */
export const waitText = (seconds: number): string => {
  if (seconds < MINUTE) return text('auth.seconds', { smart_count: seconds });
  const all = Math.ceil(seconds / MINUTE);
  const [hours, minutes] = [Math.floor(all / MINUTE), all % MINUTE];
  return [
    ...(hours > 0 ? [text('auth.hours', { smart_count: hours })] : []),
    ...(minutes > 0 ? [text('auth.minutes', { smart_count: minutes })] : []),
  ].join(' ');
};
