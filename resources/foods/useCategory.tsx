import { categoryKindOf } from '../../contract/vocabulary';
import { encodeKindId } from '../../dataProvider/kindId';
import { useFollowingChoice } from '../../kit/chooser/useChosenParent';
import { type MoreParents, nothingMore, type Parents } from '../../kit/declaration/Parents';
import type { RouteKind } from '../../kit/declaration/ResourceDeclaration';
import { isMissing } from '../../kit/parts/shownError';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { Redirect } from '../../kit/queryRouter/Redirect';
import { menusOf, pointChoice } from '../shared/pointChoice';
import { messages } from './messages';

/** The category that the foods stand in. Without it the page still works, under more general words. */
export const useCategory = ({ pointId = '', type, categoryId }: Parents, page?: RouteKind) => {
  const kind = categoryKindOf(type);
  const id = kind && categoryId !== undefined ? encodeKindId(kind, categoryId) : undefined;
  return useParentRecord('categories', id, { parents: { pointId }, ...(page && { page }) });
};

/** Whether the category is there, below the point of the address; a page that adds a food waits to know. */
export const useCategoryPlace = (own: Parents, page: RouteKind): MoreParents => {
  const { data: category, error, isPending } = useCategory(own, page);
  const pointId: unknown = category?.point?.id;
  const isElsewhere = pointId !== undefined && String(pointId) !== own.pointId;
  useFollowingChoice(pointChoice, category && !isElsewhere ? own.pointId : undefined);
  // Of an unknown kind nothing can be named: the parameter is as good as missing.
  if (!categoryKindOf(own.type)) return { status: 'none', content: <Redirect to="/menu/list" replace /> };
  if (isMissing(error) || isElsewhere) return { status: 'missing', ...missingAt(own) };
  return isPending && page === 'create' ? { status: 'pending' } : nothingMore;
};

const missingAt = (own: Parents) => ({
  title: messages.categoryMissing,
  hint: messages.categoryMissingHint,
  ways: [
    { to: menusOf(own), label: messages.menus },
    {
      to: `/menu/list/deleted?${new URLSearchParams({ pointId: own.pointId ?? '' })}`,
      label: messages.deletedMenus,
    },
  ],
});
