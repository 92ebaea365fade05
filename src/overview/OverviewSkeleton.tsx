import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import styles from './Overview.module.css';

/** The shape of the page while it is on its way: cards and panels stand where they will. */
export const OverviewSkeleton = (): ReactElement => (
  <div role="status" aria-busy aria-label={text('common.loading')}>
    <div className={styles.venues}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={`${styles.card} ${styles.waiting}`} />
      ))}
    </div>
    <div className={styles.panels}>
      <div className={`${styles.panel} ${styles.waiting}`} />
      <div className={`${styles.panel} ${styles.waiting}`} />
    </div>
  </div>
);
