/** `/menu`, `/menu/foods`, `/menu/categories/...` are pages of the menu list: they belong to its entry. */
const MENU_LIST = '/menu/list';

/** Whether a page belongs to a sidebar entry: its own address and what lies under it; the closest entry wins. */
export const isCurrentItem = (path: string, pathname: string, paths: readonly string[]): boolean => {
  const owner = paths.filter((other) => isUnder(pathname, other)).sort((a, b) => b.length - a.length)[0];
  if (owner !== undefined) return owner === path;
  return path === MENU_LIST && isUnder(pathname, '/menu');
};

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
