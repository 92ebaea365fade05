import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../contract/limits';
import { pageAnnounces } from '../../../dataProvider/pageCapabilities';
import { invitationWords as words } from '../../../i18n/invitationWords';
import { text } from '../../../i18n/text';
import { TextField } from '../../../ui/TextField';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { PasswordField } from './PasswordField';
import { nameRule, passwordRule } from './rules';
import { useAuthCall } from './useAuthCall';

interface InvitedFormProps {
  readonly lead: string;
  readonly email: string;
  /** The address has an account: its password is asked for; else a name and a new one. */
  readonly isKnown: boolean;
  readonly onSend: (
    typed: { readonly name: string; readonly password: string },
    signal: AbortSignal,
  ) => Promise<undefined | 'left'>;
  readonly onForgot: () => void;
}

/** What somebody who is not signed in fills in to accept an invitation. */
export const InvitedForm = ({ lead, email, isKnown, onSend, onForgot }: InvitedFormProps): ReactElement => {
  const form = useForm({ defaultValues: { name: '', password: '' }, mode: 'onTouched' });
  const { errors } = form.formState;
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'errors.login',
    ['name', 'password'],
    form.setError,
  );
  return (
    <AuthForm
      title={text('auth.invitation.title')}
      lead={lead}
      submit={isKnown ? words.enter : words.join}
      onSubmit={form.handleSubmit((typed) => run((signal) => onSend(typed, signal)))}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={null}
    >
      {/* A password manager keeps the password under the address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {!isKnown && (
        <TextField
          {...form.register('name', { validate: nameRule })}
          label={text('auth.name')}
          autoComplete="given-name"
          data-autofocus
          required
          error={errors.name?.message}
        />
      )}
      <PasswordField
        {...form.register('password', { validate: passwordRule })}
        label={text('auth.password')}
        {...(isKnown ? {} : { help: text('auth.passwordHelp', { min: limits.passwordMin }) })}
        autoComplete={isKnown ? 'current-password' : 'new-password'}
        data-autofocus={isKnown || undefined}
        required
        error={errors.password?.message}
      />
      {isKnown && pageAnnounces('password.recover') && (
        <button type="button" className={`${styles.link} ${styles.aside}`} onClick={onForgot}>
          {text('auth.login.forgot')}
        </button>
      )}
    </AuthForm>
  );
};
