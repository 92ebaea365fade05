import type { MoreParents, Parents } from '../../kit/declaration/Parents';
import type { RouteKind } from '../../kit/declaration/ResourceDeclaration';
import { isMissing } from '../../kit/parts/isMissing';
import { useParentRecord } from '../../kit/parts/useParentRecord';
import { messages } from './messages';

/**
 * A category is read and saved below its menu's point, which the address does not name: the menu does. If the menu
 * cannot be read, that failure stands in place of the page.
 */
export const useMenuPoint = ({ menuId }: Parents, page: RouteKind): MoreParents => {
  const { data: menu, error, refetch } = useParentRecord('menus', menuId, { page });
  if (isMissing(error)) return { status: 'missing', error, ...missing };
  if (menu) {
    const pointId: unknown = menu.point?.id ?? menu.point_id;
    return { status: 'ready', parents: pointId === undefined ? {} : { pointId: String(pointId) } };
  }
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
