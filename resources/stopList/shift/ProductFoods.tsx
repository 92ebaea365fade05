import EggOutlined from '@mui/icons-material/EggOutlined';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Tick } from '../../../ui/Tick';
import type { Product } from '../../shared/stop/stopOf';
import { TermFields } from '../../shared/stop/TermFields';
import { firstTerm, isPossible, untilOf } from '../../shared/stop/term';
import { useVenue } from '../../shared/stop/useVenue';
import styles from './ProductSheet.module.css';
import type { Tile } from './readTile';
import { useProductStops } from './useProductStops';

interface ProductFoodsProps {
  readonly product: Product;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The dishes that hold a product, all ticked; those that are unticked stay on sale. */
export const ProductFoods = ({ product, onBack, onDone }: ProductFoodsProps) => {
  const venue = useVenue();
  const at = { now: serverNow(), zone: venue.zone };
  const { pointId } = useParents();
  const { ask, stop } = useProductStops();
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set());
  const [term, setTerm] = useState(() => firstTerm(venue.usual, at));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const { data: tiles, error } = useQuery({
    queryKey: ['stopProduct', pointId, product.id],
    queryFn: () => ask(product),
    retry: false,
  });
  const problem = failure ?? (error && { error });
  const count = (tiles ?? []).filter(({ id }) => !except.has(id)).length;
  const turn = (id: number): void =>
    setExcept(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await stop({ product, until: untilOf(term, { ...at, now: serverNow() }), except: [...except] });
      onDone();
    } catch (raised) {
      setFailure({ error: raised });
      setBusy(false);
    }
  };
  return (
    <div className={styles.chosen}>
      <p className={styles.product}>
        <EggOutlined aria-hidden />
        <strong>{product.title}</strong>
        <Button variant="text" size="s" onClick={onBack}>
          {words.productOther}
        </Button>
      </p>
      {tiles?.length === 0 && <p className={styles.none}>{words.holdNone}</p>}
      {tiles && tiles.length > 0 && (
        <>
          <ul className={styles.foods} aria-label={words.foodsOfProduct}>
            {tiles.map((tile) => (
              <li key={tile.id}>
                <Tick
                  checked={!except.has(tile.id)}
                  onChange={() => turn(tile.id)}
                  label={<FoodLabel tile={tile} />}
                />
              </li>
            ))}
          </ul>
          <TermFields term={term} onChange={setTerm} at={at} closesAt={venue.closesAt} />
        </>
      )}
      {problem && <Notice tone="error">{shownError(problem.error, 'errors.common')}</Notice>}
      {tiles && tiles.length > 0 && (
        <Button
          size="l"
          disabled={count === 0 || !isPossible(term, at)}
          loading={isBusy && text('common.loading')}
          onClick={() => void submit()}
        >
          {shownText(words.submitFoods, { smart_count: count })}
        </Button>
      )}
    </div>
  );
};

const FoodLabel = ({ tile }: { readonly tile: Tile }) => (
  <span className={styles.food}>
    <Thumbnail picture={tile.picture} />
    <span>
      {tile.title}
      <small>
        {[tile.category?.title, tile.stop ? words.alreadyOnStop : tile.facts].filter(Boolean).join(' · ')}
      </small>
    </span>
  </span>
);
