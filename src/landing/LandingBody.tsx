import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Brand } from '../Brand';
import { Features } from './Features';
import styles from './Landing.module.css';
import { MenuSample } from './MenuSample';
import { Steps } from './Steps';

interface LandingBodyProps {
  /** Who has signed in; undefined = nobody. */
  readonly name?: string | undefined;
  readonly onLogin?: () => void;
  readonly onRegister?: () => void;
  readonly onConsole?: () => void;
  /** Below the steps. */
  readonly children?: ReactNode;
}

/** What stands on the landing page. It asks for nothing, so that the document itself can hold it. */
export const LandingBody = ({
  name,
  onLogin,
  onRegister,
  onConsole,
  children,
}: LandingBodyProps): ReactElement => (
  <>
    <header className={styles.bar}>
      <Brand />
      <nav className={styles.nav} aria-label={text('landing.nav')}>
        <a href="#features">{text('landing.navFeatures')}</a>
        <a href="#steps">{text('landing.navSteps')}</a>
        <Link to="#guide">{text('landing.navGuide')}</Link>
      </nav>
      {name === undefined ? (
        <Button onClick={onLogin}>{text('landing.login')}</Button>
      ) : (
        <Button onClick={onConsole}>{text('landing.enter')}</Button>
      )}
    </header>
    <main>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{text('landing.title')}</h1>
          <p className={styles.lead}>{text('landing.lead')}</p>
          <div className={styles.actions}>
            {name === undefined ? (
              <Button size="xl" onClick={onRegister}>
                {text('landing.register')}
              </Button>
            ) : (
              <Button size="xl" onClick={onConsole}>
                {text('landing.console')}
              </Button>
            )}
            <a className={styles.more} href="#steps">
              {text('landing.more')}
            </a>
          </div>
          {name !== undefined && <p className={styles.signedIn}>{text('landing.signedIn', { name })}</p>}
        </div>
        <MenuSample />
      </section>
      <Features />
      <Steps />
      {children}
    </main>
    <footer className={styles.footer}>{text('landing.footer')}</footer>
  </>
);
