import { type ReactElement, useSyncExternalStore } from 'react';
import { hasNoNetwork, onConnection } from '../../dataProvider/connection';
import { text } from '../../i18n/text';
import styles from './ConnectionBanner.module.css';

/** Says that the network is gone, as long as it is. The place is always there, so that screen readers hear the change. */
export const ConnectionBanner = (): ReactElement => {
  const isGone = useSyncExternalStore(onConnection, hasNoNetwork);
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {isGone && <p className={styles.banner}>{text('shell.offline')}</p>}
    </div>
  );
};
