import { useFollowingChoice } from '../../kit/chooser/useChosenParent';
import type { MoreParents, Parents } from '../../kit/declaration/Parents';
import type { RouteKind } from '../../kit/declaration/ResourceDeclaration';
import { isMissing } from '../../kit/parts/isMissing';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { pointChoice } from '../shared/pointChoice';
import { messages } from './messages';

/**
 * A category is read and saved below its menu's point, which the address does not name: the menu does. If the menu
 * cannot be read, that failure stands in place of the page.
 */
export const useMenuPoint = ({ menuId }: Parents, page: RouteKind): MoreParents => {
  const { data: menu, error, refetch } = useParentRecord('menus', menuId, { page });
  const found: unknown = menu?.point?.id ?? menu?.point_id;
  const pointId = found === undefined ? undefined : String(found);
  useFollowingChoice(pointChoice, pointId);
  if (isMissing(error)) return { status: 'missing', error, ...missing };
  if (menu) return { status: 'ready', parents: pointId === undefined ? {} : { pointId } };
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'pending' };
};

const missing = {
  title: messages.menuMissing,
  hint: messages.menuMissingHint,
  ways: [
    { to: '/menu/list', label: messages.menus },
    { to: '/menu/list/deleted', label: messages.deletedMenus },
  ],
} as const;
