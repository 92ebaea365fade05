import { lazy, type ReactElement, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { shownError } from '../../../kit/parts/shownError';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { TextField } from '../../../ui/TextField';
import { checkSession } from '../../auth/checkSession';
import { AuthForm } from '../../auth/modal/AuthForm';
import { totpRule } from '../../auth/modal/rules';
import { useAuthCall } from '../../auth/modal/useAuthCall';
import styles from './SecondFactor.module.css';
import { useSetUp } from './useSetUp';

/** Drawn here, by a library that nothing else needs. */
const QrCode = lazy(async () => ({ default: (await import('../../../ui/QrCode')).QrCode }));

/** Groups of four are copied by eye without getting lost. */
const GROUP = /.{4}(?=.)/g;

/** Shows the app what it needs, and takes its first code. */
export const SetUp = ({ onDone }: { readonly onDone: (codes: readonly string[]) => void }): ReactElement => {
  const { app, error, retry } = useSetUp();
  const form = useForm({ defaultValues: { code: '' }, mode: 'onTouched' });
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'account.secondFailed',
    ['code'],
    form.setError,
  );

  const submit = form.handleSubmit(({ code }) =>
    run(async (signal) => {
      const answer = await call('totp.confirm', { body: { code: code.trim() }, signal });
      const codes = Array.isArray(answer.recovery_codes) ? answer.recovery_codes.map(String) : [];
      onDone(codes);
      await checkSession();
      return 'left';
    }),
  );

  if (error !== undefined) {
    return (
      <Notice tone="error" action={<Button onClick={retry}>{text('common.retry')}</Button>}>
        {shownError(error, 'account.secondFailed')}
      </Notice>
    );
  }
  return (
    <AuthForm
      title={text('account.setUpTitle')}
      lead={text('account.setUpLead')}
      submit={text('account.secondTurnOn')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={null}
    >
      <div className={styles.qr}>
        <Suspense fallback={null}>
          {app && <QrCode text={app.uri} label={text('account.qrLabel')} />}
        </Suspense>
      </div>
      <p className={styles.byHand}>
        {text('account.byHand')}
        <code translate="no">{app ? app.secret.replace(GROUP, '$& ') : text('common.loading')}</code>
      </p>
      <TextField
        {...form.register('code', { validate: totpRule })}
        label={text('auth.second.code')}
        help={text('account.codeHelp', { length: limits.totpDigits })}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        required
        error={form.formState.errors.code?.message}
      />
    </AuthForm>
  );
};
