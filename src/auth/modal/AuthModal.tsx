import { type ReactElement, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { Modal } from '../../../ui/Modal';
import { saveFirstName } from '../firstName';
import { session } from '../session';
import type { Values } from './AuthField';
import type { At, InvitationStepName, Next, StepName } from './AuthStep';
import { StepForm } from './StepForm';
import { steps } from './steps';

/** Few people ever come by an invitation: its steps and words are not read with the sign-in. */
const InvitationStep = lazyWithPreload(async () => (await import('./InvitationStep')).InvitationStep);

interface AuthModalProps {
  readonly isOpen: boolean;
  readonly start: StepName;
  /** Whose code is waited for, where it starts with that. */
  readonly email: string;
  /** Of the letter, where it starts with a new password or an invitation. */
  readonly token: string;
  readonly sentBy: At['sentBy'];
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

const unknown = { isSent: false, ticket: '', left: 0, why: '' };
const noInvitation = { business: '', inviter: '', role: '', email: '', known: false };

/** The one modal of sign-in and registration, with its steps. */
export const AuthModal = (props: AuthModalProps): ReactElement => {
  const { isOpen, sentBy, onClose } = props;
  const [{ step, ...found }, setState] = useState({
    ...unknown,
    step: props.start,
    email: props.email,
    token: props.token,
    invitation: noInvitation,
  });
  const kept = useRef<Values>(undefined);
  const at: At = { ...found, sentBy };

  const onNext = (next: Next): void => {
    if (next === 'in') {
      props.onSignedIn();
      const { data } = session.getState();
      if (data) void saveFirstName(data);
      return;
    }
    session.clearAuthErrors();
    setState((now) => ({ ...now, why: '', ...next }));
  };
  const own = isOfInvitation(step) ? undefined : steps[step].texts(at);

  return (
    <Modal
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onClose={onClose}
      label={own?.dialog ?? own?.title ?? text('auth.invitation.title')}
      appearance="landing"
    >
      {isOfInvitation(step) ? (
        <InvitationStep step={step} at={at} onNext={onNext} />
      ) : (
        <StepForm key={step} step={steps[step]} at={at} onNext={onNext} kept={kept} />
      )}
    </Modal>
  );
};

const isOfInvitation = (step: StepName): step is InvitationStepName => !(step in steps);
