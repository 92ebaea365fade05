import { type ReactElement, useSyncExternalStore } from 'react';
import { hasNoNetwork, onConnection } from '../../dataProvider/connection';
import { text } from '../../i18n/text';
import { hasNewRelease, onNewRelease } from '../../ui/chunkFailure';
import styles from './ConnectionBanner.module.css';

/**
 * Says that the network is gone, as long as it is, and that a newer console has come, whose parts fit this page no more. The
 * place is always there, so that screen readers hear the change.
 */
export const ConnectionBanner = (): ReactElement => {
  const isGone = useSyncExternalStore(onConnection, hasNoNetwork);
  const isOutdated = useSyncExternalStore(onNewRelease, hasNewRelease);
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {isGone && <p className={styles.banner}>{text('shell.offline')}</p>}
      {!isGone && isOutdated && (
        <p className={styles.banner}>
          {text('shell.newRelease')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {text('shell.renew')}
          </button>
        </p>
      )}
    </div>
  );
};
