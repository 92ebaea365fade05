import type { Parents } from '../../kit/declaration/Parents';

const KEY = 'carte.menuView';

type MenuView = 'board' | 'list';

/** Menus open as they were looked at last: on this device, and as a list until somebody has chosen. */
export const menuView = (): MenuView => {
  try {
    return localStorage.getItem(KEY) === 'board' ? 'board' : 'list';
  } catch {
    return 'list';
  }
};

export const rememberView = (view: MenuView): void => {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A full storage forgets it: menus open as a list.
  }
};

export const boardAddress = ({ pointId = '', menuId = '' }: Parents): string =>
  `/menu/editor?${new URLSearchParams({ pointId, menuId })}`;

export const listAddress = (menuId: string): string => `/menu?${new URLSearchParams({ id: menuId })}`;
