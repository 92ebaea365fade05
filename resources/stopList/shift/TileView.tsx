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
  /** The product below which it stands: that it lacks this need not be said again. */
  readonly under?: number | undefined;
}

/** A dish: one tap stops it as usual, or brings it back; its name leads to term and reason. */
export const TileView = ({ tile, acts, isOnBoard = false, under }: TileViewProps) => {
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
    <li
      className={isOnBoard ? `arrives ${styles.tile}` : styles.tile}
      data-stopped={stop !== undefined || undefined}
      data-long={(isOnBoard && isLong(stop)) || undefined}
    >
      <Thumbnail picture={picture} />
      <div className={`grow anywhere hyphens ${styles.about}`}>
        <h3 className="text-body">{title}</h3>
        {stop ? (
          <StopWords stop={stop} zone={acts.zone} isOnBoard={isOnBoard} under={under} />
        ) : (
          facts && <p className={TOLD}>{facts}</p>
        )}
      </div>
      {mayChange && (
        <>
          <button
            type="button"
            className={styles.whole}
            aria-haspopup="dialog"
            aria-label={shownText(words.termNamed, { name: title })}
            onClick={() => acts.onAsk(tile)}
          />
          <Button
            data-board
            className={styles.act}
            variant="outlined"
            size="s"
            icon={stop && !isOnBoard && <Undo />}
            loading={isBusy && text('common.loading')}
            aria-label={shownText(stop ? words.comeBackNamed : words.stopNamed, { name: title })}
            onClick={(event) => void press(event)}
          >
            {stop ? words.comeBack : words.stop}
          </Button>
        </>
      )}
      {stop && isOnBoard && <TermLeft {...stop} />}
    </li>
  );
};

const TOLD = 'muted text-small above-2';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nobody remembers why: stopped for more than a week, and nothing brings it back. */
const isLong = (stop: Stop | undefined): boolean =>
  stop?.since !== undefined && !stop.until && serverNow().getTime() - Date.parse(stop.since) > 7 * DAY;

interface StopWordsProps extends Pick<TileViewProps, 'under'> {
  readonly stop: Stop;
  readonly zone: string;
  readonly isOnBoard: boolean;
}

/** Until when, and why; on the board how long that is, and the first name of who has stopped it when. */
const StopWords = ({ stop, zone, isOnBoard, under }: StopWordsProps) => {
  const { until, products, reason, person, since } = stop;
  const now = serverNow();
  const left = isOnBoard && until !== null ? Date.parse(until) - now.getTime() : 0;
  const ends = [
    (until !== null || !isOnBoard) && untilWords(until, { now, zone }),
    left > 0 && left < DAY && shownText(words.left, { time: leftWords(left) }),
  ];
  const names = products
    .filter(({ id }) => id !== under)
    .map((product) => product.title)
    .join(', ');
  const told = [
    ends.filter(Boolean).join(' · '),
    names && shownText(words.noProduct, { names }),
    reason,
    isOnBoard && isLong(stop) && words.long,
  ].filter(Boolean);
  const who = [person?.split(' ')[0], since && whenWords(since, now, { timezone: zone })].filter(Boolean);
  return (
    <>
      {told.length > 0 && (
        <p className={TOLD}>
          {told.map((each, index) => (
            <span
              key={String(each)}
              className={index === 0 && ends.some(Boolean) ? 'wrong medium' : undefined}
            >
              {each}
            </span>
          ))}
        </p>
      )}
      {isOnBoard && who.length > 0 && (
        <p className={`row gap-8 ${TOLD}`}>
          {person && <Initials name={person} isSmall />}
          <span className="capital">{who.join(', ')}</span>
        </p>
      )}
    </>
  );
};

const leftWords = (left: number): string =>
  left < HOUR
    ? shownText(words.minutes, { count: Math.ceil(left / 60_000) })
    : shownText(words.hoursLeft, { count: Math.round(left / HOUR) });

/** How much of the term is left, drawn along the foot of the tile. */
const TermLeft = ({ since, until }: Stop) => {
  const begin = Date.parse(since ?? '');
  const end = Date.parse(until ?? '');
  const share = (100 * (end - serverNow().getTime())) / (end - begin);
  return (
    end > begin && (
      <span className={styles.left} aria-hidden>
        <i style={{ width: `${Math.max(0, share)}%` }} />
      </span>
    )
  );
};
