import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Tile } from '../../ui/Tile';
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
      <a className={NAV_LINK} href="#day">
        {text('landing.navDay')}
      </a>
      <a className={NAV_LINK} href="#team">
        {text('landing.navTeam')}
      </a>
      <a className={NAV_LINK} href="#questions">
        {text('landing.navQuestions')}
      </a>
      <Link className={NAV_LINK} to="#guide">
        {text('landing.navGuide')}
      </Link>
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

const NAV_LINK = 'inline touch round muted medium unlined hover-sunken hover-ink';

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

/** Each with the sign that it has in the cabinet, as a path: nothing of what draws signs there is loaded here. */
const ROLES = [
  [
    'owner',
    'M9.68 13.69 12 11.93l2.31 1.76-.88-2.85L15.75 9h-2.84L12 6.19 11.09 9H8.25l2.31 1.84zM20 10c0-4.42-3.58-8-8-8s-8 3.58-8 8c0 2.03.76 3.87 2 5.28V23l6-2 6 2v-7.72c1.24-1.41 2-3.25 2-5.28m-8-6c3.31 0 6 2.69 6 6s-2.69 6-6 6-6-2.69-6-6 2.69-6 6-6m0 15-4 1.02v-3.1c1.18.68 2.54 1.08 4 1.08s2.82-.4 4-1.08v3.1z',
  ],
  [
    'manager',
    'm21.9 8.89-1.05-4.37c-.22-.9-1-1.52-1.91-1.52H5.05c-.9 0-1.69.63-1.9 1.52L2.1 8.89c-.24 1.02-.02 2.06.62 2.88.08.11.19.19.28.29V19c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2v-6.94c.09-.09.2-.18.28-.28.64-.82.87-1.87.62-2.89m-2.99-3.9 1.05 4.37c.1.42.01.84-.25 1.17-.14.18-.44.47-.94.47-.61 0-1.14-.49-1.21-1.14L16.98 5zM13 5h1.96l.54 4.52c.05.39-.07.78-.33 1.07-.22.26-.54.41-.95.41-.67 0-1.22-.59-1.22-1.31zM8.49 9.52 9.04 5H11v4.69c0 .72-.55 1.31-1.29 1.31-.34 0-.65-.15-.89-.41-.25-.29-.37-.68-.33-1.07m-4.45-.16L5.05 5h1.97l-.58 4.86c-.08.65-.6 1.14-1.21 1.14-.49 0-.8-.29-.93-.47-.27-.32-.36-.75-.26-1.17M5 19v-6.03c.08.01.15.03.23.03.87 0 1.66-.36 2.24-.95.6.6 1.4.95 2.31.95.87 0 1.65-.36 2.23-.93.59.57 1.39.93 2.29.93.84 0 1.64-.35 2.24-.95.58.59 1.37.95 2.24.95.08 0 .15-.02.23-.03V19z',
  ],
  [
    'chef',
    'M6.4 7c-.34.55-.4.97-.4 1.38C6 9.15 7 11 7 12c0 .95-.4 1.5-.4 1.5H5.1s.4-.55.4-1.5c0-1-1-2.85-1-3.62 0-.41.06-.83.4-1.38zm5 0c-.34.55-.4.97-.4 1.38 0 .77 1 2.62 1 3.62 0 .95-.4 1.5-.4 1.5h1.5s.4-.55.4-1.5c0-1-1-2.85-1-3.62 0-.41.06-.83.4-1.38zM8.15 7c-.34.55-.4.97-.4 1.38 0 .77 1 2.63 1 3.62 0 .95-.4 1.5-.4 1.5h1.5s.4-.55.4-1.5c0-1-1-2.85-1-3.62 0-.41.06-.83.4-1.38zM18.6 2c-1.54 0-2.81 1.16-2.98 2.65L14.53 15H4.01c-.6 0-1.09.53-1 1.13C3.53 19.46 6.39 22 9.75 22c3.48 0 6.34-2.73 6.71-6.23L17.61 4.9c.05-.51.47-.9.99-.9.55 0 1 .45 1 1 0 .3-.1 1.25-.1 1.25l1.97.25s.13-1.06.13-1.5c0-1.65-1.35-3-3-3M9.75 20c-1.94 0-3.67-1.23-4.43-3h8.79c-.72 1.78-2.42 3-4.36 3',
  ],
  ['bar', 'M14.77 9 12 12.11 9.23 9zM21 3H3v2l8 9v5H6v2h12v-2h-5v-5l8-9zM7.43 7 5.66 5h12.69l-1.78 2z'],
  [
    'viewer',
    'M12 6c3.79 0 7.17 2.13 8.82 5.5C19.17 14.87 15.79 17 12 17s-7.17-2.13-8.82-5.5C4.83 8.13 8.21 6 12 6m0-2C7 4 2.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 5c1.38 0 2.5 1.12 2.5 2.5S13.38 14 12 14s-2.5-1.12-2.5-2.5S10.62 9 12 9m0-2c-2.48 0-4.5 2.02-4.5 4.5S9.52 16 12 16s4.5-2.02 4.5-4.5S14.48 7 12 7',
  ],
] as const;

const Team = (): ReactElement => (
  <section className={styles.section} id="team" aria-labelledby="team-title">
    <h2 className={styles.heading} id="team-title">
      {text('landing.team')}
    </h2>
    <p className={styles.lead}>{text('landing.teamLead')}</p>
    <ul className={styles.roles}>
      {ROLES.map(([role, sign]) => (
        <li key={role} className="stack framed surface">
          <Tile tone="primary" className="below-16">
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={sign} />
            </svg>
          </Tile>
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
