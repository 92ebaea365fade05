import type { AnswerOf } from '../../../dataProvider/call';
import { pageAnnounces } from '../../../dataProvider/pageCapabilities';
import { asksForCode } from '../../../dataProvider/readAnswer';
import { isSignedIn, type User } from '../../../dataProvider/User';
import { acceptSession } from '../checkSession';
import type { Step } from './StepForm';

/** What a letter invites to. */
type Invitation = AnswerOf<'auth.invitation'>;

/** What the steps have found out so far. */
export interface At {
  /** Whose code or letter is waited for; '' = nobody has said. */
  readonly email: string;
  /** What one just did has sent a code: nothing else may say so. */
  readonly isSent: boolean;
  /** What the password was answered with, where the account has a second factor. */
  readonly ticket: string;
  /** Recovery codes left to who has just used one. */
  readonly left: number;
  /** What has led here, in words; '' = a wish. */
  readonly why: string;
  /** Of the letter, where it starts with a new password or an invitation. */
  readonly token: string;
  /** Who sent the visitor here, a guard or a session that ended: said in place of a greeting. */
  readonly sentBy: { readonly isWanted: boolean; readonly isLost: boolean };
  readonly invitation: Invitation;
}

export type InvitationStepName = 'invitation' | 'joining' | 'entering' | 'accepting' | 'leaving' | 'refused';

export type StepName =
  | 'login'
  | 'register'
  | 'confirmation'
  | 'secondStep'
  | 'recovery'
  | 'codesLeft'
  | 'forgot'
  | 'sent'
  | 'newPassword'
  | 'newPasswordRefused'
  | InvitationStepName;

/** Signed in, or another step with what is new. */
export type Next = 'in' | ({ readonly step: StepName } & Partial<At>);

export type AuthStep = Step<At, Next>;
export type Way = NonNullable<AuthStep['aside']>;

/** Takes the session that a password or a letter has opened, unless a code is asked for too. */
export const enter = async (
  answer: Parameters<typeof asksForCode>[0],
  signal: AbortSignal,
  otherwise: (user: User) => Next,
): Promise<Next> => {
  if (asksForCode(answer)) return { step: 'secondStep', ticket: answer.second_factor };
  const user = await acceptSession(answer, signal);
  return isSignedIn(user) ? 'in' : otherwise(user);
};

export const toForgot: Way = {
  text: 'auth.login.forgot',
  isOffered: () => pageAnnounces('password.recover'),
  go: ({ email }) => ({ step: 'forgot', email }),
};
