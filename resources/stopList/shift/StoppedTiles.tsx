import EggOutlined from '@mui/icons-material/EggOutlined';
import type { ReactNode } from 'react';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { EmptyState } from '../../../kit/parts/EmptyState';
import { useMay } from '../../../kit/parts/may';
import { Button } from '../../../ui/Button';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import type { Tile } from '../../shared/stop/readTile';
import { useProductStops } from '../../shared/stop/useProductStops';
import { byEnd, type ProductOut } from './groupTiles';
import styles from './shift.module.css';
import { TileGroup, Tiles } from './Tiles';
import { type TileActs, TileView } from './TileView';
import type { Tiles as TilesRead } from './useTiles';

interface StoppedTilesProps {
  readonly tiles: TilesRead;
  readonly acts: TileActs;
  readonly closesAt: string | undefined;
}

/** What is on stop, in columns by what ends it: time, a product, a person. */
export const StoppedTiles = ({ tiles: read, acts, closesAt }: StoppedTilesProps) => (
  <Tiles
    tiles={read}
    empty={
      <EmptyState drawing={<EmptyDrawing />} title={words.nothingOnStop} message={words.nothingOnStopNote} />
    }
  >
    {(tiles) => <Board tiles={tiles} acts={acts} closesAt={closesAt} />}
  </Tiles>
);

interface BoardProps extends Pick<StoppedTilesProps, 'acts' | 'closesAt'> {
  readonly tiles: readonly Tile[];
}

const Board = ({ tiles, acts, closesAt }: BoardProps) => {
  const { today, later, products, byHand } = byEnd(tiles, { now: serverNow(), zone: acts.zone, closesAt });
  const rows = (own: readonly Tile[], under?: ProductOut): ReactNode =>
    own.map((tile) => <TileView key={tile.id} tile={tile} acts={acts} isOnBoard under={under?.product.id} />);
  const lacking = products.flatMap((out) => out.tiles);
  return (
    <div className={styles.board}>
      <div>
        {today.length + later.length === 0 && <Nothing title={words.byItself} note={words.byItselfNote} />}
        {today.length > 0 && (
          <TileGroup title={words.today} tiles={today}>
            {rows(today)}
          </TileGroup>
        )}
        {later.length > 0 && (
          <TileGroup title={words.later} tiles={later}>
            {rows(later)}
          </TileGroup>
        )}
      </div>
      {lacking.length > 0 ? (
        <TileGroup title={words.product} tiles={lacking}>
          {products.map((out) => [<ProductRow key={`of${out.product.id}`} {...out} />, rows(out.tiles, out)])}
        </TileGroup>
      ) : (
        <Nothing title={words.product} note={words.productNote} />
      )}
      {byHand.length > 0 ? (
        <TileGroup title={words.byHand} tiles={byHand}>
          {rows(byHand)}
        </TileGroup>
      ) : (
        <Nothing title={words.byHand} note={words.byHandNote} />
      )}
    </div>
  );
};

/** A column that is empty says what would stand in it; where columns stand below each other it is left out. */
const Nothing = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <section className={`above-24 ${styles.group} ${styles.nothing}`}>
    <h2 className="below-12 text-group anywhere">{title}</h2>
    <p className="muted text-label framed round-large pad-16">{note}</p>
  </section>
);

/** A product that is out; all that it has stopped comes back in one tap. */
const ProductRow = ({ product, count, until }: ProductOut) => {
  const mayChange = useMay()('stopList', 'ingredient');
  const { isBusy, comeBack } = useProductStops();
  return (
    <li className="card row gap-12 pad-12-16">
      <span className="square-44 centre rigid round wrong wrong-soft">
        <EggOutlined aria-hidden />
      </span>
      <div className="grow anywhere">
        <strong className="block capital">{product.title}</strong>
        <span className="muted text-small">{shownText(words.stoppedByIt, { smart_count: count })}</span>
      </div>
      {mayChange && (
        <Button
          data-board
          variant="outlined"
          size="s"
          loading={isBusy && text('common.loading')}
          aria-label={shownText(words.productBackNamed, { name: product.title })}
          onClick={() => void comeBack(product, until)}
        >
          {words.productBack}
        </Button>
      )}
    </li>
  );
};
