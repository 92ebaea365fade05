import { type FormEvent, type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../contract/limits';
import { call } from '../../../dataProvider/call';
import { pageAnnounces } from '../../../dataProvider/pageCapabilities';
import { asksForCode } from '../../../dataProvider/readAnswer';
import { invitationWords as words } from '../../../i18n/invitationWords';
import { shownText, text } from '../../../i18n/text';
import { TextField } from '../../../ui/TextField';
import { preloadConsole } from '../../Console';
import { acceptSession } from '../acceptSession';
import { checkSession } from '../checkSession';
import { session } from '../session';
import { signOut } from '../signOut';
import { isSignedIn } from '../User';
import { AuthForm } from './AuthForm';
import styles from './AuthModal.module.css';
import { PasswordField } from './PasswordField';
import { nameRule, passwordRule } from './rules';
import { useAuthCall } from './useAuthCall';
import { type Invitation, refusalOf, useInvitation } from './useInvitation';

export interface InvitationFormProps {
  /** Of the letter. */
  readonly token: string;
  readonly onSignedIn: () => void;
  /** The account has a second factor. */
  readonly onAsked: (ticket: string) => void;
  readonly onForgot: (email: string) => void;
  readonly onLogin: () => void;
}

/**
 * Opened by the link of a letter (TM-06): says who invites, where and as what. Who is new chooses a password, who has an
 * account signs in, who is signed in under that address accepts with one press, and anybody else is asked to leave first.
 */
export const InvitationForm = (props: InvitationFormProps): ReactElement => {
  const { token, onLogin } = props;
  const { invitation, problem, isRefused, refuse, retry } = useInvitation(token);
  // As it was when the link was opened: accepting signs in, and the form must not become another one meanwhile.
  const [person, setPerson] = useState(() => session.getState().data);
  if (invitation && !isRefused) {
    const shared = { ...props, invitation, onRefused: refuse };
    if (!isSignedIn(person)) return <Joining {...shared} />;
    return sameAddress(person.email, invitation.email) ? (
      <Accepting {...shared} />
    ) : (
      <Leaving invitation={invitation} own={person.email} onLeft={() => setPerson(null)} />
    );
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRefused) onLogin();
    else retry();
  };
  return (
    <AuthForm
      title={text('auth.invitation.title')}
      lead={isRefused ? words.refusedLead : words.reading}
      submit={isRefused ? words.toSignIn : words.again}
      onSubmit={onSubmit}
      isWaiting={problem === ''}
      problem={problem}
      retryAfter={0}
      footer={null}
    >
      {null}
    </AuthForm>
  );
};

interface StepProps extends InvitationFormProps {
  readonly invitation: Invitation;
  readonly onRefused: (problem: string) => void;
}

const leadOf = ({ business, inviter, role }: Invitation): string =>
  shownText(business === '' ? words.leadNoName : words.lead, { business, inviter, role });

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Nobody is signed in: a password of one's own choice, or the one that there is. */
const Joining = ({ invitation, token, onSignedIn, onAsked, onForgot, onLogin, onRefused }: StepProps) => (
  <InvitedForm
    lead={`${leadOf(invitation)} ${shownText(invitation.known ? words.forKnown : words.forNew, { email: invitation.email })}`}
    email={invitation.email}
    isKnown={invitation.known}
    onForgot={() => onForgot(invitation.email)}
    onSend={async ({ name, password }, signal) => {
      preloadConsole();
      try {
        const own = invitation.known || name === '' ? {} : { name };
        const answer = await call('auth.accept', { body: { token, password, ...own }, signal });
        if (asksForCode(answer)) {
          onAsked(answer.second_factor);
          return 'left';
        }
        if (isSignedIn(await acceptSession(answer, signal))) onSignedIn();
        else onLogin();
        return 'left';
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        onRefused(refusal);
        return undefined;
      }
    }}
  />
);

/** Signed in under the address of the letter. */
const Accepting = ({ invitation, token, onSignedIn, onRefused }: StepProps) => {
  const { problem, isWaiting, retryAfter, run } = useAuthCall('errors.common');
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    void run(async (signal) => {
      try {
        await call('profile.accept', { body: { token }, signal });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined) throw error;
        onRefused(refusal);
        return undefined;
      }
      // What the new role opens stands in the profile.
      await checkSession(signal);
      onSignedIn();
      return 'left';
    });
  };
  return (
    <AuthForm
      title={text('auth.invitation.title')}
      lead={`${leadOf(invitation)} ${shownText(words.forSelf, { email: invitation.email })}`}
      submit={words.accept}
      onSubmit={accept}
      isWaiting={isWaiting}
      problem={problem}
      retryAfter={retryAfter}
      footer={null}
    >
      {null}
    </AuthForm>
  );
};

interface LeavingProps {
  readonly invitation: Invitation;
  readonly own: string;
  readonly onLeft: () => void;
}

/** Signed in as somebody else: nothing of theirs is to be mixed up with it. */
const Leaving = ({ invitation, own, onLeft }: LeavingProps) => {
  const leave = (event: FormEvent): void => {
    event.preventDefault();
    void signOut();
    onLeft();
  };
  return (
    <AuthForm
      title={text('auth.invitation.title')}
      lead={`${leadOf(invitation)} ${shownText(words.forOther, { email: invitation.email, own })}`}
      submit={words.leave}
      onSubmit={leave}
      isWaiting={false}
      problem=""
      retryAfter={0}
      footer={null}
    >
      {null}
    </AuthForm>
  );
};

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
const InvitedForm = ({ lead, email, isKnown, onSend, onForgot }: InvitedFormProps): ReactElement => {
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
