import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { text } from '../../../i18n/text';
import type { Resource } from '../../../kit/declaration/defineResource';
import type { Parents } from '../../../kit/declaration/Parents';
import { useCapability, useMay } from '../../../kit/parts/may';
import { useParents } from '../../../kit/queryRouter/ParentsContext';
import { type BoardColumn, fieldsOf } from '../../../kit/rows/BoardColumn';
import { type BoardFields, useBoardFields } from '../../../kit/rows/useBoardFields';
import { useCells } from '../../../kit/rows/useCells';
import { type RowSelection, useRowSelection } from '../../../kit/rows/useRowSelection';
import { copying } from '../../shared/copies';
import type { Dish, MenuBoard, Section } from './board';
import { columns, portion, price, title } from './columns';
import type { CellRights, RowActs } from './DishRow';
import type { Sight } from './Editor';
import { AddSection, DropdownMenu } from './laterParts';
import type { useBoard } from './useBoard';
import { useBulkActs } from './useBulkActs';
import { useCopies } from './useCopies';
import { type DishChanges, useDishChanges } from './useDishChanges';
import { useEntries } from './useEntries';
import { useKeyboardMove } from './useKeyboardMove';
import { useOrder } from './useOrder';
import { usePaste } from './usePaste';
import { usePhotos } from './usePhotos';
import { useSectionActs } from './useSectionActs';

interface EditingOf {
  readonly at: ReturnType<typeof useBoard>;
  readonly board: MenuBoard;
  readonly foods: Resource;
  readonly categories: Resource;
  /** The categories with the dishes that are shown. */
  readonly shown: readonly Section[];
  readonly sight: Sight;
  readonly onOpen: (id: number) => void;
}

/** Everything that is done to a menu where it stands, as far as this person may, and what opens over it meanwhile. */
export const useEditing = ({ at, board, foods, categories, shown, sight, onOpen }: EditingOf) => {
  const { pointId = '', menuId = '' } = useParents();
  const may = useMay();
  const canOrder = useCapability('order') && may('categories', 'order');
  const { fields, rights, canCreate } = useRights(foods);
  const [isAdding, setAdding] = useState(false);
  const openForm = () => setAdding(true);
  const parentsOf = useParentsOf(board.sections);
  const { all, ids, selection } = useTicks(shown);
  const { keep, dishOf } = at;
  const { reveal } = sight;
  const cells = useCells<Dish>({
    resource: foods,
    columns,
    fields,
    recordOf: dishOf,
    parentsOf,
    ids,
    keep,
    reveal,
  });
  const entries = useEntries({ at, sections: board.sections, foods, fields, pointId });
  const photos = usePhotos({ at, board, foods, fields, parentsOf });
  const order = useOrder(at, menuId);
  const { lift, hint } = useKeyboardMove({ at, order, reveal });
  const changes = useDishChanges(at);
  const rows = useRowActs({ foods, changes, selection, onOpen });
  const bulk = useBulkActs({ at, board, selection, foods, changes });
  const sections = useSectionActs({
    at,
    categories,
    onPick: (section) => selection.put(idsOf([section]), true),
    onAdd: openForm,
    onReveal: sight.toGroup,
    onStep: canOrder ? order.step : undefined,
  });
  return {
    ...usePaste(entries),
    fields,
    rights,
    canOrder,
    canCreate,
    parentsOf,
    all,
    selection,
    cells,
    entries,
    photos,
    order,
    lift,
    rows,
    bulk,
    sections,
    onAdd: may('categories', 'create') ? openForm : undefined,
    layer: (
      <>
        {hint}
        {rows.layer}
        {bulk.layer}
        {sections.layer}
        {isAdding && (
          <AddSection
            categories={categories}
            onAdded={() => void at.readAgain()}
            onClosed={() => setAdding(false)}
          />
        )}
        {photos.layer}
      </>
    ),
  };
};

/** Where a dish stands, as its form and its calls name it. */
const useParentsOf = (sections: readonly Section[]): ((dish: Dish) => Parents) => {
  const { pointId = '' } = useParents();
  return useCallback(
    ({ category }) => {
      const section = sections.find(({ id }) => id === category);
      return { pointId, type: section?.kind ?? 'food', categoryId: String(category) };
    },
    [sections, pointId],
  );
};

const idsOf = (sections: readonly Section[]): readonly number[] =>
  sections.flatMap(({ rows }) => rows.map(({ id }) => id));

/** The dishes that are shown, in their order, and which of them are ticked. */
const useTicks = (shown: readonly Section[]) => {
  const all = useMemo(() => idsOf(shown), [shown]);
  const latest = useRef<readonly Identifier[]>(all);
  latest.current = all;
  const ids = useCallback(() => latest.current, []);
  return { all, ids, selection: useRowSelection(ids) };
};

/** What this person may see and change in the rows, as the sections and their role say. */
const useRights = (
  foods: Resource,
): { readonly fields: BoardFields; readonly rights: CellRights; readonly canCreate: boolean } => {
  const fields = useBoardFields(foods);
  const may = useMay();
  const canUpdate = may('foods', 'update');
  const canStop = may('stopList', 'change');
  const rights = useMemo((): CellRights => {
    const writable = (column: BoardColumn<Dish>) =>
      canUpdate && fields.canWrite(column, 'edit') ? fields.field(fieldsOf(column)[0] ?? '') : undefined;
    const marks = fields.field('marks')?.options ?? [];
    return {
      title: writable(title),
      portion: writable(portion),
      price: writable(price),
      seesPortion: fields.canSee(portion),
      seesPrice: fields.canSee(price),
      canStop,
      resource: foods.name,
      markTitles: new Map(marks.map(({ value, title: words }) => [Number(value), words])),
    };
  }, [fields, canUpdate, canStop, foods]);
  return { fields, rights, canCreate: may('foods', 'create') && fields.canWrite(title, 'create') };
};

interface ActsOf {
  readonly foods: Resource;
  readonly changes: DishChanges;
  readonly selection: RowSelection;
  readonly onOpen: (id: number) => void;
}

/** What a row asks of the board, and its menu. */
const useRowActs = ({ foods, changes, selection, onOpen }: ActsOf) => {
  const may = useMay();
  const [menu, setMenu] = useState<{ readonly dish: Dish; readonly anchor: HTMLElement }>();
  const copies = useCopies({
    resource: foods,
    copying,
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
