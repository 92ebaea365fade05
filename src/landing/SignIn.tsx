import { lazy, type ReactElement, Suspense } from 'react';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import type { SentBy } from '../auth/modal/AuthModal';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { Loader } from '../pages/Loader';
import styles from './Landing.module.css';

/** The modal and its words come when they are first wanted. */
const AuthModal = lazy(async () => {
  const words = loadCatalogue(['auth', 'errors']);
  const { AuthModal } = await import('../auth/modal/AuthModal');
  await words;
  return { default: AuthModal };
});

export interface Opening {
  readonly isOpen: boolean;
  readonly start: 'login' | 'register' | 'confirmation' | 'newPassword' | 'invitation';
  /** Of the letter whose link was opened; '' = none was. */
  readonly token: string;
  /** Counts the openings: each begins empty, while a closing one keeps its form to the end of its animation. */
  readonly count: number;
}

interface SignInProps {
  readonly opening: Opening;
  /** Of the registration that waits for its code; '' = there is none. */
  readonly email: string;
  readonly sentBy: SentBy;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

export const SignIn = ({ opening, sentBy, ...rest }: SignInProps): ReactElement | null => {
  if (opening.count === 0) return null;
  return (
    <ErrorBoundary isFullPage>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Loader />
          </div>
        }
      >
        <AuthModal
          key={opening.count}
          isOpen={opening.isOpen}
          start={opening.start}
          token={opening.token}
          sentBy={sentBy}
          {...rest}
        />
      </Suspense>
    </ErrorBoundary>
  );
};
