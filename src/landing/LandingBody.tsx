import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Brand } from '../Brand';
import styles from './landing.module.css';
import { Scenes } from './Scenes';
import { Stage } from './Stage';

/** What the page on `/` is told. */
export interface LandingBodyProps {
  /** Who has signed in; undefined = nobody. */
  readonly name?: string | undefined;
  readonly onLogin?: (() => void) | undefined;
  readonly onRegister?: () => void;
  readonly onConsole?: (() => void) | undefined;
  /** Below the questions. */
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
    <Bar name={name} onLogin={onLogin} onConsole={onConsole} />
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
            <Example />
          </div>
          <p className="muted above-16">
            {name === undefined ? text('landing.fine') : text('landing.signedIn', { name })}
          </p>
        </div>
        <Stage />
      </section>
      <Scenes />
      <Team />
      <Questions />
      {children}
      <section className={styles.end}>
        <h2 className={styles.heading}>{text('landing.end')}</h2>
        <div className={styles.actions}>
          {name === undefined && (
            <Button variant="secondary" size="xl" onClick={onRegister}>
              {text('landing.register')}
            </Button>
          )}
          <Example />
        </div>
      </section>
    </main>
    <Foot />
  </>
);

type BarProps = Pick<LandingBodyProps, 'name' | 'onLogin' | 'onConsole'>;

const Bar = ({ name, onLogin, onConsole }: BarProps): ReactElement => (
  <header className={styles.bar}>
    <Brand />
    <nav className={`fill gap-4 end flex ${styles.nav}`} aria-label={text('landing.nav')}>
      <a href="#day">{text('landing.navDay')}</a>
      <a href="#team">{text('landing.navTeam')}</a>
      <a href="#questions">{text('landing.navQuestions')}</a>
      <Link to="#guide">{text('landing.navGuide')}</Link>
    </nav>
    {name === undefined ? (
      <Button variant="outlined" onClick={onLogin}>
        {text('landing.login')}
      </Button>
    ) : (
      <Button variant="outlined" onClick={onConsole}>
        {text('landing.enter')}
      </Button>
    )}
  </header>
);

const FOOT_LINK = 'inline touch plain unlined hover-line';

const Foot = (): ReactElement => (
  <footer className={styles.footer}>
    <div>
      <Brand />
      <p className="above-8">{text('landing.footer')}</p>
    </div>
    <nav className="flex wrap gap-x-24">
      <a className={FOOT_LINK} href="#day">
        {text('landing.navDay')}
      </a>
      <Link className={FOOT_LINK} to="#guide">
        {text('landing.navGuide')}
      </Link>
      <a className={FOOT_LINK} href="/terms.html">
        {text('landing.terms')}
      </a>
    </nav>
  </footer>
);

/** The page of guests of a venue that the backend shows as an example; hidden by the style sheet where it names none. */
const Example = (): ReactElement => (
  <a className={styles.example} href="/example" target="_blank" rel="noreferrer">
    {text('landing.example')}
  </a>
);

const ROLES = ['owner', 'manager', 'chef', 'bar', 'viewer'] as const;

const Team = (): ReactElement => (
  <section className={styles.section} id="team" aria-labelledby="team-title">
    <h2 className={styles.heading} id="team-title">
      {text('landing.team')}
    </h2>
    <p className={styles.lead}>{text('landing.teamLead')}</p>
    <ul className={styles.roles}>
      {ROLES.map((role) => (
        <li key={role} className="stack framed surface">
          <h3 className="below-8">{text(`landing.${role}`)}</h3>
          <p className="muted fill below-16">{text(`landing.${role}Text`)}</p>
          <small className="under-line ink strong">{text(`landing.${role}Not`)}</small>
        </li>
      ))}
    </ul>
  </section>
);

const ASKED = [1, 2, 3, 4, 5, 6] as const;

const Questions = (): ReactElement => (
  <section className={styles.section} id="questions" aria-labelledby="questions-title">
    <div className={styles.questions}>
      <h2 className={styles.heading} id="questions-title">
        {text('landing.questions')}
      </h2>
      <div className="line-bottom">
        {ASKED.map((number) => (
          <details key={number} className="line-top" open={number === 1}>
            <summary className="row gap-16 spread text-group strong">{text(`landing.ask${number}`)}</summary>
            <p className="muted">{text(`landing.answer${number}`, { smart_count: limits.restoreDays })}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);
