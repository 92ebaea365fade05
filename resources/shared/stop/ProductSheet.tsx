import EggOutlined from '@mui/icons-material/EggOutlined';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import { serverNow } from '../../../dataProvider/serverClock';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText, text } from '../../../i18n/text';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import { SearchBox } from '../../../kit/list/SearchBox';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Button } from '../../../ui/Button';
import { Modal, useClosing } from '../../../ui/Modal';
import { useHasKeys } from '../../../ui/media';
import { Notice } from '../../../ui/Notice';
import { Tick } from '../../../ui/Tick';
import type { Tile } from './readTile';
import styles from './stop.module.css';
import type { Product } from './stopOf';
import { TermFields } from './TermFields';
import { firstTerm, isPossible, untilOf } from './term';
import { useProductStops } from './useProductStops';
import { useVenue } from './useVenue';

interface ProductSheetProps {
  /** The one that is out, where it is known already: nothing is chosen then. */
  readonly product?: Product;
  readonly onClosed: () => void;
}

/** Which product is out, then the dishes that hold it, of which some can be left on sale. */
export const ProductSheet = ({ product: given, onClosed }: ProductSheetProps) => {
  const [isOpen, close] = useClosing(onClosed);
  const [product, setProduct] = useState(given);
  return (
    <Modal isOpen={isOpen} onClose={close} label={words.product} closeLabel={text('common.close')}>
      <div className="beside-cross">
        <h2>{words.product}</h2>
        <p className="muted text-label above-4">{words.productNote}</p>
      </div>
      <Step key={product?.id ?? 'choice'}>
        {product ? (
          <ProductFoods
            product={product}
            onBack={given ? undefined : () => setProduct(undefined)}
            onDone={close}
          />
        ) : (
          <ProductChoice onChoose={setProduct} />
        )}
      </Step>
    </Modal>
  );
};

/** Takes the focus over from the step before, which is gone with what was pressed in it. */
const Step = ({ children }: { readonly children: ReactNode }) => {
  const step = useRef<HTMLDivElement>(null);
  const hasKeys = useHasKeys();
  useEffect(() => {
    const search = hasKeys ? step.current?.querySelector('input') : undefined;
    (search ?? step.current)?.focus();
  }, [hasKeys]);
  return (
    <div ref={step} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
};

interface Choice extends Product {
  readonly isOut: boolean;
}

const ProductChoice = ({ onChoose }: { readonly onChoose: (product: Product) => void }) => {
  const hasKeys = useHasKeys();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), limits.ingredientDebounceMs);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, error } = useProducts(asked);
  return (
    <>
      <div data-autofocus={hasKeys || undefined} className="flex above-16 below-8">
        <SearchBox
          label={words.productSearch}
          query={query}
          onType={setQuery}
          onSearch={(title) => {
            setQuery(title);
            setAsked(title.trim());
          }}
        />
      </div>
      {error && !data && <Notice tone="error">{shownError(error, words.productsFailed)}</Notice>}
      {data?.length === 0 && <p className="muted above-12">{words.noProducts}</p>}
      <ul className={styles.products}>
        {data?.map((product) => (
          <li key={product.id}>
            <button
              className="row spread full gap-12 touch anywhere left round hover-sunken focus-in"
              type="button"
              onClick={() => onChoose(product)}
            >
              <span>{product.title}</span>
              {product.isOut && <small className="rigid wrong medium">{words.isOut}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const useProducts = (title: string) => {
  const dataProvider = useDataProvider();
  const { pointId = '' } = useParents();
  return useQuery({
    queryKey: ['ingredients', 'stop', pointId, title],
    queryFn: async ({ signal }): Promise<readonly Choice[]> => {
      const { data } = await dataProvider.getList('ingredients', {
        pagination: { page: 1, perPage: limits.ingredientPageSize },
        filter: title === '' ? {} : { title },
        meta: { parents: { pointId }, deleted: false },
        signal,
      });
      return data.flatMap((row) =>
        typeof row.id === 'number' && typeof row.title === 'string'
          ? [{ id: row.id, title: row.title, isOut: row.stopped === true }]
          : [],
      );
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
};

interface ProductFoodsProps {
  readonly product: Product;
  /** To the choice of another. */
  readonly onBack: (() => void) | undefined;
  readonly onDone: () => void;
}

/** The dishes that hold a product, all ticked; those that are unticked stay on sale. */
const ProductFoods = ({ product, onBack, onDone }: ProductFoodsProps) => {
  const venue = useVenue();
  const at = { now: serverNow(), zone: venue.zone };
  const { pointId } = useParents();
  const { ask, stop } = useProductStops();
  const [except, setExcept] = useState<ReadonlySet<number>>(new Set());
  const [term, setTerm] = useState(() => firstTerm(venue.usual, at));
  const asked = useQuery({
    queryKey: ['stopProduct', pointId, product.id],
    queryFn: () => ask(product),
    retry: false,
  });
  const tiles = asked.data;
  const sent = useMutation({
    mutationFn: () =>
      stop({ product, until: untilOf(term, { ...at, now: serverNow() }), except: [...except] }),
    onSuccess: onDone,
  });
  const problem = sent.error ?? asked.error;
  const count = (tiles ?? []).filter(({ id }) => !except.has(id)).length;
  const turn = (id: number): void =>
    setExcept(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return (
    <div className="stack gap-16 above-16">
      <p className={styles.product}>
        <EggOutlined className="rigid muted" aria-hidden />
        <strong className="fill anywhere">{product.title}</strong>
        {onBack && (
          <Button variant="text" size="s" onClick={onBack}>
            {words.productOther}
          </Button>
        )}
      </p>
      {tiles?.length === 0 && <p className="muted above-12">{words.holdNone}</p>}
      {tiles && tiles.length > 0 && (
        <>
          <ul className={`lines scroll ${styles.productFoods}`} aria-label={words.foodsOfProduct}>
            {tiles.map((tile) => (
              <li key={tile.id}>
                <Tick
                  className="full"
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
      {problem && <Notice tone="error">{shownError(problem, 'errors.common')}</Notice>}
      {tiles && tiles.length > 0 && (
        <Button
          size="l"
          disabled={count === 0 || !isPossible(term, at)}
          loading={(sent.isPending || sent.isSuccess) && text('common.loading')}
          onClick={() => sent.mutate()}
        >
          {shownText(words.submitFoods, { smart_count: count })}
        </Button>
      )}
    </div>
  );
};

const FoodLabel = ({ tile }: { readonly tile: Tile }) => (
  <span className="row gap-12 anywhere" style={{ minHeight: 56 }}>
    <Thumbnail picture={tile.picture} />
    <span>
      {tile.title}
      <small className="block">
        {[tile.category?.title, tile.stop ? words.alreadyOnStop : tile.facts].filter(Boolean).join(' · ')}
      </small>
    </span>
  </span>
);
