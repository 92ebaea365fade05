import { type ReactElement, useState } from 'react';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import styles from './AuthModal.module.css';
import { useAuthCall } from './useAuthCall';
import { useCountdown } from './useCountdown';

/** Sends the code again; where the server asks to wait (429, Retry-After), counts the seconds down. */
export const ResendCode = ({ email }: { readonly email: string }): ReactElement => {
  const { problem, isWaiting, retryAfter, run } = useAuthCall('errors.sendCode');
  const [isResent, setResent] = useState(false);
  const seconds = useCountdown(retryAfter);
  const mustWait = isWaiting || seconds > 0;

  const resend = (): Promise<void> =>
    run(async (signal) => {
      setResent(false);
      await call('auth.repeat', { body: { email }, signal });
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
          {text('auth.confirm.resent')}
        </p>
      )}
      <button
        type="button"
        className={styles.link}
        aria-disabled={mustWait}
        onClick={mustWait ? undefined : resend}
      >
        {seconds > 0 ? text('auth.confirm.resendIn', { smart_count: seconds }) : text('auth.confirm.resend')}
      </button>
    </>
  );
};
