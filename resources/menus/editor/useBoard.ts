import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { VERSION_KEY } from '../../../dataProvider/version';
import { boardOf, type Dish, type MenuBoard, readDish, withDish } from './board';

/** Where the boards are kept; what changes dishes, categories or menus has them read again. */
const boardKey = (menuId: string) => ['menus', 'board', menuId] as const;

/** The board of a menu, and how what was saved is put into it without reading it again. */
export const useBoard = (menuId: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const key = useMemo(() => boardKey(menuId), [menuId]);
  const quiet = useQuiet();
  const query = useQuery<MenuBoard>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      await quiet.come();
      return boardOf(await dataProvider.call('menus.board', { params: { id: menuId }, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { follows: ['foods', 'categories', 'menus', 'stopList'] },
  });
  const put = useCallback(
    (change: (board: MenuBoard) => MenuBoard) => {
      // What is being read was asked for before this, and is asked for again: it may hold what others have changed.
      const isReading = queryClient.isFetching({ queryKey: key }) > 0;
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<MenuBoard>(key, (board) => board && change(board));
      if (isReading) void queryClient.invalidateQueries({ queryKey: key });
    },
    [queryClient, key],
  );
  const keep = useCallback(
    (record: RaRecord) => {
      const dish = { ...readDish(record, 0), ...versionOfRecord(record) };
      // The board's picture is small; the record names a large one.
      const { image: _image, ...own } = dish;
      put((board) => withDish(board, own));
    },
    [put],
  );
  const dishOf = useCallback(
    (id: Identifier): Dish | undefined => {
      for (const { rows } of queryClient.getQueryData<MenuBoard>(key)?.sections ?? []) {
        const found = rows.find((row) => row.id === id);
        if (found) return found;
      }
      return undefined;
    },
    [queryClient, key],
  );
  const current = useCallback(() => queryClient.getQueryData<MenuBoard>(key), [queryClient, key]);
  const readAgain = useCallback(() => queryClient.invalidateQueries({ queryKey: key }), [queryClient, key]);
  return { query, board: query.data, put, keep, dishOf, current, readAgain, quiet };
};

/** `"7"` -> 7: the version that a saved record carries. */
const versionOfRecord = (record: RaRecord): { readonly version?: number } => {
  const found = /^"?(\d+)"?$/.exec(String(record[VERSION_KEY] ?? ''))?.[1];
  return found === undefined ? {} : { version: Number(found) };
};

/** What is being changed is shown before it is kept: what is read meanwhile would lack it, and waits. */
interface Quiet {
  /** Nothing is read from now on; what it answers ends that. */
  readonly hold: () => () => void;
  /** Holds until the work has ended, well or not. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Comes when nothing holds. */
  readonly come: () => Promise<void>;
}

const useQuiet = (): Quiet =>
  useMemo(() => {
    let held = 0;
    let waiting: (() => void)[] = [];
    const hold = (): (() => void) => {
      held += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        if (held > 0) return;
        const ready = waiting;
        waiting = [];
        for (const go of ready) go();
      };
    };
    return {
      hold,
      during: async (work) => {
        const release = hold();
        try {
          return await work();
        } finally {
          release();
        }
      },
      come: async () => {
        // Whoever was let go may find that another has begun to hold.
        while (held > 0) await new Promise<void>((go) => waiting.push(go));
      },
    };
  }, []);
