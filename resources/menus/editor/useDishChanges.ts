import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { snapshotIn } from '../../shared/stop/stopSnapshot';
import { useLetGo } from '../../shared/stop/useLetGo';
import { usePutBack } from '../../shared/stop/usePutBack';
import { type Dish, withoutDishes, withStops } from './board';
import type { useBoard } from './useBoard';

/** Each answers whether the backend took it; a failure is told. */
export interface DishChanges {
  /** To the stop list or off it. */
  readonly stop: (dishes: readonly Dish[], isStopped: boolean, what: string) => Promise<boolean>;
  /** Into the bin. */
  readonly remove: (dishes: readonly Dish[], what: string) => Promise<boolean>;
}

/** Changes of dishes that are made at once, of one or of many, each told with its way back; `what` names them in words. */
export const useDishChanges = (at: ReturnType<typeof useBoard>): DishChanges => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { say, fail } = useSayUndoable();
  const changeStops = useStops(at);
  const forget = () => queryClient.invalidateQueries({ queryKey: ['foods'] });
  return {
    stop: async (dishes, isStopped, what) => {
      const words = (now: boolean) => text(now ? 'stop.done.attach' : 'stop.done.detach', { what });
      // Only those that are not so already come back when it is undone.
      const changed = dishes.filter(({ stopable }) => stopable.length > 0 !== isStopped);
      try {
        if (changed.length > 0 && !(await changeStops(changed, isStopped))) return true;
        say(words(isStopped), async () => {
          if (changed.length > 0) await changeStops(changed, !isStopped);
          return words(!isStopped);
        });
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    remove: async (dishes, what) => {
      const ids = dishes.map(({ id }) => id);
      try {
        await dataProvider.deleteMany('foods', { ids });
        at.put((board) => withoutDishes(board, new Set(ids)));
        void forget();
        say(text('editor.deleted', { name: what }), async () => {
          await dataProvider.restoreMany('foods', { ids });
          void forget();
          await at.readAgain();
          return text('editor.restored', { name: what });
        });
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
  };
};

/** Stops dishes or lets them go: shown at once; answers whether it is so now: what a product stops that is out is asked about. */
const useStops = ({ put, readAgain, quiet }: ReturnType<typeof useBoard>) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { pointId = '' } = useParents();
  const { stopAgain } = usePutBack();
  const letGo = useLetGo({ readAgain });
  return async (dishes: readonly Dish[], isStopped: boolean): Promise<boolean> => {
    const numbers = dishes.map(({ id }) => id);
    const ids = new Set<number | string>(numbers);
    // Those that were on stop when they were looked at are put back as they were.
    const { stopped, onSale } = snapshotIn(numbers, new Map(dishes.map((dish) => [dish.id, dish])));
    let isDone = true;
    try {
      await quiet.during(async () => {
        put((board) => withStops(board, ids, isStopped));
        if (!isStopped) isDone = await letGo({ ids: numbers });
        else if (onSale.length > 0)
          await dataProvider.call('stopList.change', {
            params: { pointId },
            body: { action: 'attach', food_ids: onSale },
          });
        if (isStopped && stopped.length > 0) await stopAgain(stopped);
      });
      if (!isDone || (isStopped && stopped.length > 0)) await readAgain();
    } catch (error) {
      put((board) => withStops(board, ids, !isStopped));
      throw error;
    }
    for (const name of ['foods', 'stopList']) void queryClient.invalidateQueries({ queryKey: [name] });
    return isDone;
  };
};
