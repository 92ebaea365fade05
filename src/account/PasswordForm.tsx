import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../contract/limits';
import { call } from '../../dataProvider/call';
import { text } from '../../i18n/text';
import { useSay } from '../../kit/parts/useSay';
import { Button } from '../../ui/Button';
import { PasswordField, passwordRule } from '../auth/modal/AuthField';
import { useAuthCall } from '../auth/modal/useAuthCall';
import styles from './account.module.css';

interface PasswordFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** A new password, which ends the other sessions. */
export const PasswordForm = ({ email, onClose }: PasswordFormProps): ReactElement => {
  const form = useForm({ defaultValues: { current: '', password: '' }, mode: 'onTouched' });
  const { problem, isWaiting, run } = useAuthCall(
    'errors.newPassword',
    ['current', 'password'],
    form.setError,
  );
  const { errors } = form.formState;
  const queries = useQueryClient();
  const say = useSay();

  const submit = form.handleSubmit((body) =>
    run(async (signal) => {
      await call('profile.password', { body, signal });
      // The other sessions have ended with the old password.
      void queries.invalidateQueries({ queryKey: ['account', 'sessions'] });
      say(text('account.passwordChanged'));
      onClose();
      return 'left';
    }),
  );

  return (
    <form
      className={styles.password}
      onSubmit={submit}
      noValidate
      aria-label={text('account.changePassword')}
    >
      {/* For the password manager of the browser: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('current', { validate: passwordRule })}
        label={text('account.currentPassword')}
        autoComplete="current-password"
        // The button that was pressed is gone, and this is what it has opened.
        autoFocus
        required
        error={errors.current?.message}
      />
      <PasswordField
        {...form.register('password', { validate: passwordRule })}
        label={text('account.newPassword')}
        help={text('common.passwordHelp', { min: limits.passwordMin })}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      {problem !== '' && (
        <p className="note-box wrong wrong-soft round" role="alert">
          {problem}
        </p>
      )}
      <div className="flex wrap gap-8 above-8">
        <Button type="submit" loading={isWaiting && text('common.loading')}>
          {text('account.save')}
        </Button>
        <Button variant="simple" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
};
