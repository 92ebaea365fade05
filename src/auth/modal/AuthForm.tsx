import type { FormEvent, ReactElement, ReactNode } from 'react';
import { text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import styles from './AuthModal.module.css';
import { useFirstFocus } from './useFirstFocus';

interface AuthFormProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isWaiting: boolean;
  /** The failure of the call, over the button so that it is seen. */
  readonly problem: string;
  /** Seconds until the server takes the next try; 0 = it asked for none. */
  readonly retryAfter: number;
  readonly children: ReactNode;
  /** The ways to the other modes. */
  readonly footer: ReactNode;
}

/** What the modes of the modal share: heading, fields, failure, button, the way to another mode. */
export const AuthForm = (props: AuthFormProps): ReactElement => {
  const form = useFirstFocus<HTMLFormElement>();

  return (
    <form ref={form} className="stack" onSubmit={props.onSubmit} noValidate aria-label={props.title}>
      <h2 className={styles.title}>{props.title}</h2>
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
      {props.problem !== '' && (
        <p className={styles.problem} role="alert">
          {[
            props.problem,
            ...(props.retryAfter > 0 ? [text('auth.wait', { time: waitText(props.retryAfter) })] : []),
          ].join(' ')}
        </p>
      )}
      <Button
        type="submit"
        size="l"
        className={styles.wide ?? ''}
        loading={props.isWaiting && text('common.loading')}
      >
        {props.submit}
      </Button>
      <div className={styles.other}>{props.footer}</div>
    </form>
  );
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
