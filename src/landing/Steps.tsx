import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import styles from './Landing.module.css';

const STEPS = [
  ['landing.step1', 'landing.step1Text'],
  ['landing.step2', 'landing.step2Text'],
  ['landing.step3', 'landing.step3Text'],
  ['landing.step4', 'landing.step4Text'],
] as const;

/** The instruction that the lists' page menus lead to. */
export const Steps = (): ReactElement => (
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
            <p>{text(words)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
