import { permissionPath } from '../../contract/permissionPath';
import { PERMISSION_KEYS, type PermissionKey } from '../../contract/vocabulary';

/** `/menu`, `/menu/foods`, `/menu/categories/...` are pages of the menu list: they belong to its entry. */
const MENU_LIST: PermissionKey = 'menu_list';

/** What members may do stands beside who they are. */
const STAFF: PermissionKey = 'team_staff';

/** The sidebar's entry that a page belongs to: its own address and what lies under it; undefined = everybody's page, or none. */
export const areaOf = (pathname: string): PermissionKey | undefined =>
  PERMISSION_KEYS.find((key) => isUnder(pathname, permissionPath(key))) ??
  (isUnder(pathname, '/menu') ? MENU_LIST : isUnder(pathname, '/team/roles') ? STAFF : undefined);

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
