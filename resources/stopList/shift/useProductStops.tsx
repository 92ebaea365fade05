import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { shownError } from '../../../kit/parts/shownError';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { Product } from '../../shared/stop/stopOf';
import { UNDO_MS, UndoNotice } from '../../shared/stop/UndoNotice';
import { readStopsAgain } from '../../shared/stop/useStops';
import { readTile, type Tile } from './readTile';

export interface ProductWish {
  readonly product: Product;
  readonly until: string;
  readonly except: readonly number[];
}

/** Stops all dishes that hold a product, and brings them back together. */
export const useProductStops = () => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { pointId = '' } = useParents();
  const [isBusy, setBusy] = useState(false);

  const send = async (
    product: Product,
    body: Readonly<Record<string, unknown>>,
  ): Promise<readonly Tile[]> => {
    const { data } = await dataProvider.call('stopList.ingredient', {
      params: { pointId, ingredientId: product.id },
      body,
    });
    return data.flatMap((row) => readTile(row) ?? []);
  };
  const release = async (product: Product): Promise<string> => {
    await send(product, { stop: false });
    await readStopsAgain(queryClient);
    return shownText(words.saidProductBack, { name: product.title });
  };

  return {
    isBusy,
    /** The dishes that it would be. */
    ask: (product: Product): Promise<readonly Tile[]> => send(product, { stop: true, dry_run: true }),
    stop: async ({ product, until, except }: ProductWish): Promise<void> => {
      const { length } = await send(product, { stop: true, until, except });
      await readStopsAgain(queryClient);
      const said = shownText(words.saidProduct, { name: product.title, smart_count: length });
      notify(<UndoNotice words={said} undo={() => release(product)} />, {
        type: 'success',
        autoHideDuration: UNDO_MS,
      });
    },
    comeBack: async (product: Product): Promise<void> => {
      setBusy(true);
      try {
        const said = await release(product);
        notify(said, { type: 'success', messageArgs: { _: said } });
      } catch (error) {
        const said = shownError(error, 'errors.common');
        notify(said, { type: 'error', messageArgs: { _: said } });
      }
      setBusy(false);
    },
  };
};
