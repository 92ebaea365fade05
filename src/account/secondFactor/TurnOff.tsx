import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { HttpError } from '../../../contract/errors';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { Modal } from '../../../ui/Modal';
import { TextField } from '../../../ui/TextField';
import { checkSession } from '../../auth/checkSession';
import { AuthForm } from '../../auth/modal/AuthForm';
import { PasswordField } from '../../auth/modal/PasswordField';
import { passwordRule, recoveryRule } from '../../auth/modal/rules';
import { useAuthCall } from '../../auth/modal/useAuthCall';

interface TurnOffProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Turns the second factor off: who may is asked for both factors once more. */
export const TurnOff = ({ isOpen, onClose }: TurnOffProps): ReactElement => {
  const notify = useNotify();
  const form = useForm({ defaultValues: { password: '', code: '' }, mode: 'onTouched' });
  const { errors } = form.formState;
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'account.secondFailed',
    ['password', 'code'],
    form.setError,
  );

  const submit = form.handleSubmit(({ password, code }) =>
    run(async (signal) => {
      try {
        await call('totp.remove', { body: { password, code: code.trim() }, signal });
      } catch (error) {
        // Another tab was faster: it is off, as was wanted.
        if (!(error instanceof HttpError && error.status === 409)) throw error;
      }
      notify(text('account.secondIsOff'), { type: 'success' });
      onClose();
      await checkSession();
      return 'left';
    }),
  );

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('common.close')}
      label={text('account.turnOffTitle')}
    >
      <AuthForm
        title={text('account.turnOffTitle')}
        lead={text('account.turnOffLead')}
        submit={text('account.secondTurnOff')}
        onSubmit={submit}
        isWaiting={isWaiting}
        problem={problem}
        retryAfter={retryAfter}
        footer={null}
      >
        <PasswordField
          {...form.register('password', { validate: passwordRule })}
          label={text('auth.password')}
          autoComplete="current-password"
          data-autofocus
          required
          error={errors.password?.message}
        />
        <TextField
          {...form.register('code', { validate: recoveryRule })}
          label={text('account.anyCode')}
          autoComplete="one-time-code"
          required
          error={errors.code?.message}
        />
      </AuthForm>
    </Modal>
  );
};
