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
import styles from './Shift.module.css';
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
  const products = new Map<number, { readonly product: Product; readonly count: number }>();
  for (const { stop } of tiles)
    for (const product of stop?.products ?? [])
      products.set(product.id, { product, count: (products.get(product.id)?.count ?? 0) + 1 });
  if (products.size === 0) return null;
  return (
    <ul className={styles.products}>
      {[...products.values()].map(({ product, count }) => (
        <ProductOut key={product.id} product={product} count={count} />
      ))}
    </ul>
  );
};

/** A product that is out; all that it has stopped comes back in one tap. */
const ProductOut = ({ product, count }: { readonly product: Product; readonly count: number }) => {
  const mayChange = useMay()('stopList', 'ingredient');
  const { isBusy, comeBack } = useProductStops();
  return (
    <li>
      <EggOutlined aria-hidden />
      <div>
        <strong>{shownText(words.noProduct, { names: product.title })}</strong>
        <span>{shownText(words.stoppedByIt, { smart_count: count })}</span>
      </div>
      {mayChange && (
        <Button
          data-board
          variant="outlined"
          icon={<Undo />}
          loading={isBusy && text('common.loading')}
          aria-label={shownText(words.productBackNamed, { name: product.title })}
          onClick={() => void comeBack(product)}
        >
          {words.productBack}
        </Button>
      )}
    </li>
  );
};
