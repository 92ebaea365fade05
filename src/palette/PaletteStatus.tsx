import { type ReactElement, useSyncExternalStore } from 'react';
import { hasNoNetwork, onConnection } from '../../dataProvider/connection';
import { text } from '../../i18n/text';
import { shownError } from '../../kit/parts/shownError';
import styles from './palette.module.css';
import type { usePaletteGroups } from './usePaletteGroups';

type PaletteStatusProps = ReturnType<typeof usePaletteGroups> & {
  readonly typed: string;
  /** Why an act was not done. */
  readonly failure: string | undefined;
  readonly isWorking: boolean;
};

/** Above the lines: how what was typed was read, what went wrong, and what a screen reader is told. */
export const PaletteStatus = ({
  typed,
  count,
  readAs,
  isMisspelt,
  error,
  isLooking,
  isOld,
  retry,
  failure,
  isWorking,
}: PaletteStatusProps): ReactElement => {
  const isOffline = useSyncExternalStore(onConnection, hasNoNetwork);
  const isEmpty = typed.trim() !== '' && count === 0 && !isOld && !error && !isOffline;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWorking ? text('palette.working') : isOld ? '' : typed.trim() && text('palette.found', { count })}
      </p>
      {failure !== undefined && (
        <div className={styles.failure} role="alert">
          {failure}
        </div>
      )}
      {isOffline && <p className="muted text-label pad-8-12">{text('palette.offline')}</p>}
      {!isOffline && error && (
        <div className={styles.failure} role="alert">
          {shownError(error, 'palette.failed')}
          <button className="wrong strong pad-x-8" type="button" onClick={retry}>
            {text('palette.retry')}
          </button>
        </div>
      )}
      {isLooking && count === 0 && <p className="muted text-label pad-8-12">{text('palette.searching')}</p>}
      {readAs !== undefined && !isMisspelt && (
        <p className="muted text-label pad-8-12">
          {text('palette.layout')} <b className="ink">{readAs}</b>
        </p>
      )}
      {isMisspelt && <p className="muted text-label pad-8-12">{text('palette.misspelt')}</p>}
      {isEmpty && (
        <div className="centred pad-24">
          <b>{text('palette.nothing')}</b>
          <p className="muted text-body above-4">{text('palette.nothingNote')}</p>
        </div>
      )}
    </>
  );
};
