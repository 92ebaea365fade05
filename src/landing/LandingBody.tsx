import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { Brand } from '../Brand';
import styles from './landing.module.css';

const FEATURES = [
  {
    title: 'landing.points',
    words: 'landing.pointsText',
    icon: 'M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  },
  {
    title: 'landing.menus',
    words: 'landing.menusText',
    icon: 'M4 5.5c3-1.3 5.5-1 8 .8 2.5-1.8 5-2.1 8-.8V19c-3-1.3-5.5-1-8 .8-2.5-1.8-5-2.1-8-.8zM12 6.3v13.5',
  },
  { title: 'landing.stop', words: 'landing.stopText', icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12h8' },
  {
    title: 'landing.bin',
    words: 'landing.binText',
    icon: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 1.8',
  },
] as const;

const AUDIENCES = [
  { title: 'landing.owners', lines: ['landing.owners1', 'landing.owners2', 'landing.owners3'] },
  { title: 'landing.staff', lines: ['landing.staff1', 'landing.staff2', 'landing.staff3'] },
] as const;

const Features = (): ReactElement => (
  <section className={styles.section} id="features" aria-labelledby="features-title">
    <h2 className={styles.heading} id="features-title">
      {text('landing.features')}
    </h2>
    <ul className={styles.features}>
      {FEATURES.map(({ title, words, icon }) => (
        <li key={title} className={styles.feature}>
          <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
            <path d={icon} />
          </svg>
          <h3>{text(title)}</h3>
          <p className="muted above-8">{text(words, { smart_count: limits.restoreDays })}</p>
        </li>
      ))}
    </ul>
    <div className={styles.audiences}>
      {AUDIENCES.map(({ title, lines }) => (
        <div key={title} className={styles.audience}>
          <h3>{text(title)}</h3>
          <ul className="grid gap-16">
            {lines.map((line) => (
              <li key={line}>{text(line)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

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
          {name !== undefined && <p className="muted above-16">{text('landing.signedIn', { name })}</p>}
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

const STEPS = [
  ['landing.step1', 'landing.step1Text'],
  ['landing.step2', 'landing.step2Text'],
  ['landing.step3', 'landing.step3Text'],
  ['landing.step4', 'landing.step4Text'],
] as const;

/** The instruction that the lists' page menus lead to. */
const Steps = (): ReactElement => (
  <section className={styles.steps} id="steps" aria-labelledby="steps-title">
    <div className={styles.section}>
      <h2 className={styles.heading} id="steps-title">
        {text('landing.steps')}
      </h2>
      <ol className={styles.stepList}>
        {STEPS.map(([title, words], index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{text(title)}</h3>
            <p className="muted above-8">{text(words)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const price = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

const DISHES = [
  { title: 'landing.sample1', price: 420, isStopped: false },
  { title: 'landing.sample2', price: 490, isStopped: false },
  { title: 'landing.sample3', price: 310, isStopped: true },
  { title: 'landing.sample4', price: 240, isStopped: false },
] as const;

/** A picture of the product, drawn with its own words: a point over the card of one of its menus. */
const MenuSample = (): ReactElement => (
  <div className={styles.sample} aria-hidden="true">
    <div className={styles.place}>
      <span className={styles.photo} />
      <div className={styles.placeWords}>
        <b>{text('landing.samplePlace')}</b>
        <span className="muted text-label">{text('landing.sampleOpen')}</span>
      </div>
      <span className={styles.shown}>{text('landing.sampleShown')}</span>
    </div>
    <div className={styles.card}>
      <div className={styles.head}>
        <b className="text-section bold">{text('landing.sampleTitle')}</b>
        <span className="muted text-label">{text('landing.sampleHours')}</span>
      </div>
      {DISHES.map((dish) => (
        <div key={dish.title} className={`flex level gap-8 above-16 ${dish.isStopped ? styles.stopped : ''}`}>
          <span>{text(dish.title)}</span>
          <span className={styles.dots} />
          <span className="strong figures">
            {dish.isStopped ? (
              <i className="wrong text-small wrong-soft">{text('landing.sampleStop')}</i>
            ) : (
              price.format(dish.price)
            )}
          </span>
        </div>
      ))}
    </div>
  </div>
);
