import type { ReactElement } from 'react';
import { text } from '../i18n/text';
import styles from './Brand.module.css';
import { consoleSettings } from './settings';

const CarteMark = (): ReactElement => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <rect fill="var(--c-primary)" width="32" height="32" rx="9" />
    <path className={styles.letter} d="M21.6 12.2A6.6 6.6 0 1 0 21.6 19.8" />
    <circle fill="var(--c-saffron)" cx="23.4" cy="8.6" r="2.6" />
  </svg>
);

/** The mark and the name; the mark alone where the rail is narrow. */
export const Brand = ({ isMark = false }: { readonly isMark?: boolean }): ReactElement => {
  const { Mark = CarteMark } = consoleSettings();
  return (
    <span className="inline gap-12">
      <Mark />
      <span className={isMark ? 'visually-hidden' : styles.name}>{text('common.product')}</span>
    </span>
  );
};
