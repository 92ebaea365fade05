import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import type { BodyOf } from '../../../dataProvider/call';
import { stopWords as words } from '../../../i18n/stopWords';
import { shownText } from '../../../i18n/text';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { readTile, type Tile } from './readTile';
import type { Product } from './stopOf';
import { readStopsAgain } from './useLetGo';

export interface ProductWish {
  readonly product: Product;
  readonly until: string;
  readonly except: readonly number[];
}

/** Stops all dishes that hold a product, and brings them back together. */
export const useProductStops = () => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { say, fail } = useSayUndoable();
  const { pointId = '' } = useParents();
  const [isBusy, setBusy] = useState(false);

  const send = async (product: Product, body: BodyOf<'stopList.ingredient'>): Promise<readonly Tile[]> => {
    const { data } = await dataProvider.call('stopList.ingredient', {
      params: { pointId, ingredientId: product.id },
      body,
    });
    return data.flatMap((row) => readTile(row) ?? []);
  };
  /** @returns the dishes that it had stopped */
  const letGo = async (product: Product): Promise<readonly Tile[]> => {
    const tiles = await send(product, { stop: false });
    await readStopsAgain(queryClient);
    return tiles;
  };
  const saidBack = ({ title }: Product): string => shownText(words.saidProductBack, { name: title });
  const stop = async ({ product, until, except }: ProductWish): Promise<string> => {
    const { length } = await send(product, { stop: true, until, except });
    await readStopsAgain(queryClient);
    return shownText(words.saidProduct, { name: product.title, smart_count: length });
  };
  const ask = (product: Product): Promise<readonly Tile[]> => send(product, { stop: true, dry_run: true });

  return {
    isBusy,
    /** The dishes that it would be. */
    ask,
    stop: async (wish: ProductWish): Promise<void> =>
      say(await stop(wish), async () => {
        await letGo(wish.product);
        return saidBack(wish.product);
      }),
    /** `until`: when its dishes would have come back by themselves. */
    comeBack: async (product: Product, until: string): Promise<void> => {
      setBusy(true);
      try {
        const freed = new Set((await letGo(product)).map(({ id }) => id));
        say(saidBack(product), async () => {
          // Dishes that were sold without it, or stopped for other causes, stay as they are.
          const others = (await ask(product)).filter(({ id }) => !freed.has(id));
          return stop({ product, until, except: others.map(({ id }) => id) });
        });
      } catch (error) {
        fail(error);
      }
      setBusy(false);
    },
  };
};
