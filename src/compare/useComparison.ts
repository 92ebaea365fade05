import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { TAKEN_PARTS, type TakenPart } from '../../contract/takeOver';
import type { CarteDataProvider } from '../../dataProvider/CarteDataProvider';
import { compareWords as words } from '../../i18n/compareWords';
import { shownText } from '../../i18n/text';
import { answerOf, type RecordOutcome } from '../../kit/change/outcomes';
import { type Change, useAct } from '../../kit/change/useAct';
import { useTrial } from '../../kit/change/useTrial';
import { useResourceNamed } from '../../kit/declaration/ResourcesContext';
import { useFieldsOf } from '../../kit/history/useFieldsOf';
import type { MenuBoard } from '../../resources/menus/editor/board';
import { useBoard } from '../../resources/menus/editor/useBoard';
import { differencesOf } from './differences';
import { pairsOf } from './pairsOf';

/** Pairs of one call: others are answered in between. */
const AT_ONCE = 250;

const slicesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, slice) =>
    all.slice(slice * AT_ONCE, (slice + 1) * AT_ONCE),
  );

/** What a dish takes of which other. */
interface Take {
  readonly id: number;
  readonly from: number;
  readonly take: readonly TakenPart[];
  readonly version?: number;
}

/** Two menus side by side, and what dishes of the first can take over from their namesakes. */
export const useComparison = (menuId: string, fromId: string) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const here = useBoard(menuId);
  const there = useBoard(fromId);
  const fields = useFieldsOf(useResourceNamed('foods'));
  // Both, once each is the one that was asked for: another menu's board stands in until it comes.
  const isThere = isOf(here.board, menuId) && isOf(there.board, fromId);
  const [one, other] = isThere ? [here.board, there.board] : [];
  const compared = useMemo(() => one && other && pairsOf(one, other), [one, other]);
  const change: Change<Take, RecordOutcome> = {
    about: undefined,
    propose: async (taken, { dry, via }) => {
      const results: RecordOutcome[] = [];
      let entry: number | undefined;
      // What is done is one act; what is only asked goes slice by slice, and others are answered in between.
      for (const rows of dry.dry_run ? slicesOf(taken) : [taken]) {
        const body = { from: Number(fromId), rows, ...dry };
        const answer = answerOf(
          await dataProvider.call('menus.takeOver', { params: { id: menuId }, body, ...via }),
        );
        results.push(...answer.results);
        entry = answer.change;
      }
      return { results, change: entry };
    },
    readAgain: () => {
      for (const name of ['menus', 'foods']) void queryClient.invalidateQueries({ queryKey: [name] });
    },
    countOf: (count) => shownText(words.dishes, { smart_count: count }),
  };
  const pairs = compared?.pairs.map(({ here: { id }, there: { id: from } }) => ({
    id,
    from,
    take: TAKEN_PARTS,
  }));
  const trial = useTrial(change, {
    key: ['menus', 'compare', menuId, fromId, pairs?.map(({ id, from }) => `${id}:${from}`).join()],
    rows: pairs ?? [],
    isOn: pairs !== undefined,
    follows: ['foods', 'categories'],
  });
  const found = trial.rows;
  const rows = useMemo(
    () => compared && found && fields && differencesOf(compared.pairs, found, fields),
    [compared, found, fields],
  );
  return {
    compared,
    rows,
    fields: fields ?? [],
    act: useAct(change),
    error: here.query.error ?? there.query.error ?? trial.error,
    retry: () => {
      for (const { error, refetch } of [here.query, there.query]) if (error) void refetch();
      if (trial.error) trial.retry();
    },
  };
};

const isOf = (board: MenuBoard | undefined, menuId: string): boolean => String(board?.menu.id) === menuId;
