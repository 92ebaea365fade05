import type { ReactElement } from 'react';
import { text } from '../../i18n/text';
import styles from '../Brand.module.css';

/** Fills the window, or its place, while something is on its way. Fades in late, so that quick answers do not flicker. */
export const Loader = ({ isInline = false }: { readonly isInline?: boolean }): ReactElement => (
  <div className={`${styles.loader} ${isInline ? styles.inline : ''}`} role="status" aria-live="polite">
    <span className={styles.ring} aria-hidden="true" />
    <span className="visually-hidden">{text('common.loading')}</span>
  </div>
);
