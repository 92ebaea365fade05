import { type FormEvent, type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpError } from '../../../contract/errors';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { asksForCode } from '../../../dataProvider/readAnswer';
import { text } from '../../../i18n/text';
import { preloadConsole } from '../../Console';
import { acceptSession } from '../acceptSession';
import { isSignedIn } from '../User';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { PasswordField } from './PasswordField';
import { passwordRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface NewPasswordFormProps {
  /** Of the letter. */
  readonly token: string;
  readonly onSignedIn: () => void;
  /** The account has a second factor. */
  readonly onAsked: (ticket: string) => void;
  readonly onForgot: () => void;
  readonly onLogin: () => void;
}

/** Opened by the link of a letter: takes a new password and signs in. A link that does not work any more offers another letter. */
export const NewPasswordForm = ({
  token,
  onSignedIn,
  onAsked,
  onForgot,
  onLogin,
}: NewPasswordFormProps): ReactElement => {
  const form = useForm({ defaultValues: { password: '' }, mode: 'onTouched' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'errors.newPassword',
    ['password'],
    form.setError,
  );
  /** What the server said of the link; '' = nothing. */
  const [refused, setRefused] = useState('');

  const submit = form.handleSubmit(({ password }) =>
    run(async (signal) => {
      preloadConsole();
      try {
        const answer = await call('auth.reset', { body: { token, password }, signal });
        // The password is set; a letter is no second factor.
        if (asksForCode(answer)) {
          onAsked(answer.second_factor);
          return 'left';
        }
        const user = await acceptSession(answer, signal);
        if (isSignedIn(user)) onSignedIn();
        else onLogin();
        return 'left';
      } catch (error) {
        const words = refusalOf(error);
        if (words === undefined) throw error;
        setRefused(words);
        return undefined;
      }
    }),
  );
  const askAgain = (event: FormEvent): void => {
    event.preventDefault();
    onForgot();
  };
  const isRefused = refused !== '';

  return (
    <AuthForm
      title={text('auth.newPassword.title')}
      lead={text(isRefused ? 'auth.newPassword.leadRefused' : 'auth.newPassword.lead')}
      submit={text(isRefused ? 'auth.newPassword.again' : 'auth.newPassword.submit')}
      onSubmit={isRefused ? askAgain : submit}
      isWaiting={isWaiting}
      problem={isRefused ? refused : problem}
      retryAfter={retryAfter}
      footer={
        <>
          {text('auth.forgot.toLogin')}
          <button type="button" className={styles.link} onClick={onLogin}>
            {text('auth.register.login')}
          </button>
        </>
      }
    >
      {!isRefused && (
        <PasswordField
          {...form.register('password', { validate: passwordRule })}
          label={text('auth.password')}
          help={text('auth.passwordHelp', { min: limits.passwordMin })}
          autoComplete="new-password"
          data-autofocus
          required
          error={form.formState.errors.password?.message}
        />
      )}
    </AuthForm>
  );
};

/** The words for a link that is used, old or wrong; undefined = something else went wrong. */
const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return undefined;
  const isGone = error.status === 404 || error.status === 410;
  return error.errors.token?.[0] ?? (isGone ? text('auth.newPassword.refused') : undefined);
};
