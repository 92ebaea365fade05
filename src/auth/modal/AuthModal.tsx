import { type ReactElement, useState } from 'react';
import { text } from '../../../i18n/text';
import { Modal } from '../../plain/Modal';
import { session } from '../session';
import { ConfirmForm } from './ConfirmForm';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

export type AuthMode = 'login' | 'register' | 'confirmation';

interface AuthModalProps {
  readonly isOpen: boolean;
  readonly start: AuthMode;
  /** A guard sent the visitor: say why the form is there. */
  readonly isWanted: boolean;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

/** The one modal of sign-in and registration, with its three modes (1§2). */
export const AuthModal = ({ isOpen, start, isWanted, onClose, onSignedIn }: AuthModalProps): ReactElement => {
  const [{ mode, email }, setState] = useState<{ mode: AuthMode; email: string }>({ mode: start, email: '' });

  const go = (next: AuthMode, nextEmail = email): void => {
    session.clearAuthErrors();
    setState({ mode: next, email: nextEmail });
  };

  const forms: Record<AuthMode, () => ReactElement> = {
    login: () => (
      <LoginForm
        lead={text(isWanted ? 'auth.wanted' : 'auth.login.lead')}
        onSignedIn={onSignedIn}
        onUnconfirmed={(unconfirmed) => go('confirmation', unconfirmed)}
        onRegister={() => go('register')}
      />
    ),
    register: () => (
      <RegisterForm
        onRegistered={(registered) => go('confirmation', registered)}
        onLogin={() => go('login')}
      />
    ),
    confirmation: () => <ConfirmForm email={email} onSignedIn={onSignedIn} onBack={() => go('register')} />,
  };
  const titles = {
    login: 'auth.login.title',
    register: 'auth.register.title',
    confirmation: 'auth.confirm.title',
  } as const;

  return (
    <Modal isOpen={isOpen} onClose={onClose} label={text(titles[mode])} appearance="landing">
      {forms[mode]()}
    </Modal>
  );
};
