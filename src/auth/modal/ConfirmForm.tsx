import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpError } from '../../../contract/errors';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { readToken } from '../../../dataProvider/token';
import { text } from '../../../i18n/text';
import { TextField } from '../../../ui/TextField';
import { checkSession } from '../checkSession';
import { isSignedIn } from '../User';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { Resend } from './Resend';
import { codeRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface ConfirmFormProps {
  readonly email: string;
  /** What one just did has sent a code: nothing else may say so. */
  readonly isSent: boolean;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Takes the code from the mail; once it is confirmed the session is checked. */
export const ConfirmForm = ({ email, isSent, onSignedIn, onBack }: ConfirmFormProps): ReactElement => {
  // Whoever asks for another letter leaves an empty code: that is no mistake.
  const form = useForm({ defaultValues: { code: '' }, mode: 'onSubmit' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall('errors.confirm', ['code'], form.setError);
  const [note, setNote] = useState('');

  const submit = form.handleSubmit(({ code }) =>
    run(async (signal) => {
      setNote('');
      try {
        await call('auth.verify', { body: { email, code: Number(code.trim()) }, signal });
      } catch (error) {
        if (!(await isTakenAlready(error, signal))) throw error;
        onSignedIn();
        return 'left';
      }
      if (isSignedIn(await checkSession(signal))) {
        onSignedIn();
        return 'left';
      }
      setNote(text('auth.checkFailed'));
      return undefined;
    }),
  );

  return (
    <AuthForm
      title={text('auth.confirm.title')}
      lead={text(isSent ? 'auth.confirm.lead' : 'auth.confirm.leadUnsent', {
        email,
        length: limits.codeLength,
      })}
      submit={text('auth.confirm.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem || note}
      retryAfter={retryAfter}
      footer={
        <>
          <Resend
            send={(signal) => call('auth.repeat', { body: { email }, signal })}
            fallbackKey="errors.sendCode"
            label={text('auth.confirm.resend')}
            done={text('auth.confirm.resent')}
          />
          <button type="button" className={styles.link} onClick={onBack}>
            {text('auth.confirm.back')}
          </button>
        </>
      }
    >
      <TextField
        {...form.register('code', { validate: codeRule })}
        label={text('auth.code')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        required
        error={form.formState.errors.code?.message}
      />
    </AuthForm>
  );
};

/** A code works once: a refused one may have been taken in another tab, or by a call whose answer was lost. */
const isTakenAlready = async (error: unknown, signal: AbortSignal): Promise<boolean> =>
  error instanceof HttpError &&
  error.status === 422 &&
  readToken() !== null &&
  isSignedIn(await checkSession(signal));
