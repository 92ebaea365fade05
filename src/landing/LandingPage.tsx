import { type ReactElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { text } from '../../i18n/text';
import { fullName, isSignedIn } from '../auth/User';
import { useSession } from '../auth/useSession';
import { HOME_PATH, isWanted, wantedPath } from '../auth/wantedPath';
import { Brand } from '../plain/Brand';
import { Button } from '../plain/Button';
import { Features } from './Features';
import styles from './Landing.module.css';
import { MenuSample } from './MenuSample';
import { type Opening, SignIn } from './SignIn';
import { Steps } from './Steps';

/** `/`: what Carte is, and the way in. Also where a denied guard and a lost session lead (1§2), sign-in open. */
export const LandingPage = (): ReactElement => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { data } = useSession();
  const user = isSignedIn(data) ? data : null;
  const [opening, setOpening] = useState<Opening>(() => {
    const isAsked = isWanted(state) && !user;
    return { isOpen: isAsked, start: 'login', count: isAsked ? 1 : 0 };
  });
  const open = (start: Opening['start']): void =>
    setOpening(({ count }) => ({ isOpen: true, start, count: count + 1 }));

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
        <nav className={styles.nav} aria-label={text('landing.nav')}>
          <a href="#features">{text('landing.navFeatures')}</a>
          <a href="#steps">{text('landing.navSteps')}</a>
        </nav>
        {!user && <Button onClick={() => open('login')}>{text('landing.login')}</Button>}
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
      </main>
      <footer className={styles.footer}>{text('landing.footer')}</footer>
      <SignIn
        opening={opening}
        isWanted={isWanted(state)}
        onClose={() => setOpening((was) => ({ ...was, isOpen: false }))}
        onSignedIn={() => navigate(wantedPath(state), { replace: true })}
      />
    </div>
  );
};
