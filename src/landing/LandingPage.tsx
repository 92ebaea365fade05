import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isRecord } from '../../contract/isRecord';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { letterLink, useLetterLink } from '../auth/letterLink';
import { session } from '../auth/session';
import { fullName, isSignedIn } from '../auth/User';
import { useSession } from '../auth/useSession';
import { HOME_PATH, isLost, isWanted, wantedPath } from '../auth/wantedPath';
import { Brand } from '../Brand';
import { Features } from './Features';
import { LateGuide } from './guide/LateGuide';
import styles from './Landing.module.css';
import { MenuSample } from './MenuSample';
import { type Opening, SignIn } from './SignIn';
import { Steps } from './Steps';

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
      <header className={styles.bar}>
        <Brand />
        <nav className={styles.nav} aria-label={text('landing.nav')}>
          <a href="#features">{text('landing.navFeatures')}</a>
          <a href="#steps">{text('landing.navSteps')}</a>
          <Link to="#guide">{text('landing.navGuide')}</Link>
        </nav>
        {!user && <Button onClick={() => open(login)}>{text('landing.login')}</Button>}
      </header>
      <main>
        <section className={styles.hero}>
          <div>
            <h1 className={styles.title}>{text('landing.title')}</h1>
            <p className={styles.lead}>{text('landing.lead')}</p>
            <div className={styles.actions}>
              {user ? (
                <Button size="xl" onClick={() => navigate(HOME_PATH)}>
                  {text('landing.console')}
                </Button>
              ) : (
                <Button size="xl" onClick={() => open('register')}>
                  {text('landing.register')}
                </Button>
              )}
              <a className={styles.more} href="#steps">
                {text('landing.more')}
              </a>
            </div>
            {user && <p className={styles.signedIn}>{text('landing.signedIn', { name: fullName(user) })}</p>}
          </div>
          <MenuSample />
        </section>
        <Features />
        <Steps />
        {hash.startsWith('#guide') && <LateGuide leftAt={user ? leftAtOf(state) : undefined} />}
      </main>
      <footer className={styles.footer}>{text('landing.footer')}</footer>
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
  isRecord(state) && typeof state.leftAt === 'string' ? state.leftAt : HOME_PATH;
