import EggOutlined from '@mui/icons-material/EggOutlined';
import Undo from '@mui/icons-material/Undo';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { EmptyState } from '../../../kit/parts/EmptyState';
import { useMay } from '../../../kit/parts/may';
import { Button } from '../../../ui/Button';
import { EmptyDrawing } from '../../../ui/drawings/EmptyDrawing';
import type { Product } from '../../shared/stop/stopOf';
import { byReturn } from './groupTiles';
import styles from './shift.module.css';
import { Tiles } from './Tiles';
import type { TileActs } from './TileView';
import { useProductStops } from './useProductStops';
import type { Tiles as TilesRead } from './useTiles';

interface StoppedTilesProps {
  readonly tiles: TilesRead;
  readonly acts: TileActs;
  readonly closesAt: string | undefined;
}

/** What is on stop: the products that are out, then the dishes by when they come back. */
export const StoppedTiles = ({ tiles, acts, closesAt }: StoppedTilesProps) => {
  const day = { now: serverNow(), zone: acts.zone, closesAt };
  return (
    <>
      <ProductsOut tiles={tiles} />
      <Tiles
        tiles={tiles}
        acts={acts}
        group={(read) => byReturn(read, day)}
        empty={
          <EmptyState
            drawing={<EmptyDrawing />}
            title={words.nothingOnStop}
            message={words.nothingOnStopNote}
          />
        }
      />
    </>
  );
};

const ProductsOut = ({ tiles: { tiles = [] } }: { readonly tiles: TilesRead }) => {
  const products = new Map<number, ProductOutProps>();
  for (const { stop } of tiles)
    for (const product of stop?.products ?? []) {
      const { count = 0, until = 'open' } = products.get(product.id) ?? {};
      // Where it is the only cause, the dish comes back when it does.
      const own = stop?.products.length === 1 ? stop.until : null;
      products.set(product.id, { product, count: count + 1, until: own ?? until });
    }
  if (products.size === 0) return null;
  return (
    <ul className={styles.products}>
      {[...products.values()].map((out) => (
        <ProductOut key={out.product.id} {...out} />
      ))}
    </ul>
  );
};

interface ProductOutProps {
  readonly product: Product;
  readonly count: number;
  /** When its dishes come back by themselves, as far as they tell. */
  readonly until: string;
}

/** A product that is out; all that it has stopped comes back in one tap. */
const ProductOut = ({ product, count, until }: ProductOutProps) => {
  const mayChange = useMay()('stopList', 'ingredient');
  const { isBusy, comeBack } = useProductStops();
  return (
    <li className="card row gap-12">
      <EggOutlined aria-hidden />
      <div>
        <strong className="block">{shownText(words.noProduct, { names: product.title })}</strong>
        <span>{shownText(words.stoppedByIt, { smart_count: count })}</span>
      </div>
      {mayChange && (
        <Button
          data-board
          variant="outlined"
          icon={<Undo />}
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
