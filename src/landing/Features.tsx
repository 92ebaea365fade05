import type { ReactElement } from 'react';
import { limits } from '../../contract/limits';
import { text } from '../../i18n/text';
import styles from './Landing.module.css';

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

export const Features = (): ReactElement => (
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
          <p>{text(words, { smart_count: limits.restoreDays })}</p>
        </li>
      ))}
    </ul>
    <div className={styles.audiences}>
      {AUDIENCES.map(({ title, lines }) => (
        <div key={title} className={styles.audience}>
          <h3>{text(title)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{text(line)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);
