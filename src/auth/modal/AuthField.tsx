import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactElement,
  type Ref,
  useId,
  useState,
} from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanEmail, isEmail } from '../../../contract/fields/isEmail';
import { limits } from '../../../contract/limits';
import { readRegistrationPhone } from '../../../contract/registrationPhone';
import { text } from '../../../i18n/text';
import { IconButton } from '../../../ui/IconButton';
import { TextField } from '../../../ui/TextField';
import styles from './AuthModal.module.css';

/** What may be typed on the way in; a step asks for some of it. */
export interface Values {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly code: string;
  readonly terms: boolean;
}

/** A field of a step: what it is called on the wire, its words, its rule, and what the browser is told of it. */
export interface Field extends Omit<ComponentProps<typeof TextField>, 'label' | 'help' | 'name' | 'error'> {
  readonly name: keyof Values;
  readonly kind?: 'password' | 'terms';
  readonly label: () => string;
  readonly help?: () => string;
  readonly rule: Rule;
}

interface AuthFieldProps {
  readonly field: Field;
  readonly form: UseFormReturn<Values>;
  /** The step begins here. */
  readonly isFirst: boolean;
}

export const AuthField = ({ field, form, isFirst }: AuthFieldProps): ReactElement => {
  const { name, kind, label, help, rule, ...input } = field;
  const error = form.formState.errors[name]?.message;
  const registered = form.register(name, { validate: rule });
  if (kind === 'terms') return <TermsField {...registered} error={error} />;
  const Input = kind === 'password' ? PasswordField : TextField;
  return (
    <Input
      {...registered}
      {...input}
      label={label()}
      {...(help && { help: help() })}
      data-autofocus={isFirst || undefined}
      required
      error={error}
    />
  );
};

/** A rule of a form here: true, or what stands under the field. */
type Rule = (value: string | boolean) => true | string;

const required =
  (then: (value: string) => true | string): Rule =>
  (value) =>
    String(value).trim() === '' ? text('auth.problem.required') : then(String(value).trim());

/** Counted as people count: an emoji or a letter with its accent is one character. */
const lengthOf = (value: string): number => [...value].length;

const nameRule = required((name) => {
  const isRight = lengthOf(name) >= limits.firstNameMin && lengthOf(name) <= limits.firstNameMax;
  return isRight || text('auth.problem.name', { min: limits.firstNameMin, max: limits.firstNameMax });
});

const emailRule = required((email) => isEmail(cleanEmail(email)) || text('auth.problem.email'));

const phoneRule = required(
  (phone) =>
    readRegistrationPhone(phone) !== undefined ||
    text('auth.problem.phone', {
      min: limits.registrationPhoneDigitsMin,
      max: limits.registrationPhoneDigitsMax,
    }),
);

/** Spaces belong to a password, so it is validated and sent exactly as typed. */
export const passwordRule: Rule = (value) => {
  const length = lengthOf(String(value));
  if (length === 0) return text('auth.problem.required');
  if (length < limits.passwordMin) return text('auth.problem.passwordShort', { min: limits.passwordMin });
  return length <= limits.passwordMax || text('auth.problem.passwordLong', { max: limits.passwordMax });
};

const digitsRule = (length: number): Rule => {
  const digits = new RegExp(`^\\d{${length}}$`);
  return required((code) => digits.test(code) || text('auth.problem.code', { length }));
};

/** Apps show it in two groups. */
const totpRule: Rule = (code) => digitsRule(limits.totpDigits)(String(code).replace(/\s/g, ''));

const password = { name: 'password', kind: 'password', label: () => text('auth.password') } as const;

const code = {
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  className: styles.code,
} as const;

/** The fields that steps are made of. */
export const fields = {
  name: { name: 'name', label: () => text('auth.name'), rule: nameRule, autoComplete: 'given-name' },
  // The address that somebody signs in with: the browser offers those it knows.
  email: {
    name: 'email',
    label: () => text('auth.email'),
    rule: emailRule,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
  },
  phone: {
    name: 'phone',
    label: () => text('auth.phone'),
    rule: phoneRule,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '+7 999 123-45-67',
  },
  password: { ...password, rule: passwordRule, autoComplete: 'current-password' },
  newPassword: {
    ...password,
    help: () => text('common.passwordHelp', { min: limits.passwordMin }),
    rule: passwordRule,
    autoComplete: 'new-password',
  },
  terms: {
    name: 'terms',
    kind: 'terms',
    label: () => text('auth.termsLink'),
    rule: (isAccepted) => isAccepted === true || text('auth.problem.terms'),
  },
  letterCode: { ...code, label: () => text('auth.code'), rule: digitsRule(limits.codeLength) },
  totp: { ...code, label: () => text('auth.second.code'), rule: totpRule },
  // What a code of another backend looks like is not ours to say.
  recoveryCode: {
    ...code,
    label: () => text('auth.second.recoveryCode'),
    rule: required(() => true),
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} satisfies Record<string, Field>;

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'after'>;

/** A password that can be looked at before it is sent. */
export const PasswordField = (props: PasswordFieldProps): ReactElement => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          className={styles.eye}
          onClick={() => setShown(!isShown)}
          label={text(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          aria-pressed={isShown}
        >
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" strokeWidth="1.8" />
            <circle cx="12" cy="12" r="3" strokeWidth="1.8" />
            {isShown && <path d="M4 4l16 16" strokeWidth="1.8" strokeLinecap="round" />}
          </svg>
        </IconButton>
      }
    />
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
      <label className="flex gap-12 touch muted text-label pointer start above-8">
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
