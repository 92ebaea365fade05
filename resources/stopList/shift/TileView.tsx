import Undo from '@mui/icons-material/Undo';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { holdPlace } from '../../../kit/board/board';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { whenWords } from '../../../kit/history/whenWords';
import { useMay } from '../../../kit/parts/may';
import { Button } from '../../../ui/Button';
import { Initials } from '../../../ui/Initials';
import type { Tile } from '../../shared/stop/readTile';
import type { Stop } from '../../shared/stop/stopOf';
import { untilWords } from '../../shared/stop/term';
import styles from './shift.module.css';

export interface TileActs {
  readonly zone: string;
  readonly onStop: (tile: Tile) => Promise<void>;
  readonly onReturn: (tile: Tile, stop: Stop) => Promise<void>;
  /** Asks for how long, and why. */
  readonly onAsk: (tile: Tile) => void;
}

interface TileViewProps {
  readonly tile: Tile;
  readonly acts: TileActs;
  /** Among those on stop: who stopped it and how much of the term is left, too. */
  readonly isOnBoard?: boolean;
}

/** A dish: one tap stops it as usual, or brings it back; its name leads to term and reason. */
export const TileView = ({ tile, acts, isOnBoard = false }: TileViewProps) => {
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
  const act = mayChange && (
    <Button
      data-board
      className={styles.act}
      variant="outlined"
      icon={stop && !isOnBoard && <Undo />}
      loading={isBusy && text('common.loading')}
      aria-label={shownText(stop ? words.comeBackNamed : words.stopNamed, { name: title })}
      onClick={(event) => void press(event)}
    >
      {stop ? words.comeBack : words.stop}
    </Button>
  );
  return (
    <li
      className={isOnBoard ? `arrives ${styles.tile}` : styles.tile}
      data-stopped={stop !== undefined || undefined}
      data-long={(isOnBoard && isLong(stop)) || undefined}
    >
      <Thumbnail picture={picture} />
      <div className={`grow anywhere hyphens ${styles.about}`}>
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
        {stop && <StopWords stop={stop} zone={acts.zone} isOnBoard={isOnBoard} />}
        {(!stop || (isOnBoard && !stop.until)) && facts && <p className={TOLD}>{facts}</p>}
      </div>
      {stop && isOnBoard ? (
        <StoppedBy stop={stop} zone={acts.zone}>
          {act}
        </StoppedBy>
      ) : (
        act
      )}
    </li>
  );
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nobody remembers why: stopped for more than a week, and nothing brings it back. */
const isLong = (stop: Stop | undefined): boolean =>
  stop?.since !== undefined && !stop.until && serverNow().getTime() - Date.parse(stop.since) > 7 * DAY;

interface StopWordsProps {
  readonly stop: Stop;
  readonly zone: string;
  readonly isOnBoard: boolean;
}

/** Until when, and why. */
const TOLD = 'muted text-small above-2';

const StopWords = ({ stop, zone, isOnBoard }: StopWordsProps) => {
  const { until, products, reason } = stop;
  const now = serverNow();
  const left = until === null ? 0 : Date.parse(until) - now.getTime();
  const product =
    products.length > 0 &&
    shownText(words.noProduct, { names: products.map((each) => each.title).join(', ') });
  const why = [product, reason].filter(Boolean).join(' · ');
  return (
    <>
      {(until !== null || !isOnBoard) && (
        <p className="wrong medium text-small above-2">
          {untilWords(until, { now, zone })}
          {isOnBoard && left > 0 && left < DAY && (
            <span>{`, ${shownText(words.left, { time: leftWords(left) })}`}</span>
          )}
        </p>
      )}
      {why && <p className={TOLD}>{why}</p>}
      {isOnBoard && isLong(stop) && <p className={TOLD}>{words.long}</p>}
    </>
  );
};

const leftWords = (left: number): string =>
  left < HOUR
    ? shownText(words.minutes, { count: Math.ceil(left / 60_000) })
    : shownText(words.hours, { smart_count: Math.round(left / HOUR) });

interface StoppedByProps extends Pick<StopWordsProps, 'stop' | 'zone'> {
  readonly children: ReactNode;
}

/** How much of the term is left, who has stopped it and when, and the way back. */
const StoppedBy = ({ stop: { person, since, until }, zone, children }: StoppedByProps) => {
  const now = serverNow();
  const who = [person, since && whenWords(since, now, { timezone: zone })].filter(Boolean).join(', ');
  const begin = Date.parse(since ?? '');
  const end = Date.parse(until ?? '');
  return (
    <div className="row wrap gap-8 full muted text-small under-line">
      {end > begin && (
        <span className={styles.left} aria-hidden>
          <i
            className="block tall"
            style={{ width: `${Math.max(0, (100 * (end - now.getTime())) / (end - begin))}%` }}
          />
        </span>
      )}
      {person && <Initials name={person} isSmall />}
      <span className="grow anywhere">{who}</span>
      {children}
    </div>
  );
};
