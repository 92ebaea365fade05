import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { limits } from '../../../contract/limits';
import type { CarteDataProvider } from '../../../dataProvider/CarteDataProvider';
import { decodeKindId, plainId } from '../../../dataProvider/kindId';
import { bulkWords } from '../../../i18n/bulkWords';
import { shownText, text } from '../../../i18n/text';
import { OVER_BAR } from '../../../kit/bulk/ActsBar';
import { useBulkChange } from '../../../kit/bulk/useBulkChange';
import { type Answer, isLeft, isTaken } from '../../../kit/change/outcomes';
import { ReceiptDialog } from '../../../kit/change/Receipt';
import type { BulkActProps } from '../../../kit/declaration/BulkAct';
import { DropdownMenu } from '../../../kit/parts/DropdownMenu';
import { shownError } from '../../../kit/parts/shownError';
import { useSayUndoable } from '../../../kit/parts/useSayUndoable';
import { useCategory } from '../useCategory';

const words = bulkWords.move;

/** To which category of their menu and kind many dishes go. */
export const MoveMenu = ({ target, anchor, onClosed }: BulkActProps) => {
  const act = useBulkChange(target);
  const { fail } = useSayUndoable();
  const [answer, setAnswer] = useState<Answer>();
  const [isChosen, setChosen] = useState(false);
  const { rows, error } = useCategories(target.parents);
  const move = async ({ id, title }: RaRecord): Promise<void> => {
    setChosen(true);
    const moved = await act.run(
      target.ids.map((each) => ({ id: plainId(each) })),
      { move: { category_id: Number(decodeKindId(id).id) } },
    );
    if (!moved) fail(act.error());
    else {
      target.onDone?.();
      if (moved.results.some(isLeft)) return setAnswer(moved);
      const what = target.countOf(moved.results.filter(isTaken).length);
      act.say(shownText(words.done, { name: title, what }), moved);
    }
    onClosed();
  };
  const note = target.countOf(target.ids.length);
  if (answer) return <ReceiptDialog {...{ act, answer, note, onClosed }} title={words.title} />;
  if (isChosen) return null;
  const say = (said: string) => <MenuItem disabled>{said}</MenuItem>;
  return (
    <DropdownMenu anchor={anchor} gap={OVER_BAR} onClose={onClosed}>
      <MenuItem disabled className="strong ink" style={{ opacity: 1 }}>
        {`${words.label}: ${note}`}
      </MenuItem>
      {error && say(shownError(error, words.failed))}
      {!error && !rows && say(text('common.loading'))}
      {rows?.length === 0 && say(words.none)}
      {rows?.map((category) => (
        <MenuItem key={category.id} onClick={() => void move(category)}>
          {category.title}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
};

/** The categories of the menu that the dishes stand in, of their kind, without their own. */
const useCategories = (parents: BulkActProps['target']['parents']) => {
  const dataProvider = useDataProvider<CarteDataProvider>();
  const { type = '', categoryId = '', menuId } = parents;
  const { data: own } = useCategory(parents);
  const menu = menuId ?? (own?.menu?.id === undefined ? undefined : String(own.menu.id));
  const { data, error } = useQuery({
    queryKey: ['categories', 'toMoveTo', menu, type],
    queryFn: async ({ signal }) => {
      const { data: all } = await dataProvider.getList('categories', {
        pagination: { page: 1, perPage: limits.maxPageSize },
        filter: { type },
        meta: { parents: { menuId: String(menu) } },
        signal,
      });
      return all;
    },
    enabled: menu !== undefined,
  });
  return { rows: data?.filter(({ id }) => decodeKindId(id).id !== categoryId), error };
};
