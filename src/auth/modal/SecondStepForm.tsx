import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, HttpError } from '../../../contract/errors';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { shownText, text } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { preloadConsole } from '../../Console';
import { acceptSession } from '../acceptSession';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { recoveryRule, totpRule } from './rules';
import { useAuthCall } from './useAuthCall';
import { useFirstFocus } from './useFirstFocus';

interface SecondStepFormProps {
  /** What the first step was answered with. */
  readonly ticket: string;
  readonly onSignedIn: () => void;
  /** Back to the password; `why` where the ticket counts no more. */
  readonly onBack: (why?: string) => void;
}

/** The password was right: now the code of the app, or one of the recovery codes. */
export const SecondStepForm = ({ ticket, onSignedIn, onBack }: SecondStepFormProps): ReactElement => {
  const [isRecovery, setRecovery] = useState(false);
  /** How many recovery codes are left to who has just used one. */
  const [left, setLeft] = useState<number>();
  const form = useForm({ defaultValues: { code: '' }, mode: 'onSubmit' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall('errors.confirm', ['code'], form.setError);

  const submit = form.handleSubmit(({ code }) =>
    run(async (signal) => {
      preloadConsole();
      try {
        const answer = await call('auth.totp', { body: { ticket, code: code.trim() }, signal });
        const user = await acceptSession(answer, signal);
        if (isRecovery && user.recoveryCodesLeft !== null) setLeft(user.recoveryCodesLeft);
        else onSignedIn();
        return 'left';
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 401)) throw error;
        const wording = errorText(error, 'errors.login');
        onBack(shownText('text' in wording ? wording.text : wording.key));
        return 'left';
      }
    }),
  );

  if (left !== undefined) return <CodesLeft left={left} onContinue={onSignedIn} />;
  const turn = (): void => {
    form.reset();
    setRecovery(!isRecovery);
  };
  return (
    <AuthForm
      key={String(isRecovery)}
      title={text('auth.second.title')}
      lead={text(isRecovery ? 'auth.second.recoveryLead' : 'auth.second.lead', { length: limits.totpDigits })}
      submit={text('auth.login.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={
        <>
          <button type="button" className={styles.link} onClick={turn}>
            {text(isRecovery ? 'auth.second.byApp' : 'auth.second.byRecovery')}
          </button>
          <button type="button" className={styles.link} onClick={() => onBack()}>
            {text('common.back')}
          </button>
        </>
      }
    >
      <TextField
        {...form.register('code', { validate: isRecovery ? recoveryRule : totpRule })}
        label={text(isRecovery ? 'auth.second.recoveryCode' : 'auth.second.code')}
        className={styles.code}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        required
        error={form.formState.errors.code?.message}
      />
    </AuthForm>
  );
};

/** Said before the way in: afterwards nobody would read it. */
const CodesLeft = ({
  left,
  onContinue,
}: {
  readonly left: number;
  readonly onContinue: () => void;
}): ReactElement => {
  const step = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={step} className="stack">
      <h2 className={styles.title}>{text('auth.second.usedTitle')}</h2>
      <p className={styles.lead} role="status">
        {left === 0 ? text('auth.second.noneLeft') : text('auth.second.someLeft', { smart_count: left })}
      </p>
      <Button size="l" className={styles.wide ?? ''} onClick={onContinue} data-autofocus>
        {text('auth.second.continue')}
      </Button>
    </div>
  );
};
