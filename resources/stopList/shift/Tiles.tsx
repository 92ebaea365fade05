import { type ReactNode, useEffect, useRef } from 'react';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { ErrorState } from '../../../kit/parts/ErrorState';
import { shownError } from '../../../kit/parts/shownError';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import type { Group } from './groupTiles';
import type { Tile } from './readTile';
import styles from './shift.module.css';
import { type TileActs, TileView } from './TileView';
import type { Tiles as TilesRead } from './useTiles';

interface TilesProps {
  readonly tiles: TilesRead;
  readonly acts: TileActs;
  readonly group: (tiles: readonly Tile[]) => readonly Group[];
  /** Where there is none. */
  readonly empty: ReactNode;
}

/** Tiles in their groups, or why there are none: still coming, failed, offline, empty. */
export const Tiles = ({ tiles: read, acts, group, empty }: TilesProps) => {
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
      {error != null && (
        <Notice
          tone="error"
          action={
            <Button variant="simple" size="s" onClick={retry}>
              {text('common.retry')}
            </Button>
          }
        >
          {shownError(error, words.failed)}
        </Notice>
      )}
      {tiles.length === 0 ? (
        <div className="card above-24">{empty}</div>
      ) : (
        group(tiles).map(({ key, ...its }) => <TileGroup key={key} {...its} acts={acts} />)
      )}
      {more && <More onMore={more} />}
    </div>
  );
};

/** As many as fill a window. */
const WAITING = ['1', '2', '3', '4', '5', '6'];

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={text('common.loading')}>
    {WAITING.map((key) => (
      <span key={key} />
    ))}
  </div>
);

/** Reads on when it comes into sight; a button for whoever walks with the keyboard. */
const More = ({ onMore }: { readonly onMore: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore());
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  });
  return (
    <div className="flex middle above-24" ref={place}>
      <Button variant="outlined" onClick={onMore}>
        {words.more}
      </Button>
    </div>
  );
};

interface TileGroupProps {
  readonly title: string;
  /** Quieter, beside the title. */
  readonly place?: string;
  readonly tiles: readonly Tile[];
  readonly acts: TileActs;
}

/** Dishes that stand together, under their title. */
const TileGroup = ({ title, place, tiles, acts }: TileGroupProps) => (
  <section className={styles.group}>
    <h2>
      {title}
      <small>
        {[place, shownText(words.foods, { smart_count: tiles.length })].filter(Boolean).join(' · ')}
      </small>
    </h2>
    <ul>
      {tiles.map((tile) => (
        <TileView key={tile.id} tile={tile} acts={acts} />
      ))}
    </ul>
  </section>
);
