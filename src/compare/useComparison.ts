import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BulkResult } from '../../contract/bulk';
import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { type BulkAnswer, readBulkAnswer } from '../../kit/bulk/readBulkAnswer';
import { useResourceNamed } from '../../kit/declaration/ResourcesContext';
import { useFieldsOf } from '../../kit/history/useFieldsOf';
import { usePressKey } from '../../kit/parts/usePressKey';
import type { MenuBoard } from '../../resources/menus/editor/board';
import { useBoard } from '../../resources/menus/editor/useBoard';
import { differencesOf, type Row } from './differences';
import { pairsOf } from './pairsOf';

/** Pairs of one call: others are answered in between. */
const AT_ONCE = 250;

const slicesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, slice) =>
    all.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE),
  );

/** What is taken of which dish. */
export interface Taken {
  readonly row: Row;
  readonly parts: readonly TakenPart[];
}

/** Two menus side by side, and what dishes of the first can take over from their namesakes. */
export const useComparison = (menuId: string, fromId: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const here = useBoard(menuId);
  const there = useBoard(fromId);
  const fields = useFieldsOf(useResourceNamed('foods'));
  const boards = boardsOf(here.board, there.board, menuId, fromId);
  const [one, other] = [boards?.here, boards?.there];
  const compared = useMemo(() => one && other && pairsOf(one, other), [one, other]);
  const asked = compared?.pairs.map((pair) => ({ id: pair.here.id, from: pair.there.id, take: TAKEN_PARTS }));
  const trial = useQuery({
    queryKey: ['menus', 'compare', menuId, fromId, asked?.map(({ id, from }) => `${id}:${from}`).join()],
    queryFn: async ({ signal }) => {
      const results: BulkResult[] = [];
      for (const pairs of slicesOf(asked ?? [])) {
        const body = { from: Number(fromId), rows: pairs, dry_run: true };
        const answer = await dataProvider.call('menus.takeOver', { params: { id: menuId }, body, signal });
        results.push(...readBulkAnswer(answer).results);
      }
      return results;
    },
    enabled: asked !== undefined,
    // What is on the screen stays while it is compared anew.
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { follows: ['foods', 'categories'] },
  });
  const rows = useMemo(
    () => compared && trial.data && fields && differencesOf(compared.pairs, trial.data, fields),
    [compared, trial.data, fields],
  );

  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['menus'] });
  const pressKey = usePressKey();
  const [isBusy, setBusy] = useState(false);
  /** Takes it over, as it was seen; the same however often it is tried. */
  const run = async (taken: readonly Taken[]): Promise<BulkAnswer> => {
    const body = {
      from: Number(fromId),
      rows: taken.map(({ row, parts }) => ({
        id: row.here.id,
        from: row.there.id,
        take: parts,
        ...(row.version !== undefined && { version: row.version }),
      })),
    };
    const idempotencyKey = pressKey(body);
    setBusy(true);
    try {
      return readBulkAnswer(
        await dataProvider.call('menus.takeOver', { params: { id: menuId }, body, idempotencyKey }),
      );
    } finally {
      setBusy(false);
      readAgain();
      void queryClient.invalidateQueries({ queryKey: ['foods'] });
    }
  };
  const queries = [here.query, there.query, trial];
  return {
    compared,
    rows,
    fields: fields ?? [],
    run,
    readAgain,
    isBusy,
    error: here.query.error ?? there.query.error ?? trial.error,
    retry: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};

/** Both, once each is the one that was asked for: another menu's board stands in until it comes. */
const boardsOf = (
  here: MenuBoard | undefined,
  there: MenuBoard | undefined,
  menuId: string,
  fromId: string,
): { readonly here: MenuBoard; readonly there: MenuBoard } | undefined => {
  const isIt = (board: MenuBoard, id: string): boolean => String(board.menu.id) === id;
  return here && there && isIt(here, menuId) && isIt(there, fromId) ? { here, there } : undefined;
};
