import type { ReactNode } from 'react';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { useSeen } from '../../../kit/chooser/useSeen';
import { ErrorState } from '../../../kit/parts/ErrorState';
import { FailureNotice } from '../../../kit/parts/FailureNotice';
import { Button } from '../../../ui/Button';
import type { Tile } from '../../shared/stop/readTile';
import styles from './shift.module.css';
import type { Tiles as TilesRead } from './useTiles';

interface TilesProps {
  readonly tiles: TilesRead;
  readonly children: (tiles: readonly Tile[]) => ReactNode;
  /** Where there is none. */
  readonly empty: ReactNode;
}

/** Tiles in their groups, or why there are none: still coming, failed, offline, empty. */
export const Tiles = ({ tiles: read, children, empty }: TilesProps) => {
  const { tiles, error, isPaused, isOld, retry, more } = read;
  if (!tiles) {
    if (!error && !isPaused) return <Waiting />;
    return (
      <div className="card above-24">
        <ErrorState error={error} fallback={error ? words.failed : words.offline} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
      {error != null && <FailureNotice error={error} fallback={words.failed} onRetry={retry} />}
      {tiles.length === 0 ? <div className="card above-24">{empty}</div> : children(tiles)}
      {more && <More onMore={more} round={tiles.length} />}
    </div>
  );
};

/** As many as fill a window. */
const WAITING = ['1', '2', '3', '4', '5', '6'];

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={text('common.loading')}>
    {WAITING.map((key) => (
      <span key={key} className="round-large sunken" />
    ))}
  </div>
);

/** Reads on when it comes into sight; a button for whoever walks with the keyboard. */
const More = ({ onMore, round }: { readonly onMore: () => void; readonly round: number }) => (
  <div className="flex middle above-24" ref={useSeen(onMore, round)}>
    <Button variant="outlined" onClick={onMore}>
      {words.more}
    </Button>
  </div>
);

interface TileGroupProps {
  readonly title: string;
  /** Quieter, beside the title. */
  readonly place?: string | undefined;
  readonly tiles: readonly Tile[];
  /** The tiles as they are drawn. */
  readonly children: ReactNode;
}

/** Dishes that stand together, under their title. */
export const TileGroup = ({ title, place, tiles, children }: TileGroupProps) => (
  <section className={styles.group}>
    <h2 className="below-12 text-group anywhere">
      {title}
      <small>
        {[place, shownText(words.foods, { smart_count: tiles.length })].filter(Boolean).join(' · ')}
      </small>
    </h2>
    <ul>{children}</ul>
  </section>
);
