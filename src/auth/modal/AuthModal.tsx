import { type ReactElement, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cleanEmail } from '../../../contract/fields/isEmail';
import { call } from '../../../dataProvider/call';
import { text } from '../../../i18n/text';
import { hasDraft } from '../../../kit/form/drafts';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { Modal } from '../../../ui/Modal';
import { saveFirstName } from '../firstName';
import { session } from '../session';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { ConfirmForm } from './ConfirmForm';
import { EmailField } from './EmailField';
import { LoginForm } from './LoginForm';
import { NewPasswordForm } from './NewPasswordForm';
import { RegisterForm, type Registration } from './RegisterForm';
import { Resend } from './Resend';
import { emailRule } from './rules';
import { SecondStepForm } from './SecondStepForm';
import { useAuthCall } from './useAuthCall';

interface ForgotFormProps {
  /** As it was typed at the sign-in. */
  readonly email: string;
  readonly onLogin: () => void;
}

/** Asks for a letter with a link. What it says afterwards is true of every address: nobody learns whose it is. */
const ForgotForm = ({ email: typed, onLogin }: ForgotFormProps): ReactElement => {
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
      <div className="stack">
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

/** Few people ever come by an invitation: its form and words are not read with the sign-in. */
const InvitationForm = lazyWithPreload(async () => (await import('./InvitationForm')).InvitationForm);

export type AuthMode =
  | 'login'
  | 'register'
  | 'confirmation'
  | 'secondStep'
  | 'forgot'
  | 'newPassword'
  | 'invitation';

/** A guard, a session that ended, or nothing but the visitor's wish. */
export interface SentBy {
  readonly isWanted: boolean;
  readonly isLost: boolean;
}

interface AuthModalProps {
  readonly isOpen: boolean;
  readonly start: AuthMode;
  /** Whose code is waited for, where it starts with that. */
  readonly email: string;
  /** Of the letter, where it starts with a new password or an invitation. */
  readonly token: string;
  /** What sent the visitor here: said in place of a greeting. */
  readonly sentBy: SentBy;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** The one modal of sign-in and registration, with its modes. */
export const AuthModal = (props: AuthModalProps): ReactElement => {
  const { isOpen, sentBy, onClose } = props;
  const onSignedIn = (): void => {
    props.onSignedIn();
    const { data } = session.getState();
    if (data) void saveFirstName(data);
  };
  const [state, setState] = useState({
    mode: props.start,
    email: props.email,
    isSent: false,
    ticket: '',
    why: '',
  });
  const { mode, email, isSent, ticket, why } = state;
  const typed = useRef<Registration>(undefined);

  const go = (next: AuthMode, change: Partial<typeof state> = {}): void => {
    session.clearAuthErrors();
    setState({ ...state, why: '', ...change, mode: next });
  };
  /** Another address is another registration: the one that waits is left, here and in other tabs. */
  const leave = (): void => {
    session.logout();
    go('register');
  };

  const forms: Record<AuthMode, () => ReactElement> = {
    login: () => (
      <LoginForm
        lead={why || leadOf(sentBy)}
        onSignedIn={onSignedIn}
        onUnconfirmed={(unconfirmed) => go('confirmation', { email: unconfirmed, isSent: false })}
        onAsked={(asked) => go('secondStep', { ticket: asked })}
        onRegister={() => go('register')}
        onForgot={(typed) => go('forgot', { email: typed })}
      />
    ),
    register: () => (
      <RegisterForm
        typed={typed}
        onRegistered={(registered) => go('confirmation', { email: registered, isSent: true })}
        onLogin={() => go('login')}
      />
    ),
    forgot: () => <ForgotForm email={email} onLogin={() => go('login')} />,
    newPassword: () => (
      <NewPasswordForm
        token={props.token}
        onSignedIn={onSignedIn}
        onAsked={(asked) => go('secondStep', { ticket: asked })}
        onForgot={() => go('forgot')}
        onLogin={() => go('login')}
      />
    ),
    invitation: () => (
      <InvitationForm
        token={props.token}
        onSignedIn={onSignedIn}
        onAsked={(asked) => go('secondStep', { ticket: asked })}
        onForgot={(invited) => go('forgot', { email: invited })}
        onLogin={() => go('login')}
      />
    ),
    confirmation: () => <ConfirmForm email={email} isSent={isSent} onSignedIn={onSignedIn} onBack={leave} />,
    secondStep: () => (
      <SecondStepForm
        ticket={ticket}
        onSignedIn={onSignedIn}
        onBack={(reason = '') => go('login', { ticket: '', why: reason })}
      />
    ),
  };
  const titles = {
    login: 'auth.login.title',
    register: 'auth.register.title',
    confirmation: 'auth.confirm.title',
    forgot: 'auth.forgot.title',
    newPassword: 'auth.newPassword.title',
    secondStep: 'auth.second.title',
    invitation: 'auth.invitation.title',
  } as const;

  return (
    <Modal
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onClose={onClose}
      label={text(titles[mode])}
      appearance="landing"
    >
      {forms[mode]()}
    </Modal>
  );
};

const leadOf = ({ isWanted, isLost }: SentBy): string => {
  if (isLost) return text(hasDraft() ? 'auth.lostKept' : 'auth.lost');
  return text(isWanted ? 'auth.wanted' : 'auth.login.lead');
};
