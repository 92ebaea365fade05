import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { useState } from 'react';
import { text } from '../../../i18n/text';
import type { BarAct } from '../../../kit/bulk/ActsBar';
import { useBulkActs as useResourceActs } from '../../../kit/bulk/useBulkActs';
import { Thumbnail } from '../../../kit/cells/Thumbnail';
import type { BulkTarget } from '../../../kit/declaration/BulkAct';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useMay } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import type { Dish, MenuBoard } from './board';
import type { useBoard } from './useBoard';
import type { DishChanges } from './useDishChanges';

interface BulkOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly board: MenuBoard;
  readonly selection: RowSelection;
  readonly foods: Resource;
  readonly changes: DishChanges;
}

/** What this person may do to all that is ticked; each is one act with one way back. */
export const useBulkActs = ({ at, board, selection, foods, changes }: BulkOf) => {
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  const ticked = board.sections.flatMap(({ rows }) => rows.filter(({ id }) => selection.ids.has(id)));
  const what = text('editor.positions', { smart_count: ticked.length });
  const run = async (change: Promise<boolean>): Promise<void> => {
    setBusy(true);
    if (await change) selection.clear();
    setBusy(false);
  };
  const { acts, layer } = useResourceActs(foods, true, useTarget({ at, board, selection, foods, ticked }));
  const canStop = may('stopList', 'change');
  const stops: readonly (BarAct | false)[] = [
    canStop &&
      ticked.some(({ stopable }) => stopable.length === 0) && {
        key: 'attach',
        label: text('stop.toStop'),
        Icon: DoNotDisturbOnOutlined,
        onPress: () => void run(changes.stop(ticked, true, what)),
      },
    canStop &&
      ticked.some(({ stopable }) => stopable.length > 0) && {
        key: 'detach',
        label: text('stop.toSale'),
        Icon: PlayCircleOutlined,
        onPress: () => void run(changes.stop(ticked, false, what)),
      },
  ];
  const remove = may('foods', 'deleteMany') && {
    key: 'delete',
    label: text('list.delete'),
    Icon: DeleteOutlined,
    onPress: () => void run(changes.remove(ticked, what)),
    isGrave: true,
  };
  return {
    acts: [...stops, ...acts.filter(({ key }) => !AT_ONCE.includes(key)), remove].filter(
      (act) => act !== false,
    ),
    layer,
    isBusy,
    count: ticked.length,
  };
};

/** The ticked dishes as an act of the resource takes them; where they stand, as far as that is one place. */
const useTarget = ({
  at,
  board,
  selection,
  foods,
  ticked,
}: Omit<BulkOf, 'changes'> & { readonly ticked: readonly Dish[] }): BulkTarget => {
  const { pointId = '' } = useParents();
  const among = board.sections.filter(({ rows }) => rows.some(({ id }) => selection.ids.has(id)));
  const [first, ...others] = among;
  const place: Parents = {
    pointId,
    menuId: String(board.menu.id),
    ...(first && others.every(({ kind }) => kind === first.kind) && { type: first.kind }),
    ...(first && others.length === 0 && { categoryId: String(first.id) }),
  };
  return {
    resource: foods.name,
    ids: ticked.map(({ id }) => id),
    parents: place,
    countOf: (count) => text('editor.positions', { smart_count: count }),
    pictureOf: (id) => <Thumbnail picture={pictureOf(at.dishOf(id))} />,
    readAgain: () => void at.readAgain(),
    onDone: selection.clear,
  };
};

/** Acts that ask first elsewhere: here they are done at once, with a way back. */
const AT_ONCE: readonly string[] = ['attach', 'detach'];

const pictureOf = (dish: Dish | undefined) => (dish?.image === undefined ? undefined : { url: dish.image });
