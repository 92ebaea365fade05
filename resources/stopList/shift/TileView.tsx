import Undo from '@mui/icons-material/Undo';
import { type MouseEvent, useState } from 'react';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { holdPlace } from '../../../kit/board/board';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { whenWords } from '../../../kit/history/whenWords';
import { useMay } from '../../../kit/parts/may';
import { Button } from '../../../ui/Button';
import type { Stop } from '../../shared/stop/stopOf';
import { untilWords } from '../../shared/stop/term';
import type { Tile } from './readTile';
import styles from './shift.module.css';

export interface TileActs {
  readonly zone: string;
  readonly onStop: (tile: Tile) => Promise<void>;
  readonly onReturn: (tile: Tile, stop: Stop) => Promise<void>;
  /** Asks for how long, and why. */
  readonly onAsk: (tile: Tile) => void;
}

/** A dish: one tap stops it as usual, or brings it back; its name leads to term and reason. */
export const TileView = ({ tile, acts }: { readonly tile: Tile; readonly acts: TileActs }) => {
  const { title, picture, facts, stop } = tile;
  const mayChange = useMay()('stopList', 'change');
  const [isBusy, setBusy] = useState(false);
  const press = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    const giveBack = holdPlace(currentTarget);
    setBusy(true);
    await (stop ? acts.onReturn(tile, stop) : acts.onStop(tile));
    setBusy(false);
    requestAnimationFrame(giveBack);
  };
  return (
    <li className={styles.tile} data-stopped={stop !== undefined || undefined}>
      <Thumbnail picture={picture} />
      <div className={styles.about}>
        <h3 className="text-body">
          {mayChange ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={shownText(words.termNamed, { name: title })}
              onClick={() => acts.onAsk(tile)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {stop ? <StopWords stop={stop} zone={acts.zone} /> : facts && <p>{facts}</p>}
      </div>
      {mayChange && (
        <Button
          data-board
          className={styles.act}
          variant="outlined"
          icon={stop && <Undo />}
          loading={isBusy && text('common.loading')}
          aria-label={shownText(stop ? words.comeBackNamed : words.stopNamed, { name: title })}
          onClick={(event) => void press(event)}
        >
          {stop ? words.comeBack : words.stop}
        </Button>
      )}
    </li>
  );
};

/** Until when, who and when, and why. */
const StopWords = ({ stop, zone }: { readonly stop: Stop; readonly zone: string }) => {
  const now = serverNow();
  const who = [stop.person, stop.since && whenWords(stop.since, now, { timezone: zone })]
    .filter(Boolean)
    .join(', ');
  const product =
    stop.products.length > 0 &&
    shownText(words.noProduct, { names: stop.products.map((each) => each.title).join(', ') });
  const why = [product, stop.reason].filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.until}>{untilWords(stop.until, { now, zone })}</p>
      {why && <p>{why}</p>}
      {who && <p>{who}</p>}
    </>
  );
};
