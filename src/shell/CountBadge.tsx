import type { ReactElement } from 'react';
import styles from './shell.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** What it counts, for a screen reader. */
  readonly words: string;
  /** `alert` = something is not as it should be, `news` = something waits to be read. */
  readonly tone: 'alert' | 'news';
}

/** A count beside an entry. It stands over the link, not in it: the link's name stays what it is. */
export const CountBadge = ({ count, words, tone }: CountBadgeProps): ReactElement => (
  <span className={styles.badge} data-tone={tone}>
    <span key={count} className="arrives block" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
    <span className="visually-hidden">{words}</span>
  </span>
);
