import EggOutlined from '@mui/icons-material/EggOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { limits } from '../../../contract/limits';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { moveOnBoard } from '../../../kit/board/board';
import { placeCrumbs } from '../../../kit/chooser/placeCrumbs';
import { SearchBox } from '../../../kit/list/SearchBox';
import { useCapability, useMay } from '../../../kit/parts/may';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { momentWords } from '../../../kit/visibility/momentWords';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { useHasKeys } from '../../../ui/media';
import { pointChoice } from '../../shared/pointChoice';
import { ProductSheet } from '../../shared/stop/ProductSheet';
import type { Tile } from '../../shared/stop/readTile';
import { StopSheet, type StopSheetProps } from '../../shared/stop/StopSheet';
import { type Stopped, useStops } from '../../shared/stop/useStops';
import { useVenue, type Venue } from '../../shared/stop/useVenue';
import { VenueParts } from '../../shared/VenueParts';
import { messages } from '../messages';
import { AllTiles } from './AllTiles';
import { HandOverSheet } from './HandOverSheet';
import { StoppedTiles } from './StoppedTiles';
import styles from './shift.module.css';
import type { TileActs } from './TileView';
import { useTiles } from './useTiles';

type Asked = Pick<StopSheetProps, 'ids' | 'what' | 'picture' | 'stop'>;

/** `/menu/stop` in a shift: what is on stop and until when, and every dish of the venue one tap away from it. */
export const ShiftPage = () => {
  const parents = useParents();
  const venue = useVenue();
  const mayStopProducts = useCapability('stop_list.ingredient');
  const hasHistory = useCapability('history');
  const may = useMay();
  const address = new URLSearchParams(useLocation().search);
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const [isHandingOver, setHandingOver] = useState(false);
  const [isProductAsked, setProductAsked] = useState(false);
  const isAll = title !== '' || address.get('tab') === ALL;
  const stopped = useTiles({ of: 'stopList' });
  const all = useTiles({ of: 'pointFoods', title, category: title === '' ? category : undefined });
  const acts = useTileActs(setAsked);
  const first = all.isOld ? undefined : all.tiles?.[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that its controls let through
    <div className="container" data-board-root onKeyDown={moveOnBoard}>
      <PageHeader
        crumbs={[...placeCrumbs(pointChoice, parents), { key: 'stopList', label: messages.title }]}
        title={messages.title}
        state={<OpenNow venue={venue} />}
        action={
          <>
            {hasHistory && may('changes', 'list') && (
              <Button
                variant="outlined"
                icon={<SwapHorizOutlined />}
                className="carte-sign"
                onClick={() => setHandingOver(true)}
              >
                <span>{words.handOver}</span>
              </Button>
            )}
            {mayStopProducts && may('stopList', 'ingredient') && may('ingredients', 'list') && (
              <Button
                variant="outlined"
                icon={<EggOutlined />}
                className="carte-sign"
                onClick={() => setProductAsked(true)}
              >
                <span>{words.product}</span>
              </Button>
            )}
          </>
        }
      />
      {parents.pointId !== undefined && <VenueParts pointId={parents.pointId} current="stopList" />}
      <SearchLine
        asked={title}
        onAsk={setTitle}
        first={first?.stop || !may('stopList', 'change') ? undefined : first}
        onStop={(tile) => void acts.onStop(tile)}
      >
        <Tabs isAll={isAll} stopped={stopped.total} all={title === '' && !category ? all.total : undefined} />
      </SearchLine>
      {isAll ? (
        <AllTiles
          tiles={all}
          acts={acts}
          isSearched={title !== ''}
          category={category}
          onCategory={setCategory}
        />
      ) : (
        <StoppedTiles tiles={stopped} acts={acts} closesAt={venue.closesAt} />
      )}
      {asked && <StopSheet key={asked.ids.join()} {...asked} onClosed={() => setAsked(undefined)} />}
      {isHandingOver && <HandOverSheet zone={venue.zone} onClosed={() => setHandingOver(false)} />}
      {isProductAsked && <ProductSheet onClosed={() => setProductAsked(false)} />}
    </div>
  );
};

const ALL = 'all';

