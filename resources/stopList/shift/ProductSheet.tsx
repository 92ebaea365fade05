import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import { stopWords as words } from '../../../i18n/stopWords';
import { text } from '../../../i18n/text';
import { SearchBox } from '../../../kit/list/SearchBox';
import { useHasKeys } from '../../../kit/list/useHasKeys';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import type { Product } from '../../shared/stop/stopOf';
import { ProductFoods } from './ProductFoods';
import styles from './ProductSheet.module.css';

/** Which product is out, then the dishes that hold it, of which some can be left on sale. */
export const ProductSheet = ({ onClosed }: { readonly onClosed: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  const [product, setProduct] = useState<Product>();
  const close = (): void => {
    setOpen(false);
    setTimeout(onClosed, limits.modalCloseMs);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} label={words.product} closeLabel={text('common.close')}>
      <div className={styles.head}>
        <h2>{words.product}</h2>
        <p>{words.productNote}</p>
      </div>
      <Step key={product?.id ?? 'choice'}>
        {product ? (
          <ProductFoods product={product} onBack={() => setProduct(undefined)} onDone={close} />
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
    <div ref={step} tabIndex={-1} className={styles.step}>
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
      <div data-autofocus={hasKeys || undefined} className={styles.search}>
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
      {data?.length === 0 && <p className={styles.none}>{words.noProducts}</p>}
      <ul className={styles.products}>
        {data?.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => onChoose(product)}>
              <span>{product.title}</span>
              {product.isOut && <small>{words.isOut}</small>}
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
