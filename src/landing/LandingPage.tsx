import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import { letterLink, useLetterLink } from '../auth/letterLink';
import { session } from '../auth/session';
import { fullName, isSignedIn } from '../auth/User';
import { useSession } from '../auth/useSession';
import { homePath, isLost, isWanted, wantedPath } from '../auth/wantedPath';
import { LateGuide } from './guide/LateGuide';
import styles from './Landing.module.css';
import { LandingBody } from './LandingBody';
import { type Opening, SignIn } from './SignIn';

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

  return (
    <div className={styles.page}>
      <LandingBody
        name={user ? fullName(user) : undefined}
        onLogin={() => open(login)}
        onRegister={() => open('register')}
        onConsole={() => navigate(homePath())}
      >
        {hash.startsWith('#guide') && <LateGuide leftAt={user ? leftAtOf(state) : undefined} />}
      </LandingBody>
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
