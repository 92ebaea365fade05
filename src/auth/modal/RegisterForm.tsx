import {
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '../../../contract/fields/isEmail';
import { limits } from '../../../contract/limits';
import { readRegistrationPhone } from '../../../contract/registrationPhone';
import { call } from '../../../dataProvider/call';
import { storeToken } from '../../../dataProvider/token';
import { text } from '../../../i18n/text';
import { TextField } from '../../../ui/TextField';
import { keepFirstName } from '../firstName';
import { readUser } from '../readUser';
import { session } from '../session';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { emailRule, nameRule, passwordRule, phoneRule, termsRule } from './rules';
import { useAuthCall } from './useAuthCall';

export type Registration = typeof empty;

interface RegisterFormProps {
  /** What was typed before, where one comes back to it. */
  readonly typed: RefObject<Registration | undefined>;
  readonly onRegistered: (email: string) => void;
  readonly onLogin: () => void;
}

const empty = { name: '', email: '', phone: '', password: '', terms: false };

export const RegisterForm = ({ typed, onRegistered, onLogin }: RegisterFormProps): ReactElement => {
  const [begun] = useState(() => typed.current ?? empty);
  const form = useForm({ defaultValues: begun, mode: 'onTouched' });
  const { getValues } = form;
  useEffect(
    () => () => {
      typed.current = getValues();
    },
    [typed, getValues],
  );
  const { problem, isWaiting, retryAfter, run } = useAuthCall(
    'errors.registration',
    ['email', 'phone', 'password'],
    form.setError,
  );
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ name, phone, email, password }) =>
    run(async (signal) => {
      // Exactly these three are sent; the first name waits here for a profile that takes it.
      const body = { phone: readRegistrationPhone(phone) ?? phone, email: cleanEmail(email), password };
      const answer = await call('auth.register', { body, signal });
      storeToken(answer.token);
      // Whoever closes the form finds the code entry again; a status counts only once the code is confirmed.
      const user = readUser(answer);
      if (user) session.setUser({ ...user, email: body.email, status: '' });
      keepFirstName({ id: user?.id ?? '', email: body.email, name: name.trim() });
      onRegistered(body.email);
      return 'left';
    }),
  );

  return (
    <AuthForm
      title={text('auth.register.title')}
      lead={text('auth.register.lead')}
      submit={text('auth.register.submit')}
      onSubmit={submit}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={
        <>
          {text('auth.register.toLogin')}
          <button type="button" className={styles.link} onClick={onLogin}>
            {text('auth.register.login')}
          </button>
        </>
      }
    >
      <TextField
        {...form.register('name', { validate: nameRule })}
        label={text('auth.name')}
        autoComplete="given-name"
        data-autofocus
        required
        error={errors.name?.message}
      />
      <EmailField {...form.register('email', { validate: emailRule })} error={errors.email?.message} />
      <TextField
        {...form.register('phone', { validate: phoneRule })}
        label={text('auth.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={text('auth.phonePlaceholder')}
        required
        error={errors.phone?.message}
      />
      <PasswordField
        {...form.register('password', { validate: passwordRule })}
        label={text('auth.password')}
        help={text('auth.passwordHelp', { min: limits.passwordMin })}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <TermsField {...form.register('terms', { validate: termsRule })} error={errors.terms?.message} />
    </AuthForm>
  );
};

interface TermsFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A page of its own, which the operator may replace (docs/decisions/0019); what was typed stays in this tab. */
const TERMS_PATH = '/terms.html';

/** The terms, to be accepted before registering. */
const TermsField = ({ error, ref, ...rest }: TermsFieldProps): ReactElement => {
  const id = useId();
  return (
    <div>
      <label className={styles.terms}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className={styles.box}
          aria-required="true"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        <span>
          {text('auth.termsBefore')}{' '}
          <a className="accent" href={TERMS_PATH} target="_blank" rel="noreferrer">
            {text('auth.termsLink')}
          </a>{' '}
          {text('auth.termsAfter')}
          <span className="wrong" aria-hidden="true">
            {' *'}
          </span>
        </span>
      </label>
      <p id={id} className={styles.under} role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
};
