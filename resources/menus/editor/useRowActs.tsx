import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useMemo, useRef, useState } from 'react';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import { useMay } from '../../../kit/parts/may';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import { foodCopying } from '../../shared/copies';
import type { Dish } from './board';
import type { RowActs } from './DishRow';
import { DropdownMenu } from './laterParts';
import { useCopies } from './useCopies';
import type { DishChanges } from './useDishChanges';

interface ActsOf {
  readonly foods: Resource;
  readonly changes: DishChanges;
  readonly selection: RowSelection;
  readonly onOpen: (id: number) => void;
}

/** What a row asks of the board, and its menu. */
export const useRowActs = ({ foods, changes, selection, onOpen }: ActsOf) => {
  const may = useMay();
  const [menu, setMenu] = useState<{ readonly dish: Dish; readonly anchor: HTMLElement }>();
  const copies = useCopies({
    resource: foods,
    copying: foodCopying,
    onOpen: ({ id }) => onOpen(Number(id)),
  });
  const latest = useRef({ changes, selection, onOpen });
  latest.current = { changes, selection, onOpen };
  const acts = useMemo(
    (): RowActs => ({
      toggle: (dish, isRange) => latest.current.selection.toggle(dish.id, isRange),
      stop: (dish) => void latest.current.changes.stop([dish], dish.stopable.length === 0, dish.title),
      open: ({ id }) => latest.current.onOpen(id),
      menu: (dish, anchor) => setMenu({ dish, anchor }),
    }),
    [],
  );
  const entries = (dish: Dish) => [
    { key: 'open', label: text('editor.open'), icon: EditOutlined, act: () => onOpen(dish.id) },
    {
      key: 'pick',
      label: text('editor.pick'),
      icon: CheckBoxOutlined,
      act: () => selection.put([dish.id], true),
    },
    ...copies.entries(dish),
    may('foods', 'deleteMany') && {
      key: 'delete',
      label: text('list.delete'),
      icon: DeleteOutlined,
      act: () => void changes.remove([dish], dish.title),
      isGrave: true,
    },
  ];
  const layer = (
    <>
      {copies.layer}
      {menu && (
        <DropdownMenu anchor={menu.anchor} onClose={() => setMenu(undefined)} items={entries(menu.dish)} />
      )}
    </>
  );
  return { acts, layer };
};
