import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { copyWords } from '../../../i18n/copyWords';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { DropdownMenu } from '../../../kit/parts/DropdownMenu';
import { useMay } from '../../../kit/parts/may';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import type { RowSelection } from '../../../kit/rows/useRowSelection';
import { foodCopying } from '../../shared/copies';
import { standingIn } from '../../shared/stop/standing';
import { useLetGo } from '../../shared/stop/useLetGo';
import { usePutBack } from '../../shared/stop/usePutBack';
import { type Dish, withoutDishes, withStops } from './board';
import type { RowActs } from './DishRow';
import type { useBoard } from './useBoard';
import { type Copies, useCopies } from './useCopies';

interface ActsOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly selection: RowSelection;
  readonly foods: Resource;
  readonly parentsOf: (dish: Dish) => Parents;
  readonly onOpen: (id: number) => void;
}

/** What is done to one row at once, with a way back: the stop list, the bin; and its menu. */
export const useRowActs = ({ at, selection, foods, parentsOf, onOpen }: ActsOf) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const queryClient = useQueryClient();
  const { pointId = '' } = useParents();
  const { say, fail } = useSayUndoable();
  const [menu, setMenu] = useState<{ readonly dish: Dish; readonly anchor: HTMLElement }>();
  const { stopAgain } = usePutBack();
  const { put, readAgain, quiet } = at;
  const letGo = useLetGo({ readAgain });
  const { copies, layer: copyLayer } = useCopies({
    resource: foods,
    copying: foodCopying,
    onOpen: ({ id }) => onOpen(Number(id)),
  });

  /** @returns whether it is so now: what a product stops that is out stays stopped, and is asked about */
  const stop = async (dishes: readonly Dish[], isStopped: boolean): Promise<boolean> => {
    let isDone = true;
    const ids = new Set<number | string>(dishes.map(({ id }) => id));
    // Those that were on stop when they were looked at are put back as they were.
    const { stopped, onSale } = standingIn(
      [...ids].map(Number),
      new Map(dishes.map((dish) => [dish.id, dish])),
    );
    try {
      const plain = isStopped ? onSale : [...ids].map(Number);
      await quiet.during(async () => {
        put((board) => withStops(board, ids, isStopped));
        if (!isStopped) isDone = await letGo({ ids: plain });
        else if (plain.length > 0)
          await dataProvider.call('stopList.change', {
            params: { pointId },
            body: { action: 'attach', food_ids: plain },
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
  const toggleStop = async (dish: Dish): Promise<void> => {
    const isStopped = dish.stopable.length === 0;
    const what = dish.title;
    const words = (now: boolean) => text(now ? 'stop.done.attach' : 'stop.done.detach', { what });
    try {
      if (!(await stop([dish], isStopped))) return;
      say(words(isStopped), async () => {
        await stop([dish], !isStopped);
        return words(!isStopped);
      });
    } catch (error) {
      fail(error);
    }
  };
  const remove = async (dish: Dish): Promise<void> => {
    const meta = { parents: parentsOf(dish) };
    try {
      await dataProvider.deleteMany(foods.name, { ids: [dish.id], meta });
      put((board) => withoutDishes(board, new Set([dish.id])));
      void queryClient.invalidateQueries({ queryKey: [foods.name] });
      say(text('editor.deleted', { name: dish.title }), async () => {
        await dataProvider.restoreMany(foods.name, { ids: [dish.id], meta });
        void queryClient.invalidateQueries({ queryKey: [foods.name] });
        await readAgain();
        return text('editor.restored', { name: dish.title });
      });
    } catch (error) {
      fail(error);
    }
  };
  const latest = useRef({ toggleStop, selection, onOpen });
  latest.current = { toggleStop, selection, onOpen };
  const acts = useMemo(
    (): RowActs => ({
      toggle: (dish, isRange) => latest.current.selection.toggle(dish.id, isRange),
      stop: (dish) => void latest.current.toggleStop(dish),
      open: ({ id }) => latest.current.onOpen(id),
      menu: (dish, anchor) => setMenu({ dish, anchor }),
    }),
    [],
  );
  const layer: ReactNode = (
    <>
      {copyLayer}
      {menu && (
        <DishMenu
          {...menu}
          onClose={() => setMenu(undefined)}
          onOpen={({ id }) => onOpen(id)}
          copies={copies}
          onPick={(dish) => selection.put([dish.id], true)}
          onDelete={(dish) => void remove(dish)}
        />
      )}
    </>
  );
  return { acts, layer, stop };
};

interface DishMenuProps {
  readonly dish: Dish;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onOpen: (dish: Dish) => void;
  readonly onPick: (dish: Dish) => void;
  readonly copies: Copies | undefined;
  readonly onDelete: (dish: Dish) => void;
}

/** The menu of one row. */
const DishMenu = ({ dish, anchor, onClose, onOpen, onPick, copies, onDelete }: DishMenuProps) => {
  const may = useMay();
  const entry = (act: (dish: Dish) => void) => () => {
    onClose();
    act(dish);
  };
  return (
    <DropdownMenu anchor={anchor} onClose={onClose}>
      <MenuItem onClick={entry(onOpen)}>
        <ListItemIcon>
          <EditOutlined fontSize="small" />
        </ListItemIcon>
        {text('editor.open')}
      </MenuItem>
      <MenuItem onClick={entry(onPick)}>
        <ListItemIcon>
          <CheckBoxOutlined fontSize="small" />
        </ListItemIcon>
        {text('editor.pick')}
      </MenuItem>
      {copies && [
        <MenuItem key="duplicate" onClick={entry(copies.duplicate)}>
          <ListItemIcon>
            <ContentCopyOutlined fontSize="small" />
          </ListItemIcon>
          {copyWords.duplicate}
        </MenuItem>,
        <MenuItem key="copyTo" onClick={entry(copies.copyTo)}>
          <ListItemIcon>
            <StorefrontOutlined fontSize="small" />
          </ListItemIcon>
          {copyWords.to}
        </MenuItem>,
      ]}
      {may('foods', 'deleteMany') && (
        <MenuItem
          onClick={entry(onDelete)}
          sx={{ color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } }}
        >
          <ListItemIcon>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          {text('list.delete')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
};
