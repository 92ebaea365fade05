import { type ReactElement, useEffect, useState } from 'react';
import { text } from '../../../i18n/text';
import { waitText } from './AuthForm';
import styles from './AuthModal.module.css';
import { useAuthCall } from './useAuthCall';

interface ResendProps {
  readonly send: (signal: AbortSignal) => Promise<unknown>;
  /** What went wrong, where the server has no words for it. */
  readonly fallbackKey: string;
  readonly label: string;
  /** Said once it is sent. */
  readonly done: string;
}

/** Sends a letter again; where the server asks to wait (429, Retry-After), counts the time down. */
export const Resend = ({ send, fallbackKey, label, done }: ResendProps): ReactElement => {
  const { problem, isWaiting, retryAfter, run } = useAuthCall(fallbackKey);
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
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isResent && (
        <p className={styles.done} role="status">
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
