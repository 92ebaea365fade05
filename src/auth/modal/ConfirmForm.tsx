import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { TextField } from '../../plain/TextField';
import { checkSession } from '../checkSession';
import { isSignedIn } from '../User';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { ResendCode } from './ResendCode';
import { codeRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface ConfirmFormProps {
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Takes the code from the mail; once it is confirmed the session is checked (1§4). */
export const ConfirmForm = ({ email, onSignedIn, onBack }: ConfirmFormProps): ReactElement => {
  const form = useForm({ defaultValues: { code: '' }, mode: 'onTouched' });
  const { problem, isWaiting, run } = useAuthCall('errors.confirm', ['code'], form.setError);
  const [note, setNote] = useState('');

  const submit = form.handleSubmit(({ code }) =>
    run(async (signal) => {
      setNote('');
      await call('auth.verify', { body: { email, code: Number(code.trim()) }, signal });
      if (isSignedIn(await checkSession())) onSignedIn();
      else setNote(text('auth.checkFailed'));
    }),
  );

  return (
    <AuthForm
      title={text('auth.confirm.title')}
      lead={text('auth.confirm.lead', { email, length: limits.codeLength })}
      submit={text('auth.confirm.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem || note}
      footer={
        <>
          <ResendCode email={email} />
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
