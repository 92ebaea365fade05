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

/** Pages beside the address of their entry: `/menu`, `/menu/foods`, `/menu/categories/...` of the menu list, roles of the staff. */
const BESIDE: Readonly<Record<string, string>> = { '/menu/list': '/menu', '/team/staff': '/team/roles' };

/** Whether a page belongs to a sidebar entry: its own address and what lies under it; the closest entry wins. */
export const isCurrentItem = (path: string, pathname: string, paths: readonly string[]): boolean => {
  const owner = paths.filter((other) => isUnder(pathname, other)).sort((a, b) => b.length - a.length)[0];
  if (owner !== undefined) return owner === path;
  const beside = BESIDE[path];
  return beside !== undefined && isUnder(pathname, beside);
};

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
