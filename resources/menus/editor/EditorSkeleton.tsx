import { text } from '../../../i18n/text';
import styles from './editor.module.css';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** The shape of what is on its way. */
export const EditorSkeleton = () => (
  <div className={styles.body} role="status" aria-label={text('common.loading')}>
    <div className={styles.tree} aria-hidden />
    <div className={styles.middle}>
      <div className={styles.waitingHead} />
      {ROWS.map((row) => (
        <div key={row} className={styles.waitingRow}>
          <i className="square-44" />
          <b />
          <b />
        </div>
      ))}
    </div>
  </div>
);
