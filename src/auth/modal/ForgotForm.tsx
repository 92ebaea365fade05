import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '../../../contract/fields/isEmail';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { EmailField } from './EmailField';
import { Resend } from './Resend';
import { emailRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface ForgotFormProps {
  /** As it was typed at the sign-in. */
  readonly email: string;
  readonly onLogin: () => void;
}

/** Asks for a letter with a link. What it says afterwards is true of every address: nobody learns whose it is. */
export const ForgotForm = ({ email: typed, onLogin }: ForgotFormProps): ReactElement => {
  const form = useForm({ defaultValues: { email: typed }, mode: 'onTouched' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall('errors.sendLetter', ['email'], form.setError);
  const [sentTo, setSentTo] = useState('');

  const submit = form.handleSubmit(({ email }) =>
    run(async (signal) => {
      const body = { email: cleanEmail(email) };
      await call('auth.forgot', { body, signal });
      setSentTo(body.email);
      return 'left';
    }),
  );
  const toLogin = (
    <button type="button" className={styles.link} onClick={onLogin}>
      {text('auth.register.login')}
    </button>
  );

  if (sentTo !== '') {
    return (
      <div className={styles.form}>
        {/* The button that was pressed is gone: the focus goes on to what it has led to. */}
        <h2 className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {text('auth.forgot.sentTitle')}
        </h2>
        <p className={styles.lead} role="status">
          {text('auth.forgot.sent', { email: sentTo })}
        </p>
        <div className={styles.other}>
          <Resend
            send={(signal) => call('auth.forgot', { body: { email: sentTo }, signal })}
            fallbackKey="errors.sendLetter"
            label={text('auth.forgot.resend')}
            done={text('auth.forgot.resent')}
          />
          {toLogin}
        </div>
      </div>
    );
  }

  return (
    <AuthForm
      title={text('auth.forgot.title')}
      lead={text('auth.forgot.lead')}
      submit={text('auth.forgot.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={
        <>
          {text('auth.forgot.toLogin')}
          {toLogin}
        </>
      }
    >
      <EmailField
        {...form.register('email', { validate: emailRule })}
        data-autofocus
        error={form.formState.errors.email?.message}
      />
    </AuthForm>
  );
};
