import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '../../../contract/fields/isEmail';
import { login } from '../../../dataProvider/login';
import { pageAnnounces } from '../../../dataProvider/pageCapabilities';
import { asksForCode } from '../../../dataProvider/readAnswer';
import { text } from '../../../i18n/text';
import { preloadConsole } from '../../Console';
import { acceptSession } from '../acceptSession';
import { isSignedIn } from '../User';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { emailRule, passwordRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface LoginFormProps {
  readonly lead: string;
  readonly onSignedIn: () => void;
  /** The profile carries no status: the e-mail was never confirmed. No code was sent by signing in. */
  readonly onUnconfirmed: (email: string) => void;
  /** The password was right, and the account has a second factor. */
  readonly onAsked: (ticket: string) => void;
  readonly onRegister: () => void;
  /** With what stands in the field of the address. */
  readonly onForgot: (email: string) => void;
}

export const LoginForm = ({
  lead,
  onSignedIn,
  onUnconfirmed,
  onAsked,
  onRegister,
  onForgot,
}: LoginFormProps): ReactElement => {
  const form = useForm({ defaultValues: { email: '', password: '' }, mode: 'onTouched' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'errors.login',
    ['email', 'password'],
    form.setError,
  );
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ email, password }) =>
    run(async (signal) => {
      preloadConsole();
      const answer = await login({ email: cleanEmail(email), password }, { signal });
      if (asksForCode(answer)) {
        onAsked(answer.second_factor);
        return 'left';
      }
      const user = await acceptSession(answer, signal);
      const { email: known } = user;
      if (isSignedIn(user)) onSignedIn();
      else onUnconfirmed(known || cleanEmail(email));
      return 'left';
    }),
  );

  return (
    <AuthForm
      title={text('auth.login.title')}
      lead={lead}
      submit={text('auth.login.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={
        <>
          {text('auth.login.toRegister')}
          <button type="button" className={styles.link} onClick={onRegister}>
            {text('auth.login.register')}
          </button>
        </>
      }
    >
      <EmailField
        {...form.register('email', { validate: emailRule })}
        data-autofocus
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', { validate: passwordRule })}
        label={text('auth.password')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      {pageAnnounces('password.recover') && (
        <button
          type="button"
          className={`${styles.link} ${styles.aside}`}
          onClick={() => onForgot(form.getValues('email'))}
        >
          {text('auth.login.forgot')}
        </button>
      )}
    </AuthForm>
  );
};
