import type { MoreParents, Parents } from '../../src/kit/resourceDeclaration';
import { useParentRecord } from '../../src/kit/useParentRecord';

/**
 * A category is read and saved below its menu's point, which the address does not name: the menu does. If the menu
 * cannot be read, that failure stands in place of the page (2§2).
 */
export const useMenuPoint = ({ menuId }: Parents): MoreParents => {
  const { data: menu, error, refetch } = useParentRecord('menus', menuId);
  if (menu) {
    const pointId: unknown = menu.point?.id ?? menu.point_id;
    return { status: 'ready', parents: pointId === undefined ? {} : { pointId: String(pointId) } };
  }
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'pending' };
};
