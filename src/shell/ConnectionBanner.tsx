import { type ReactElement, useSyncExternalStore } from 'react';
import { text } from '../../i18n/text';
import styles from './ConnectionBanner.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the network is gone, as long as it is. The place is always there, so that screen readers hear the change. */
export const ConnectionBanner = (): ReactElement => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {!isOnline && <p className={styles.banner}>{text('shell.offline')}</p>}
    </div>
  );
};
