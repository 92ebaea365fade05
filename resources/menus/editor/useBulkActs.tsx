import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { text } from '../../../i18n/text';
import type { BarAct } from '../../../kit/bulk/ActsBar';
import { useBulkActs as useResourceActs } from '../../../kit/bulk/useBulkActs';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import type { BulkTarget } from '../../../kit/declaration/BulkAct';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useMay } from '../../../kit/parts/may';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import { type Dish, type MenuBoard, withoutDishes } from './board';
import type { useBoard } from './useBoard';

interface BulkOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly board: MenuBoard;
  readonly selection: RowSelection;
  readonly foods: Resource;
  readonly stop: (dishes: readonly Dish[], isStopped: boolean) => Promise<boolean>;
}

/** What this person may do to all that is ticked; each is one act with one way back. */
export const useBulkActs = ({ at, board, selection, foods, stop }: BulkOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const may = useMay();
  const { pointId = '' } = useParents();
  const { say, fail } = useSayUndoable();
  const [isBusy, setBusy] = useState(false);
  const ticked = board.sections.flatMap(({ rows }) => rows.filter(({ id }) => selection.ids.has(id)));
  const what = text('editor.positions', { smart_count: ticked.length });

  const run = async (does: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await does().catch(fail);
    setBusy(false);
  };
  const changeStop = (isStopped: boolean) =>
    run(async () => {
      const words = (now: boolean) => text(now ? 'stop.done.attach' : 'stop.done.detach', { what });
      // Only those that are not so already come back when it is undone.
      const changed = ticked.filter(({ stopable }) => stopable.length > 0 !== isStopped);
      const isDone = changed.length === 0 || (await stop(changed, isStopped));
      selection.clear();
      if (!isDone) return;
      say(words(isStopped), async () => {
        if (changed.length > 0) await stop(changed, !isStopped);
        return words(!isStopped);
      });
    });
  const remove = () =>
    run(async () => {
      const ids = ticked.map(({ id }) => id);
      await dataProvider.deleteMany(foods.name, { ids });
      at.put((now) => withoutDishes(now, new Set(ids)));
      selection.clear();
      void queryClient.invalidateQueries({ queryKey: [foods.name] });
      say(text('editor.deleted', { name: what }), async () => {
        await dataProvider.restoreMany(foods.name, { ids });
        void queryClient.invalidateQueries({ queryKey: [foods.name] });
        await at.readAgain();
        return text('editor.restored', { name: what });
      });
    });
  const among = board.sections.filter(({ rows }) => rows.some(({ id }) => selection.ids.has(id)));
  const [first, ...others] = among;
  const place: Parents = {
    pointId,
    menuId: String(board.menu.id),
    ...(first && others.every(({ kind }) => kind === first.kind) && { type: first.kind }),
    ...(first && others.length === 0 && { categoryId: String(first.id) }),
  };
  const target: BulkTarget = {
    resource: foods.name,
    ids: ticked.map(({ id }) => id),
    parents: place,
    countOf: (count) => text('editor.positions', { smart_count: count }),
    pictureOf: (id) => <Thumbnail picture={pictureOf(at.dishOf(id))} />,
    readAgain: () => void at.readAgain(),
    onDone: selection.clear,
  };
  const { acts, layer } = useResourceActs(foods, true, target);
  const isStop = may('stopList', 'change');
  const own: readonly BarAct[] = [
    ...(isStop && ticked.some(({ stopable }) => stopable.length === 0)
      ? [
          {
            key: 'attach',
            label: text('editor.toStop'),
            Icon: DoNotDisturbOnOutlined,
            onPress: () => void changeStop(true),
          },
        ]
      : []),
    ...(isStop && ticked.some(({ stopable }) => stopable.length > 0)
      ? [
          {
            key: 'detach',
            label: text('editor.toSale'),
            Icon: PlayCircleOutlined,
            onPress: () => void changeStop(false),
          },
        ]
      : []),
    ...(may('foods', 'deleteMany')
      ? [
          {
            key: 'delete',
            label: text('list.delete'),
            Icon: DeleteOutlined,
            onPress: () => void remove(),
            isGrave: true,
          },
        ]
      : []),
  ];
  return {
    acts: [...acts.filter(({ key }) => !AT_ONCE.includes(key)), ...own],
    layer,
    isBusy,
    count: ticked.length,
  };
};

/** Acts that ask first elsewhere: here they are done at once, with a way back. */
const AT_ONCE: readonly string[] = ['attach', 'detach'];

const pictureOf = (dish: Dish | undefined) => (dish?.image === undefined ? undefined : { url: dish.image });
