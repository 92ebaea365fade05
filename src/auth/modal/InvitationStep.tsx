import type { ReactElement } from 'react';
import { HttpError } from '../../../contract/errors';
import { call } from '../../../dataProvider/call';
import { isSignedIn } from '../../../dataProvider/User';
import { invitationWords as words } from '../../../i18n/invitationWords';
import { shownText, text } from '../../../i18n/text';
import { preloadConsole } from '../../Console';
import { checkSession } from '../checkSession';
import { session } from '../session';
import { signOut } from '../signOut';
import { fields } from './AuthField';
import { type At, type AuthStep, enter, type InvitationStepName, type Next, toForgot } from './AuthStep';
import { StepForm } from './StepForm';

interface InvitationStepProps {
  readonly step: InvitationStepName;
  readonly at: At;
  readonly onNext: (next: Next) => void;
}

/** One step of an invitation, opened by the link of a letter (TM-06). */
export const InvitationStep = ({ step, ...rest }: InvitationStepProps): ReactElement => (
  <StepForm key={step} step={invitationSteps[step]} {...rest} />
);

/** Who invites, where and as what, and what is to be done about it. */
const textsOf = ({ invitation: { known: _, ...who } }: At, todo: string, submit: string) => ({
  title: text('auth.invitation.title'),
  lead: `${shownText(who.business === '' ? words.leadNoName : words.lead, who)} ${todo}`,
  submit,
});

/** A link that is used, old or withdrawn is said to be so; anything else that went wrong may be tried again. */
const orRefused = async (work: () => Promise<Next>): Promise<Next> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const isGone = error.status === 404 || error.status === 410 || error.errors.token !== undefined;
    if (!isGone) throw error;
    return { step: 'refused', why: words.refused };
  }
};

/** Signs in with the password of one's own choice, or the one that there is. */
const join: AuthStep['call'] = ({ name, password }, { token }, signal) =>
  orRefused(async () => {
    preloadConsole();
    const body = { token, password, ...(name !== '' && { name }) };
    return enter(await call('auth.accept', { body, signal }), signal, () => ({ step: 'login' }));
  });

const invitationSteps: Readonly<Record<InvitationStepName, AuthStep>> = {
  invitation: {
    fields: [],
    texts: () => ({ title: text('auth.invitation.title'), lead: words.reading, submit: words.again }),
    failure: words.failed,
    isAtOnce: true,
    call: (_, { token }, signal) =>
      orRefused(async () => {
        const invitation = await call('auth.invitation', { body: { token }, signal });
        const { data: person } = session.getState();
        if (!isSignedIn(person)) return { step: invitation.known ? 'entering' : 'joining', invitation };
        const isTheirs = person.email.toLowerCase() === invitation.email.toLowerCase();
        return { step: isTheirs ? 'accepting' : 'leaving', invitation, email: person.email };
      }),
  },
  joining: {
    fields: [fields.name, fields.newPassword],
    texts: (at) => textsOf(at, shownText(words.forNew, { email: at.invitation.email }), words.join),
    failure: 'errors.login',
    begin: ({ invitation: { email } }) => ({ email }),
    isForKnownAddress: true,
    call: join,
  },
  entering: {
    fields: [fields.password],
    texts: (at) => textsOf(at, shownText(words.forKnown, { email: at.invitation.email }), words.enter),
    failure: 'errors.login',
    begin: ({ invitation: { email } }) => ({ email }),
    isForKnownAddress: true,
    call: join,
    aside: toForgot,
  },
  accepting: {
    fields: [],
    texts: (at) => textsOf(at, shownText(words.forSelf, { email: at.invitation.email }), words.accept),
    call: (_, { token }, signal) =>
      orRefused(async () => {
        await call('profile.accept', { body: { token }, signal });
        // What the new role opens stands in the profile.
        await checkSession(signal);
        return 'in';
      }),
  },
  // Signed in as somebody else: nothing of theirs is to be mixed up with it.
  leaving: {
    fields: [],
    texts: (at) =>
      textsOf(at, shownText(words.forOther, { email: at.invitation.email, own: at.email }), words.leave),
    call: async (_, { invitation }) => {
      void signOut();
      return { step: invitation.known ? 'entering' : 'joining' };
    },
  },
  refused: {
    fields: [],
    texts: ({ why }) => ({
      title: text('auth.invitation.title'),
      lead: words.refusedLead,
      problem: why,
      submit: words.toSignIn,
    }),
    call: async () => ({ step: 'login' }),
  },
};
