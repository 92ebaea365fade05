import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import { fullName, isSignedIn } from '../../dataProvider/User';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { letterLink, useLetterLink } from '../auth/letterLink';
import type { At } from '../auth/modal/AuthStep';
import { session, useSession } from '../auth/session';
import { homePath, isLost, isWanted, wantedPath } from '../auth/wantedPath';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import { Loader } from '../pages/Loader';
import { consoleSettings } from '../settings';
import { LandingBody } from './LandingBody';
import styles from './landing.module.css';

/** The modal and its words come when they are first wanted. */
const AuthModal = lazy(async () => {
  const words = loadCatalogue(['auth', 'errors']);
  const { AuthModal } = await import('../auth/modal/AuthModal');
  await words;
  return { default: AuthModal };
});

interface Opening {
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
  readonly sentBy: At['sentBy'];
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

const SignIn = ({ opening, sentBy, ...rest }: SignInProps): ReactElement | null => {
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

/** `/`: what Carte is, and the way in. Also where a denied guard and a lost session lead, sign-in open. */
export const LandingPage = (): ReactElement => {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { data } = useSession();
  const user = isSignedIn(data) ? data : null;
  // A record without a status waits for its code: a reload or a new tab comes back to entering it.
  const pending = user ? '' : (data?.email ?? '');
  const login = pending === '' ? 'login' : 'confirmation';
  const [opening, setOpening] = useState<Opening>(() => {
    const isAsked = pending !== '' || (isWanted(state) && !user);
    return { isOpen: isAsked, start: login, token: '', count: isAsked ? 1 : 0 };
  });
  const open = (start: Opening['start']): void =>
    setOpening(({ count }) => ({ isOpen: true, start, token: '', count: count + 1 }));
  const link = useLetterLink();
  useEffect(() => {
    if (link === null) return;
    const start = link.kind === 'password' ? 'newPassword' : 'invitation';
    setOpening(({ count }) => ({ isOpen: true, start, token: link.token, count: count + 1 }));
    letterLink.forget();
  }, [link]);
  // Here it needs no more saying how the last session ended: the next guard speaks for itself.
  useEffect(() => {
    if (data === null) session.forgetEnd();
  }, [data]);

  const { Landing = LandingBody } = consoleSettings();
  return (
    <div className={styles.page}>
      <Landing
        name={user ? fullName(user) : undefined}
        onLogin={() => open(login)}
        onRegister={() => open('register')}
        onConsole={() => navigate(homePath())}
      >
        {hash.startsWith('#guide') && <LateGuide leftAt={user ? leftAtOf(state) : undefined} />}
      </Landing>
      <SignIn
        opening={opening}
        email={pending}
        sentBy={{ isWanted: isWanted(state), isLost: isLost(state) }}
        onClose={() => setOpening((was) => ({ ...was, isOpen: false }))}
        onSignedIn={() => navigate(wantedPath(state), { replace: true })}
      />
    </div>
  );
};

/** Where the console was left for this page. */
const leftAtOf = (state: unknown): string =>
  isRecord(state) && typeof state.leftAt === 'string' ? state.leftAt : homePath();

/** Who comes to look around does not carry it; its words come with it. */
const LateGuide = lazyWithPreload(
  async () => {
    const [{ Guide }] = await Promise.all([import('./guide/Guide'), loadCatalogue(['guide'])]);
    return Guide;
  },
  // Holds the foot of the page out of sight, or it would be pushed away when the words come.
  <div style={{ minHeight: '100vh' }} />,
);