/** What the tiles do: as usual at once, or by the sheet. A failure is said in a notice. */
const useTileActs = (ask: (asked: Asked) => void): TileActs => {
  const { zone, usual } = useVenue();
  const askAgain = (stopped: Stopped): void => ask({ ...stopped, stop: { until: null, products: [] } });
  const { stop, comeBack, complain } = useStops({ onChangeTerm: askAgain });
  const named = ({ id, title }: Tile): Stopped => ({ ids: [id], what: title });
  return {
    zone,
    onStop: (tile) => stop({ ...named(tile), until: usual }).catch(complain),
    onReturn: (tile, was) =>
      comeBack(named(tile), { until: was.until ?? 'open', reason: was.reason }).catch(complain),
    onAsk: (tile) => ask({ ...named(tile), picture: tile.picture, stop: tile.stop }),
  };
};

interface TabsProps {
  readonly isAll: boolean;
  readonly stopped: number | undefined;
  readonly all: number | undefined;
}

const COUNT = 'round-full text-small strong figures centred tinted pad-x-8';

/** Two views of one page, each with an address. */
const Tabs = ({ isAll, stopped, all }: TabsProps) => {
  const { search: address } = useLocation();
  const searchOf = (tab: string | undefined): string => {
    const search = new URLSearchParams(address);
    if (tab === undefined) search.delete('tab');
    else search.set('tab', tab);
    return `?${search}`;
  };
  return (
    <nav className="segments" aria-label={words.tabs}>
      <Link replace to={{ search: searchOf(undefined) }} aria-current={isAll ? undefined : 'page'}>
        {words.onStop}
        {stopped !== undefined && (
          <span className={COUNT} data-tone={stopped > 0 ? 'alert' : undefined}>
            {stopped}
          </span>
        )}
      </Link>
      <Link replace to={{ search: searchOf(ALL) }} aria-current={isAll ? 'page' : undefined}>
        {words.all}
        {all !== undefined && <span className={COUNT}>{all}</span>}
      </Link>
    </nav>
  );
};

/** Whether the venue is open now, and until when. */
const OpenNow = ({ venue: { opening, zone } }: { readonly venue: Venue }) => {
  if (!opening) return null;
  const { isOpen, until } = opening;
  const moment = until && momentWords(until, { now: serverNow(), zone });
  if (!isOpen) return <Badge>{moment ? shownText(words.closedUntil, { moment }) : words.closed}</Badge>;
  if (!moment) return <Badge tone="good">{words.open}</Badge>;
  // On a phone its colour says that it is open: the name of the page needs the room.
  return (
    <Badge tone="good">
      <span className="unread-phone">{words.open}&nbsp;</span>
      {shownText(words.closes, { moment })}
    </Badge>
  );
};

interface SearchLineProps {
  /** What is asked for. */
  readonly asked: string;
  readonly onAsk: (title: string) => void;
  /** What was found first for `asked`, where it is on sale: Enter stops it. */
  readonly first: Tile | undefined;
  readonly onStop: (tile: Tile) => void;
  /** What stands beside it. */
  readonly children: ReactNode;
}

/** The search over all dishes of the venue, ready to be typed into; Enter stops what was found first, which is said before. */
const SearchLine = ({ asked, onAsk, first, onStop, children }: SearchLineProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(asked);
  const hit = query.trim() === asked && asked !== '' ? first : undefined;
  useEffect(() => {
    const timer = setTimeout(() => onAsk(query.trim()), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [query, onAsk]);
  const hasKeys = useHasKeys();
  useEffect(() => {
    if (hasKeys) input.current?.focus();
  }, [hasKeys]);
  return (
    <>
      <div className="row gap-8 wrap">
        <div className={styles.search}>
          <SearchBox
            data-board
            label={words.search}
            query={query}
            inputRef={input}
            aria-describedby={HINT}
            onType={setQuery}
            onSearch={(title) => {
              setQuery(title);
              onAsk(title.trim());
              if (title === '' || !hit) return;
              onStop(hit);
              input.current?.select();
            }}
          />
        </div>
        {children}
      </div>
      <p id={HINT} className={styles.hint} aria-live="polite">
        {hit && shownText(words.enterStops, { name: hit.title })}
      </p>
    </>
  );
};

const HINT = 'stop-search-hint';
